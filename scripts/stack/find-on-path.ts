import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Returns a program's path, or null. Does not resolve links: `cargo` links to rustup, which needs that name. */
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
