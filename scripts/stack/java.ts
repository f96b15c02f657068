import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './find-on-path';

/** `java` from JAVA_HOME or PATH, or null. */
export function findJava(env: NodeJS.ProcessEnv): string | null {
  const home = env['JAVA_HOME'];
  if (home && existsSync(join(home, 'bin/java'))) return join(home, 'bin/java');
  return findOnPath('java', env);
}
