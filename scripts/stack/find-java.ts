import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './find-on-path';

/** Returns the path of `java`, regardless of its version, or null if there is none. */
export function findJava(env: NodeJS.ProcessEnv): string | null {
  const home = env['JAVA_HOME'];
  if (home && existsSync(join(home, 'bin/java'))) return join(home, 'bin/java');
  return findOnPath('java', env);
}
