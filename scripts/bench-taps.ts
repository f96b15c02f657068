/** Measures how long taps take on a slow phone, with the built product and demo data: `npm run bench:taps`. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { collectInputEventDurations, takeLongestInputEventMs } from './bench/input-event-durations';
import { quantile } from './bench/own-cpu';
import { storeOwnSales } from './bench/own-sales';
import { type Tap, TAPS } from './bench/taps';
import { withDemoProduct } from './demo/demo-product';
import { CPU_SLOWDOWN, phoneOptions, signedInOptions, slowDown } from './phone/phone';
import { watchActivity } from './phone/quiet-page';
import { machineLoadNote } from './report/machine-load-note';
import { markdownTable } from './report/markdown-table';
import { writeSection } from './report/performance-document';
import { runCommand } from './stack/run-command';
import { withChromium } from './stack/with-chromium';

const RUNS = 5;
/** The number of items with which the dashboard must stay fast. */
const OWN_SALES = 2000;

/**
 * Returns a function that taps the target or presses the key, and does nothing else. Playwright's own `tap` and `press`
 * also run checks in the page, which would make the measured time longer.
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

/** Measures a tap once. Uses a new browser context, so that no cache contains data of an earlier measurement. */
async function measureOnce(
  browser: Browser,
  options: BrowserContextOptions,
  tap: Tap,
): Promise<number> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await collectInputEventDurations(page);
  const activity = watchActivity(page);
  await tap.prepare(page);
  if (!(await activity.ended())) console.warn(`The page did not become quiet: ${tap.title}.`);
  const act = await readyToAct(page, tap);
  await slowDown(page);
  await takeLongestInputEventMs(page);
  await act();
  await tap.done(page);
  const longest = await takeLongestInputEventMs(page);
  await context.close();
  return longest;
}

async function measure(browser: Browser, origin: string): Promise<string> {
  const visitor = phoneOptions(origin);
  const member = await signedInOptions(browser, visitor);
  const rows: string[][] = [];
  for (const tap of TAPS) {
    const options = tap.signedIn ? member : visitor;
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce(browser, options, tap));
    rows.push([tap.title, ...[quantile(runs, 0.5), Math.max(...runs)].map((ms) => `${ms} ms`)]);
  }
  const note = `${RUNS} runs at ${CPU_SLOWDOWN} times CPU throttling, ${machineLoadNote()}.`;
  return `${markdownTable(['tap', 'median', 'worst'], rows)}\n\n${note}`;
}

await runCommand(async ({ processes }) => {
  await withDemoProduct(processes, async ({ origin, env }) => {
    await storeOwnSales(OWN_SALES, env);
    const table = await withChromium((browser) => measure(browser, origin));
    console.log(`\n${table}`);
    writeSection('taps', table);
  });
  return 0;
});
