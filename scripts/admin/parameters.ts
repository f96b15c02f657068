import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Returns the parameters with which a project is deployed. `functionsFolder` holds `.env.<project id>`. */
export function readDeployParameters(
  projectId: string,
  functionsFolder: string,
): Readonly<Record<string, string | undefined>> {
  const file = join(functionsFolder, `.env.${projectId}`);
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}
