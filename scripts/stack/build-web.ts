import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstPage } from '@contract/schemas/first-page';
import {
  UNRENDERED_PAGE_FILES,
  type UnrenderedPage,
} from '../../functions/src/gateways/first-page/page-renderer';
import { ITEM_LINKS_PATTERN } from '../../web/src/lib/rendered-page';
import { SHELL } from '../../web/src/lib/shell';
import { LOCAL_FOLDER, ROOT, VITE_CLI } from '../lib/paths';
import { replaceFolder } from '../lib/put-in-place';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { assetLinksForModules, requireStyles, writeBuiltPages } from './built-pages';
import { classesIn, firstStyles } from './first-styles';
import { inlineStyles, styleSheetsIn } from './inline-styles';
import { runProgram } from './run';
import {
  SAMPLE_HOME_PAGES,
  SAMPLE_ITEM_PAGES,
  SAMPLE_LIST_PAGES,
  SAMPLE_PROFILE_PAGES,
} from './sample-pages';

export const WEB_DIST = join(ROOT, 'web/dist');

/**
 * The folder of the files that the function `page` loads: the renderer of first pages, the shell, and the HTML pages
 * into which the renderer writes.
 */
export const FIRST_PAGE_FOLDER = join(ROOT, 'functions/lib/first-page');
const RENDERER = 'render-first-page.js';
const FIRST_PAGE_SOURCE = 'src/app/first-page/render-first-page.tsx';
const BUILT_PAGES_SOURCE = 'src/app/built-pages/render-built-pages.tsx';

async function build(folder: string, args: readonly string[] = []): Promise<void> {
  const output = ['--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  await runProgram(process.execPath, [VITE_CLI, 'build', ...output, ...args], {
    cwd: join(ROOT, 'web'),
    failure: 'The web build failed. Fix the errors above, then try again.',
  });
}

/**
 * Builds web/ for production, with its built pages, and the renderer for the function `page`. When everything is built,
 * replaces the folders of the previous build.
 */
export async function buildWeb(): Promise<void> {
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  // The temporary folders are as deep in the repository as web/dist, because the paths in source maps are relative.
  await withTemporaryFolder(join(LOCAL_FOLDER, 'web-build-'), async (folder) => {
    await withTemporaryFolder(join(LOCAL_FOLDER, 'first-page-'), async (firstPage) => {
      await build(folder);
      await withTemporaryFolder(join(LOCAL_FOLDER, 'built-pages-'), async (renderer) => {
        await build(renderer, ['--ssr', BUILT_PAGES_SOURCE]);
        await writeBuiltPages(folder, join(renderer, 'render-built-pages.js'));
      });
      await build(firstPage, ['--ssr', FIRST_PAGE_SOURCE]);
      await writeUnrenderedPages(folder, firstPage, join(firstPage, RENDERER));
      replaceFolder(firstPage, FIRST_PAGE_FOLDER);
      replaceFolder(folder, WEB_DIST);
    });
  });
}

interface Row {
  readonly file: string;
  /** Modules that the page needs in addition to the modules that the shell loads. */
  readonly code: readonly string[];
  /** Sample pages. Every class that the page can have occurs on one of them. */
  readonly samples: readonly FirstPage[];
}

const ROWS: Readonly<Record<UnrenderedPage, Row>> = {
  home: { file: UNRENDERED_PAGE_FILES.home, code: [], samples: SAMPLE_HOME_PAGES },
  item: { file: UNRENDERED_PAGE_FILES.item, code: [], samples: SAMPLE_ITEM_PAGES },
  list: { file: UNRENDERED_PAGE_FILES.list, code: [], samples: SAMPLE_LIST_PAGES },
  profile: {
    file: UNRENDERED_PAGE_FILES.profile,
    code: ['src/app/pages/profile-page.tsx', 'src/app/first-page/profile-first-page-kind.ts'],
    samples: SAMPLE_PROFILE_PAGES,
  },
};

interface Renderer {
  readonly renderFirstPage: (unrendered: string, firstPage: FirstPage) => Promise<string>;
}

/**
 * Writes into `folder` the shell, and the HTML pages into which the renderer writes.
 * @param dist the folder with the build of web/
 * @param renderer the path of the built file that exports `renderFirstPage`
 */
async function writeUnrenderedPages(dist: string, folder: string, renderer: string): Promise<void> {
  const { renderFirstPage } = (await import(pathToFileURL(renderer).href)) as Renderer;
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const shell = read(SHELL);
  writeFileSync(join(folder, SHELL), shell);
  for (const [name, { file, code, samples }] of Object.entries(ROWS)) {
    const linked = shell.replace('</head>', `${assetLinksForModules(dist, code)}</head>`);
    // Only the HTML of item pages keeps the links to the styles of the item. In the HTML of other pages, these styles
    // would be inline, and their hashes would make the content security policy longer.
    const page = name === 'item' ? linked : linked.replace(ITEM_LINKS_PATTERN, '');
    const rendered = await Promise.all(samples.map((sample) => renderFirstPage(shell, sample)));
    const classes = classesIn(rendered.join(''));
    const sheets = styleSheetsIn(page).map(read);
    // Does not check the item page, because it loads the styles of the item by links.
    if (name !== 'item') requireStyles(name, classes, sheets.join(''));
    const styled = inlineStyles(page, (path) => firstStyles(read(path), classes, sheets));
    writeFileSync(join(folder, file), styled);
  }
}
