import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeBuiltPages } from './built-pages';
import { LOCAL, ROOT, VITE_CLI } from './paths';
import { replaceFolder } from './put-in-place';
import { run } from './run';
import { withTemporaryFolder } from './temporary-folder';
import { writeUnrenderedPages } from './unrendered-pages';

export const WEB_DIST = join(ROOT, 'web/dist');

/** The build that the function `page` loads, with the shell that belongs to it and the pages to render into. */
export const FIRST_PAGE = join(ROOT, 'functions/lib/first-page');
const RENDERER = 'render-first-page.js';
const FIRST_PAGE_SOURCE = 'src/app/first-page/render-first-page.tsx';
const BUILT_PAGES_SOURCE = 'src/app/built-pages/render-built-pages.tsx';

async function build(folder: string, args: readonly string[] = []): Promise<void> {
  const output = ['--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  await run(process.execPath, [VITE_CLI, 'build', ...output, ...args], {
    cwd: join(ROOT, 'web'),
    failure: 'The web build failed. Fix the errors above, then try again.',
  });
}

/** Builds web/ for production, with its built pages, and for the function `page`. Replaces both atomically. */
export async function buildWeb(): Promise<void> {
  mkdirSync(LOCAL, { recursive: true });
  // At the same depth as web/dist, because source maps have relative paths.
  await withTemporaryFolder(join(LOCAL, 'web-build-'), async (folder) => {
    await withTemporaryFolder(join(LOCAL, 'first-page-'), async (firstPage) => {
      await build(folder);
      await withTemporaryFolder(join(LOCAL, 'built-pages-'), async (renderer) => {
        await build(renderer, ['--ssr', BUILT_PAGES_SOURCE]);
        await writeBuiltPages(folder, join(renderer, 'render-built-pages.js'));
      });
      await build(firstPage, ['--ssr', FIRST_PAGE_SOURCE]);
      await writeUnrenderedPages(folder, firstPage, join(firstPage, RENDERER));
      replaceFolder(firstPage, FIRST_PAGE);
      replaceFolder(folder, WEB_DIST);
    });
  });
}
