import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Returns the path of a program, or null. Does not resolve links: `cargo`, for example, links to rustup, which needs to be called `cargo`. */
export function findOnPath(name: string, env: NodeJS.ProcessEnv): string | null {
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    const candidate = resolve(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // The folder has no such program, so looks in the next one.
    }
  }
  return null;
}
