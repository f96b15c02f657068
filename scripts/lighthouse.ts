/**
 * Runs Lighthouse as a phone for every page that visitors see, on the built product with demo data: `npm run
 * lighthouse`. `-- PATH…` measures only the given routes or paths, prints the table, and does not write it to a
 * document. `--runs N` sets how often each page is measured.
 */
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { withDemoProduct } from './demo/demo-product';
import { pickFreePort } from './lib/ports';
import { Problem } from './lib/problem';
import {
  failedAudits,
  FIGURE_NAMES,
  medianFigures,
  type LighthouseRun,
} from './lighthouse/figures';
import { goalsOf } from './lighthouse/page-goals';
import { demoPaths } from './phone/demo-paths';
import { parseRunCount } from './phone/measure-options';
import { pathOf, type MeasuredPage, selectMeasuredPages } from './phone/measured-pages';
import { machineLoadNote } from './report/machine-load-note';
import { markdownTable } from './report/markdown-table';
import { writeSection } from './report/performance-document';
import { runCommand } from './stack/run-command';
import { withChromium } from './stack/with-chromium';

/**
 * How often a measurement is tried. On a busy machine, Chromium sometimes loses the start of a trace, and the
 * measurement fails.
 */
const ATTEMPTS = 3;

/** The categories that should have a score of 100. */
const FAULTLESS_CATEGORIES = ['accessibility', 'best-practices', 'seo'];

async function scriptsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
}

/** Runs Lighthouse in a new browser, so that no cache or heap of an earlier attempt affects the result. */
async function attempt(url: string) {
  const port = await pickFreePort();
  return withChromium(async () => {
    // Also measures the page for unknown paths, which has status 404.
    const flags = { port, output: 'json', logLevel: 'error', ignoreStatusCode: true } as const;
    return (await lighthouse(url, flags))?.lhr;
  }, [`--remote-debugging-port=${port}`]);
}

async function runOnce(url: string): Promise<LighthouseRun> {
  const failures: string[] = [];
  while (failures.length < ATTEMPTS) {
    const result = await attempt(url);
    if (result && !result.runtimeError)
      return { lighthouse: result, scripts: await scriptsOf(url) };
    failures.push(result?.runtimeError?.message ?? 'no result');
  }
  throw new Problem(`Lighthouse failed: ${failures.join(' ')}`);
}

async function measurePage(page: MeasuredPage, url: string, runs: number): Promise<string[]> {
  const measured: LighthouseRun[] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`${page.route}, run ${run} of ${runs} …`);
    measured.push(await runOnce(url));
  }
  const failed = FAULTLESS_CATEGORIES.flatMap((category) =>
    measured.flatMap((run) => failedAudits(run, category)),
  );
  if (failed.length > 0) console.log(`  failed: ${[...new Set(failed)].join(', ')}`);
  return [`\`${page.route}\``, ...medianFigures(measured, goalsOf(page))];
}

async function measure(
  origin: string,
  pages: readonly MeasuredPage[],
  runs: number,
): Promise<string> {
  const demo = await demoPaths(origin);
  const rows: string[][] = [];
  for (const page of pages) rows.push(await measurePage(page, origin + pathOf(page, demo), runs));
  const note = `Median of ${runs} runs, ${machineLoadNote()}.`;
  return `${markdownTable(['route', ...FIGURE_NAMES], rows)}\n\n${note}`;
}

/** Reads the command line. Throws a Problem if `--runs` is wrong. */
function wantedIn(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const isPart = positionals.length > 0;
  const pages = selectMeasuredPages(positionals).filter(
    (page) => isPart || page.lighthouse !== null,
  );
  return { isPart, pages, runs: parseRunCount(values.runs) };
}

await runCommand(async ({ processes }) => {
  const { isPart, pages, runs } = wantedIn(process.argv.slice(2));
  await withDemoProduct(processes, async ({ origin }) => {
    const table = await measure(origin, pages, runs);
    console.log(`\n${table}`);
    if (!isPart) writeSection('lighthouse', table);
  });
  return 0;
});
