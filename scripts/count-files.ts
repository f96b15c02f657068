/**
 * Counts how widely the product's code is spread: its files, the files with only one importer, the places that change a
 * cache, the databases in the browser, and the places that create a repo. Also runs three actions in the product: a
 * member turns to page 2 of the item list, shares a sale and likes an item. For each action, counts the source files
 * that run in the browser and on the server.
 * Usage: npm run count:files [-- --list]
 */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Request } from '@playwright/test';
import { waitForItems, signIn } from './demo/demo-page';
import { ROOT } from './lib/paths';
import { withTemporaryFolder } from './lib/temporary-folder';
import { structureCounts } from './quality/structure-counts';
import { FUNCTIONS_BUNDLE } from './stack/build-functions';
import { WEB_DIST } from './stack/build-web';
import { provideWebBuild } from './stack/builds';
import { fillDemoData } from './stack/local-product';
import { provideChromium } from './stack/provide-chromium';
import { runCommand } from './stack/run-command';
import { pickFreeStackPorts, startStack } from './stack/stack';
import { withChromium } from './stack/with-chromium';

interface FunctionCoverage {
  readonly functionName: string;
  readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
}

interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly FunctionCoverage[];
}

function filesThatRan(scriptFile: string, functions: readonly FunctionCoverage[]): string[] {
  // A script without a source map is the bundler's runtime, which is not made from any file of the repository.
  if (!existsSync(`${scriptFile}.map`)) return [];
  const code = readFileSync(scriptFile, 'utf8');
  const map = JSON.parse(readFileSync(`${scriptFile}.map`, 'utf8')) as SourceMapPayload;
  const sourceMap = new SourceMap(map);
  const lineStarts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  // The first range of a function covers all of its code. If this range starts at 0, it belongs to the top level of a
  // module, which is not a function.
  return functions.flatMap(({ ranges: [range] }) => {
    if (!range || range.count === 0 || range.startOffset === 0) return [];
    const line = lineStarts.findLastIndex((start) => start <= range.startOffset);
    const entry = sourceMap.findEntry(line, range.startOffset - (lineStarts[line] ?? 0));
    if (!('originalSource' in entry) || !entry.originalSource) return [];
    const source = relative(ROOT, resolve(dirname(scriptFile), entry.originalSource));
    return source.includes('node_modules') || source.startsWith('..') ? [] : [source];
  });
}

/**
 * Connects to the inspector of V8 in a process. `take` returns the functions that the process has called since `start`.
 */
async function connectInspector(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let id = 0;
  // The next message is the response to the call, because calls are sequential and V8 sends no events here.
  const send = async (method: string, params = {}) => {
    const received = once(socket, 'message') as Promise<[MessageEvent<string>]>;
    socket.send(JSON.stringify({ id: ++id, method, params }));
    const [{ data }] = await received;
    return (JSON.parse(data) as { result: { result?: readonly ScriptCoverage[] } }).result;
  };
  await send('Profiler.enable');
  return {
    start: () => send('Profiler.startPreciseCoverage', { callCount: true, detailed: false }),
    take: async () => {
      const { result = [] } = await send('Profiler.takePreciseCoverage');
      await send('Profiler.stopPreciseCoverage');
      return result;
    },
  };
}

type Inspector = Awaited<ReturnType<typeof connectInspector>>;

async function filesThatRanDuring(
  visit: Visit,
  inspector: Inspector,
  action: (visit: Visit) => Promise<void>,
): Promise<string[]> {
  const { page } = visit;
  await inspector.start();
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await action(visit);
  const browser = (await page.coverage.stopJSCoverage()).flatMap(({ url, functions }) =>
    filesThatRan(join(WEB_DIST, new URL(url).pathname), functions),
  );
  const server = (await inspector.take())
    .filter(({ url }) => url.startsWith('file:') && fileURLToPath(url) === FUNCTIONS_BUNDLE)
    .flatMap(({ functions }) => filesThatRan(FUNCTIONS_BUNDLE, functions));
  return [...new Set([...browser, ...server])].sort();
}

const QUIET_MS = 500;

/**
 * Watches the requests of a page. The returned function resolves after half a second without requests. Playwright's
 * `networkidle` comes once per load, so it does not wait for requests that a click causes.
 */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  page.on('request', (request) => open.add(request));
  const ended = (request: Request) => {
    open.delete(request);
    changedAt = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    while (open.size > 0 || performance.now() - changedAt < QUIET_MS) await page.waitForTimeout(50);
  };
}

interface Visit {
  readonly page: Page;
  readonly networkQuiet: () => Promise<void>;
}

async function turnToPage2({ page, networkQuiet }: Visit): Promise<void> {
  const first = page.getByRole('list', { name: 'Items' }).getByRole('article').first();
  const shownBefore = await first.innerText();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await page.waitForURL('/?page=2');
  while ((await first.innerText()) === shownBefore) await page.waitForTimeout(50);
  await networkQuiet();
}

const DRAWN = join(ROOT, 'functions/test/readings/drawn');

async function prepareShare({ page, networkQuiet }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Share a Sale' }).click();
  const [picture = ''] = readdirSync(DRAWN).filter((file) => /\.(png|jpg)$/.test(file));
  await page.locator('input[type=file]').first().setInputFiles(join(DRAWN, picture));
  const overlay = page.getByRole('dialog', { name: 'Text Detection and Selection' });
  // Waits until the text recognition has ended, because the files that run during the recognition must not be counted
  // for sharing a sale.
  await networkQuiet();
  await overlay.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Title *').fill('Brass lamp');
  await page.getByLabel('Sold price *').fill('34.99');
  await networkQuiet();
}

async function share({ page, networkQuiet }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Share This Sale' }).click();
  await page.getByText('Image uploaded and item created successfully', { exact: true }).waitFor();
  await networkQuiet();
}

async function like({ page, networkQuiet }: Visit): Promise<void> {
  const heart = page.getByRole('list', { name: 'Items' }).getByRole('button', { name: /^Like/ });
  const liked = page.waitForResponse((response) => response.url().endsWith('/like'));
  await heart.and(page.locator('[aria-pressed=false]')).first().click();
  await liked;
  await networkQuiet();
}

async function reportStructure(): Promise<void> {
  const { cacheChanges, databases, createdRepos, ...counts } = await structureCounts();
  console.log(`Product files: ${counts.files}, with one importer: ${counts.filesWithOneImporter}`);
  console.log(`Cache changes: ${cacheChanges.places} places in ${cacheChanges.files} files`);
  console.log(`Databases in the browser: ${databases.length} (${databases.join(', ')})`);
  console.log(`Repos created: ${createdRepos.places} places in ${createdRepos.files} files`);
}

function report(title: string, files: readonly string[]): void {
  const server = files.filter((file) => file.startsWith('functions/')).length;
  console.log(`${title}: ${files.length} files (server ${server})`);
  if (process.argv.includes('--list')) for (const file of files) console.log(`  ${file}`);
}

async function count(browser: Browser, origin: string, api: Inspector, uploads: Inspector) {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  const networkQuiet = watchRequests(page);
  const visit = { page, networkQuiet };
  await signIn(page);
  await waitForItems(page);
  await networkQuiet();
  report('Turning to page 2 of the item list', await filesThatRanDuring(visit, api, turnToPage2));
  await page.goto('/');
  await waitForItems(page);
  await networkQuiet();
  report('Liking an item', await filesThatRanDuring(visit, api, like));
  await prepareShare(visit);
  report('Sharing a sale', await filesThatRanDuring(visit, uploads, share));
}

await reportStructure();
await runCommand(async ({ processes }) =>
  withTemporaryFolder(join(tmpdir(), 'boloboard-count-'), async (data) => {
    const settings = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };
    await provideWebBuild();
    const stack = await startStack(processes, {
      ports: await pickFreeStackPorts(),
      data,
      settings,
    });
    await fillDemoData(processes, stack, data);
    const inspectorOf = async (name: string, path: string) => {
      // The local stack starts a function at the first request to it.
      await fetch(stack.origin + path);
      const log = readFileSync(join(data, 'logs', `${name}.log`), 'utf8');
      return connectInspector(/ws:\S+/.exec(log)?.[0] ?? '');
    };
    await provideChromium();
    const api = await inspectorOf('api', '/api/items');
    const uploads = await inspectorOf('uploads', '/api/items/screenshot');
    await withChromium((browser) => count(browser, stack.origin, api, uploads));
    return 0;
  }),
);
