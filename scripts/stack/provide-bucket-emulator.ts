import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './find-on-path';
import { LOCAL } from './paths';
import { runWithProgress } from './run';

const VERSION = 'v1.56.1';
const BIN_FOLDER = join(LOCAL, 'bin');
const PROGRAM = join(BIN_FOLDER, 'fake-gcs-server');

/** Returns the Cloud Storage emulator. Builds it if necessary. Returns null without Go or if the build fails. */
export async function provideBucketEmulator(env = process.env): Promise<string | null> {
  const go = findOnPath('go', env);
  if (!existsSync(PROGRAM) && go !== null) {
    await runWithProgress({
      title: 'Building the Cloud Storage emulator, once (about a minute)',
      command: 'env',
      args: [`GOBIN=${BIN_FOLDER}`, go, 'install', `github.com/fsouza/fake-gcs-server@${VERSION}`],
      advice: 'Could not build the Cloud Storage emulator. Its tests are skipped',
    }).catch((error: unknown) => {
      console.error(String(error));
    });
  }
  return existsSync(PROGRAM) ? PROGRAM : null;
}
