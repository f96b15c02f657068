/** Measures how long taps take on a slow phone, with the built product and demo data: `npm run bench:taps`. */
import { loadavg } from 'node:os';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  devices,
  type Page,
} from '@playwright/test';
import { collectEventDurations, takeLongestEvent } from './bench/event-durations';
import { quantile } from './bench/own-cpu';
import { storeOwnSales } from './bench/own-sales';
import { type Tap, TAPS } from './bench/taps';
import { signIn } from './demo/demo-page';
import { withDemoProduct } from './demo/demo-product';
import { markdownTable } from './report/markdown-table';
import { writeSection } from './report/performance-document';
import { chromiumLaunch } from './stack/find-chromium';
import { runCommand } from './stack/run-command';

const RUNS = 5;
/** The number of items with which the dashboard must stay fast. */
const OWN_SALES = 2000;
/** Lighthouse's value for a phone of the middle class. */
const CPU_SLOWDOWN = 4;

const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const PHONE = { viewport, deviceScaleFactor, isMobile, hasTouch };

/** Returns the options of a context in which a demo member is signed in. */
async function signedIn(browser: Browser, visitor: BrowserContextOptions) {
  const context = await browser.newContext(visitor);
  await signIn(await context.newPage());
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { ...visitor, storageState };
}

/**
 * Returns a function that only taps the screen or presses the key. Playwright's `tap` and `press` also run checks in the
 * page, which delay the event on a slow phone and would count.
 */
async function readyToAct(page: Page, { target, key }: Tap): Promise<() => Promise<void>> {
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  if (key !== undefined) {
    await element.focus();
    return () => page.keyboard.press(key);
  }
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Each run has a new context, so that nothing of an earlier one is in a cache. */
async function measureOnce(
  browser: Browser,
  options: BrowserContextOptions,
  tap: Tap,
): Promise<number> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await collectEventDurations(page);
  await tap.prepare(page);
  const act = await readyToAct(page, tap);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await takeLongestEvent(page);
  await act();
  await tap.done(page);
  const longest = await takeLongestEvent(page);
  await context.close();
  return longest;
}

async function measure(browser: Browser, origin: string): Promise<string> {
  const visitor = { ...PHONE, baseURL: origin };
  const member = await signedIn(browser, visitor);
  const rows: string[][] = [];
  for (const tap of TAPS) {
    const options = tap.signedIn ? member : visitor;
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(browser, options, tap));
    rows.push([tap.title, ...[quantile(runs, 0.5), Math.max(...runs)].map((ms) => `${ms} ms`)]);
  }
  const [load = 0] = loadavg();
  const note = `${RUNS} runs at ${CPU_SLOWDOWN} times CPU throttling, load of the machine ${load.toFixed(1)}.`;
  return `${markdownTable(['tap', 'median', 'worst'], rows)}\n\n${note}`;
}

await runCommand(async ({ processes }) => {
  await withDemoProduct(processes, async ({ origin, env }) => {
    await storeOwnSales(OWN_SALES, env);
    const browser = await chromium.launch(chromiumLaunch(process.env));
    const table = await measure(browser, origin);
    await browser.close();
    console.log(`\n${table}`);
    writeSection('taps', table);
  });
  return 0;
});
