import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/**
 * Returns the path of an executable on PATH, or null. Does not resolve symbolic links, because
 * programs such as rustup act by the name that they are called by.
 */
export function findOnPath(name: string, env: NodeJS.ProcessEnv): string | null {
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    const candidate = resolve(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Try the next folder.
    }
  }
  return null;
}
