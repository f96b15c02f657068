import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT, VITE_CLI } from './paths';
import { replaceFolder } from './put-in-place';
import { run } from './run';
import { withTemporaryFolder } from './temporary-folder';

/** The folder that Hosting serves. */
export const WEB_DIST = join(ROOT, 'web/dist');

/** Vite's production build of web/, which appears in its folder whole. */
export async function buildWeb(): Promise<void> {
  mkdirSync(LOCAL, { recursive: true });
  // As deep as web/dist, since source maps name their sources from where they lie.
  await withTemporaryFolder(join(LOCAL, 'web-build-'), async (folder) => {
    const args = ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
    await run(process.execPath, [VITE_CLI, ...args], {
      cwd: join(ROOT, 'web'),
      failure: 'The web build failed: mend what is printed above, then run this again.',
    });
    replaceFolder(folder, WEB_DIST);
  });
}
