import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/**
 * Returns the path of a program, or null. Does not resolve symbolic links, because some programs depend on the name of
 * the link. For example, `cargo` is a link to rustup.
 */
export function findOnPath(name: string, env: NodeJS.ProcessEnv): string | null {
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    const candidate = resolve(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // This folder of PATH does not contain the program. Continues with the next folder.
    }
  }
  return null;
}
