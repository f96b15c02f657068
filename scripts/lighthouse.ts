/** Runs Lighthouse as a phone on the built product with demo data: `npm run lighthouse [-- PATH…]`. */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { withDemoProduct } from './demo/demo-product';
import { FIGURE_NAMES, medianFigures, type Run } from './lighthouse/figures';
import { markdownTable } from './report/markdown-table';
import { writeSection } from './report/performance-document';
import { chromiumLaunch } from './stack/find-chromium';
import { freePort } from './stack/ports';
import { Problem } from './stack/problem';
import { runCommand } from './stack/run-command';

const RUNS = 5;
/** On a busy machine, Chromium sometimes loses the start of a trace. */
const ATTEMPTS = 3;

async function scriptsOf(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
}

/** Each attempt has its own browser, so that no cache or heap of an earlier one affects it. */
async function attempt(url: string) {
  const port = await freePort();
  const { args = [], ...launch } = chromiumLaunch(process.env);
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    return (await lighthouse(url, { port, output: 'json', logLevel: 'error' }))?.lhr;
  } finally {
    await browser.close();
  }
}

async function runOnce(url: string): Promise<Run> {
  const failures: string[] = [];
  while (failures.length < ATTEMPTS) {
    const result = await attempt(url);
    if (result && !result.runtimeError)
      return { lighthouse: result, scripts: await scriptsOf(url) };
    failures.push(result?.runtimeError?.message ?? 'no result');
  }
  throw new Problem(`Lighthouse failed: ${failures.join(' ')}`);
}

/** The home page, and the first item of its list. */
async function defaultPaths(origin: string): Promise<string[]> {
  const { items } = (await (await fetch(`${origin}/api/items`)).json()) as {
    readonly items: readonly { readonly id: string }[];
  };
  return ['/', ...items.slice(0, 1).map(({ id }) => `/item/${id}`)];
}

/** Without the item's id, which differs in each run. */
const titleOf = (path: string) => `\`${path.replace(/^\/item\/.+/, '/item/{id}')}\``;

async function measure(origin: string, paths: readonly string[]): Promise<string> {
  const rows: string[][] = [];
  for (const path of paths.length > 0 ? paths : await defaultPaths(origin)) {
    const runs: Run[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      console.log(`${path}, run ${run} of ${RUNS} …`);
      runs.push(await runOnce(origin + path));
    }
    rows.push([titleOf(path), ...medianFigures(runs)]);
  }
  const [load = 0] = loadavg();
  const note = `Median of ${RUNS} runs, load of the machine ${load.toFixed(1)}.`;
  return `${markdownTable(['path', ...FIGURE_NAMES], rows)}\n\n${note}`;
}

await runCommand(async ({ processes }) => {
  const paths = process.argv.slice(2);
  await withDemoProduct(processes, async ({ origin }) => {
    const table = await measure(origin, paths);
    console.log(`\n${table}`);
    if (paths.length === 0) writeSection('lighthouse', table);
  });
  return 0;
});
