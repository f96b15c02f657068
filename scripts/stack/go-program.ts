import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_FOLDER } from '../lib/paths';
import { findOnPath } from './find-on-path';
import { runWithProgress } from './run';

const BIN_FOLDER = join(LOCAL_FOLDER, 'bin');

export interface GoProgram {
  /** The name of the program in messages, such as 'the Cloud Storage emulator'. */
  readonly noun: string;
  readonly module: string;
  readonly version: string;
}

/**
 * Returns the path of a program written in Go. Builds the program if necessary. Returns null if Go is missing or the
 * build fails.
 */
export async function provideGoProgram(
  { noun, module, version }: GoProgram,
  env: NodeJS.ProcessEnv,
): Promise<string | null> {
  const program = join(BIN_FOLDER, module.split('/').at(-1) ?? '');
  const go = findOnPath('go', env);
  if (!existsSync(program) && go !== null) {
    await runWithProgress({
      title: `Building ${noun}, once (about a minute)`,
      command: 'env',
      args: [`GOBIN=${BIN_FOLDER}`, go, 'install', `${module}@${version}`],
      advice: `Could not build ${noun}. Its tests are skipped`,
    }).catch((error: unknown) => {
      console.error(String(error));
    });
  }
  return existsSync(program) ? program : null;
}
