/**
 * Compares sizes with their limits in budget/budgets.ts: the HTML of rendered pages, the files that the home page loads
 * first, and the JavaScript of each page. With `--write`, also writes the sizes into docs/performance.md.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  BUDGETS,
  FORM_LIBRARY,
  largeScriptFaults,
  MODULES_NOT_BEFORE_A_TAP,
  NOT_IN_FIRST_JAVASCRIPT,
  pageScriptsBudget,
  unwantedModuleFaults,
} from './budget/budgets';
import { readFirstLoad } from './budget/first-load';
import { readPrecachedFiles } from './budget/precached-files';
import { type PageHtmlSizes, measurePageHtml } from './budget/page-html';
import { phonePictureSizes } from './budget/phone-picture-sizes';
import {
  type WebBuildInfo,
  scriptsAfterTaps,
  scriptsOnPage,
  unroutedScriptFaults,
} from './budget/route-loads';
import { type Route, ROUTES } from './budget/routes';
import { readChunkModules, readManifest } from './stack/build-manifest';
import { WEB_DIST } from './stack/build-web';
import { markdownTable } from './report/markdown-table';
import { writeSection } from './report/performance-document';
import { provideWebBuild } from './stack/builds';
import { runCommand } from './stack/run-command';

const trimmed = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const kilobytes = (bytes: number): string => trimmed(bytes).padStart(9);

type Sized = readonly [file: string, bytes: number];

const sumOf = (sizes: readonly Sized[]): number =>
  sizes.reduce((total, [, bytes]) => total + bytes, 0);

interface Weighed {
  readonly title: string;
  readonly sum: number;
  readonly budget: number;
}

/** Prints the sizes and whether their sum is within the budget. */
function weigh(title: string, sizes: readonly Sized[], budget: number): Weighed {
  const sum = sumOf(sizes);
  console.log(`\n${title}`);
  for (const [file, bytes] of sizes) console.log(`  ${kilobytes(bytes)}  ${file}`);
  console.log(`  ${kilobytes(sum)}  total, budget ${trimmed(budget)}`);
  return { title, sum, budget };
}

interface WeighedPage extends Weighed {
  /** The size in bytes of all scripts that the page can load, including the scripts that load after taps. */
  readonly afterTaps: number;
}

function weighPage(route: Route, build: WebBuildInfo): WeighedPage {
  const scripts = scriptsOnPage(route, build);
  return {
    title: route.title,
    sum: sumOf(scripts.map(brotli)),
    budget: pageScriptsBudget(scripts, build.chunkModules),
    afterTaps: sumOf(scriptsAfterTaps(route, build).map(brotli)),
  };
}

const weighedHtml = ({ title, headers, brotli }: PageHtmlSizes): Weighed => ({
  title: `HTML of ${title}`,
  sum: headers + brotli,
  budget: BUDGETS.html,
});

const tableOfHtml = (pages: readonly PageHtmlSizes[]): string =>
  markdownTable(
    ['HTML of a page', 'headers', 'brotli', 'together', 'budget', 'gzip'],
    pages.map(({ title, headers, brotli: body, gzip }) => [
      title,
      ...[headers, body, headers + body, BUDGETS.html, gzip].map(trimmed),
    ]),
  );

const loadTable = (weighed: readonly Weighed[]): string =>
  markdownTable(
    ['first visit of the home page', 'size', 'budget'],
    weighed.map(({ title, sum, budget }) => [title, ...[sum, budget].map(trimmed)]),
  );

const pageTable = (pages: readonly WeighedPage[]): string =>
  markdownTable(
    ['JavaScript of a page (brotli)', 'size', 'budget', 'after all taps'],
    pages.map(({ title, sum, budget, afterTaps }) => [
      title,
      ...[sum, budget, afterTaps].map(trimmed),
    ]),
  );

const faultsOf = (weighed: readonly Weighed[]): string[] =>
  weighed
    .filter(({ sum, budget }) => sum > budget)
    .map(
      ({ title, sum, budget }) =>
        `${title}: ${trimmed(sum)} exceeds the budget of ${trimmed(budget)}.`,
    );

const plain = (file: string): Sized => [file, readFileSync(join(WEB_DIST, file)).length];

const brotliSizes = new Map<string, number>();
function brotli(file: string): Sized {
  const bytes =
    brotliSizes.get(file) ?? brotliCompressSync(readFileSync(join(WEB_DIST, file))).length;
  brotliSizes.set(file, bytes);
  return [file, bytes];
}

await runCommand(async () => {
  await provideWebBuild();
  const first = readFirstLoad(WEB_DIST);
  const chunkModules = readChunkModules(WEB_DIST);
  const build: WebBuildInfo = { manifest: readManifest(WEB_DIST), chunkModules, first };
  const html = await measurePageHtml();
  const htmlTable = tableOfHtml(html);
  console.log(`\n${htmlTable}`);
  const fonts = globSync('assets/*.woff2', { cwd: WEB_DIST });
  const home = [
    weigh('First JavaScript (brotli)', first.scripts.map(brotli), BUDGETS.firstJavaScript),
    weigh('Style sheets of the shell (brotli)', first.styles.map(brotli), BUDGETS.shellStyles),
    weigh('Fonts, all subsets', fonts.map(plain), BUDGETS.fonts),
    weigh(
      'Cached by the service worker (brotli)',
      readPrecachedFiles(WEB_DIST).map(brotli),
      BUDGETS.installation,
    ),
    weigh('Pictures of 16 cards on a phone', await phonePictureSizes(), BUDGETS.phonePictures),
  ];
  const pages = ROUTES.map((route) => weighPage(route, build));
  const pagesTable = pageTable(pages);
  console.log(`\n${pagesTable}`);
  if (process.argv.includes('--write'))
    writeSection('budgets', [htmlTable, loadTable(home), pagesTable].join('\n\n'));
  const scriptsOf = (isWanted: (route: Route) => boolean) => [
    ...new Set(ROUTES.filter(isWanted).flatMap((route) => scriptsOnPage(route, build))),
  ];
  const faults = [
    ...faultsOf([...html.map(weighedHtml), ...home, ...pages]),
    ...largeScriptFaults(scriptsOf(() => true).map(plain)),
    ...unwantedModuleFaults(first.scripts, NOT_IN_FIRST_JAVASCRIPT, chunkModules),
    ...unwantedModuleFaults(
      scriptsOf(({ usesChakra }) => usesChakra !== true),
      MODULES_NOT_BEFORE_A_TAP,
      chunkModules,
    ),
    ...unwantedModuleFaults(
      scriptsOf(({ hasNoForm }) => hasNoForm === true),
      FORM_LIBRARY,
      chunkModules,
    ),
    ...unroutedScriptFaults(ROUTES, build),
  ];
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
});
