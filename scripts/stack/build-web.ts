import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstPage } from '@contract/schemas/first-page';
import { SHELL } from '../../web/src/lib/shell';
import { linksFor, writeBuiltPages } from './built-pages';
import { classesIn } from './first-styles';
import { inlineFirstStyles } from './inline-styles';
import { LOCAL, ROOT, VITE_CLI } from './paths';
import { replaceFolder } from './put-in-place';
import { run } from './run';
import { SAMPLE_PAGES, SAMPLE_PROFILES } from './sample-pages';
import { withTemporaryFolder } from './temporary-folder';

export const WEB_DIST = join(ROOT, 'web/dist');

/** The build that the function `page` loads, with the shell that belongs to it and the page to render into. */
export const FIRST_PAGE = join(ROOT, 'functions/lib/first-page');
/** The shell with the styles of its first paint in it. */
export const UNRENDERED_PAGE = 'unrendered-page.html';
/** The same with the styles of a profile. */
export const UNRENDERED_PROFILE = 'unrendered-profile.html';
const PROFILE_CODE = ['src/app/pages/profile-page.tsx', 'src/app/first-page/profile-pages.ts'];
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
      await writeUnrendered(firstPage, folder);
      replaceFolder(firstPage, FIRST_PAGE);
      replaceFolder(folder, WEB_DIST);
    });
  });
}

interface Renderer {
  readonly renderFirstPage: (unrendered: string, firstPage: FirstPage) => Promise<string>;
}

/**
 * Writes the pages to render into, with the styles of their first paint.
 * @param dist the build of web/
 */
async function writeUnrendered(firstPage: string, dist: string): Promise<void> {
  const renderer = pathToFileURL(join(firstPage, RENDERER)).href;
  const { renderFirstPage } = (await import(renderer)) as Renderer;
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const shell = read(SHELL);
  const withProfile = shell.replace('</head>', `${linksFor(dist, PROFILE_CODE)}</head>`);

  const write = async (name: string, page: string, samples: readonly FirstPage[]) => {
    const rendered = await Promise.all(samples.map((sample) => renderFirstPage(page, sample)));
    const classes = classesIn(rendered.join(''));
    writeFileSync(join(firstPage, name), inlineFirstStyles(page, classes, read));
  };
  writeFileSync(join(firstPage, SHELL), shell);
  await write(UNRENDERED_PAGE, shell, SAMPLE_PAGES);
  await write(UNRENDERED_PROFILE, withProfile, SAMPLE_PROFILES);
}
