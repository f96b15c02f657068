import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT, VITE_CLI } from './paths';
import { replaceFolder } from './put-in-place';
import { run } from './run';
import { withTemporaryFolder } from './temporary-folder';

export const WEB_DIST = join(ROOT, 'web/dist');

/** Builds web/ for production and replaces web/dist atomically. */
export async function buildWeb(): Promise<void> {
  mkdirSync(LOCAL, { recursive: true });
  // At the same depth as web/dist, because source maps have relative paths.
  await withTemporaryFolder(join(LOCAL, 'web-build-'), async (folder) => {
    const args = ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
    await run(process.execPath, [VITE_CLI, ...args], {
      cwd: join(ROOT, 'web'),
      failure: 'The web build failed. Fix the errors above, then try again.',
    });
    replaceFolder(folder, WEB_DIST);
  });
}
