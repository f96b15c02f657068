import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstPage } from '@contract/schemas/first-page';
import {
  UNRENDERED_FILES,
  type UnrenderedPage,
} from '../../functions/src/gateways/first-page/page-renderer';
import { ITEM_LINKS } from '../../web/src/lib/rendered-page';
import { SHELL } from '../../web/src/lib/shell';
import { linksFor, requireStyles, writeBuiltPages } from './built-pages';
import { classesIn, firstStyles } from './first-styles';
import { inlineStyles, styleSheetsIn } from './inline-styles';
import { LOCAL, ROOT, VITE_CLI } from './paths';
import { replaceFolder } from './put-in-place';
import { runProgram } from './run';
import { SAMPLE_HOME, SAMPLE_ITEMS, SAMPLE_LISTS, SAMPLE_PROFILES } from './sample-pages';
import { withTemporaryFolder } from './temporary-folder';

export const WEB_DIST = join(ROOT, 'web/dist');

/** The folder with what the function `page` loads: the renderer of first pages, the shell, and the pages to render into. */
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

/** Builds web/ for production with its built pages, and the renderer for the function `page`. Replaces the folders of the last build when both are finished. */
export async function buildWeb(): Promise<void> {
  mkdirSync(LOCAL, { recursive: true });
  // Uses temporary folders at the same depth as web/dist, because source maps have relative paths.
  await withTemporaryFolder(join(LOCAL, 'web-build-'), async (folder) => {
    await withTemporaryFolder(join(LOCAL, 'first-page-'), async (firstPage) => {
      await build(folder);
      await withTemporaryFolder(join(LOCAL, 'built-pages-'), async (renderer) => {
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
  /** Modules that the page loads in addition to the modules of the first load. */
  readonly code: readonly string[];
  /** Sample pages that together have every class that the page can have. */
  readonly samples: readonly FirstPage[];
}

const ROWS: Readonly<Record<UnrenderedPage, Row>> = {
  home: { file: UNRENDERED_FILES.home, code: [], samples: SAMPLE_HOME },
  item: { file: UNRENDERED_FILES.item, code: [], samples: SAMPLE_ITEMS },
  list: { file: UNRENDERED_FILES.list, code: [], samples: SAMPLE_LISTS },
  profile: {
    file: UNRENDERED_FILES.profile,
    code: ['src/app/pages/profile-page.tsx', 'src/app/first-page/profile-pages.ts'],
    samples: SAMPLE_PROFILES,
  },
};

interface Renderer {
  readonly renderFirstPage: (unrendered: string, firstPage: FirstPage) => Promise<string>;
}

/**
 * Writes the shell and the pages to render into, beside the renderer.
 * @param dist the build of web/
 * @param renderer the file of the build that exports `renderFirstPage`
 */
async function writeUnrenderedPages(dist: string, folder: string, renderer: string): Promise<void> {
  const { renderFirstPage } = (await import(pathToFileURL(renderer).href)) as Renderer;
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const shell = read(SHELL);
  writeFileSync(join(folder, SHELL), shell);
  for (const [name, { file, code, samples }] of Object.entries(ROWS)) {
    const linked = shell.replace('</head>', `${linksFor(dist, code)}</head>`);
    // Writes these links only into the item page. In other pages, they would add hashes of styles to the content security policy.
    const page = name === 'item' ? linked : linked.replace(ITEM_LINKS, '');
    const rendered = await Promise.all(samples.map((sample) => renderFirstPage(shell, sample)));
    const classes = classesIn(rendered.join(''));
    const sheets = styleSheetsIn(page).map(read);
    // Does not check the pages with an open item, because they load the styles of the item by links.
    if (name !== 'item') requireStyles(name, classes, sheets.join(''));
    const styled = inlineStyles(page, (path) => firstStyles(read(path), classes, sheets));
    writeFileSync(join(folder, file), styled);
  }
}
