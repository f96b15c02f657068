import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/**
 * The path of an executable on PATH, or null. Links stay as they are: some programs go by the name
 * that they are called by.
 */
export function findOnPath(name: string, env: NodeJS.ProcessEnv): string | null {
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    const candidate = resolve(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}
