/// <reference lib="dom" />
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { type NetworkSpeed, slowDown } from '../phone/phone';
import { watchActivity } from '../phone/quiet-page';
import { type PaintEntry, type PageStability, stabilityOf } from './paint-entries';
import { reportPaints } from './report-paints';

/** The network of Lighthouse's slow 4G: 1.6 Mbit/s, latency 150 ms. */
export const SLOW_4G: NetworkSpeed = { bytesPerSecond: 200_000, latencyMs: 150 };

export interface VisitSpec {
  readonly path: string;
  readonly options: BrowserContextOptions;
  /**
   * Whether the browser has opened the page before, so that the service worker responds. If false, no file of the page
   * is in a cache.
   */
  readonly again: boolean;
}

/**
 * Opens a page on a slow phone in a new browser context, and waits until the page is quiet. Returns the page's layout
 * shift and largest contentful paint until this time.
 */
export async function measureVisit(
  browser: Browser,
  { path, options, again }: VisitSpec,
): Promise<PageStability> {
  const context = await browser.newContext({
    ...options,
    serviceWorkers: again ? 'allow' : 'block',
  });
  try {
    if (again) await visitBefore(context, path);
    return await measure(context, path);
  } finally {
    await context.close();
  }
}

async function measure(context: BrowserContext, path: string): Promise<PageStability> {
  const page = await context.newPage();
  const entries: PaintEntry[] = [];
  const activity = watchActivity(page);
  await reportPaints(page, (entry) => {
    activity.note();
    entries.push(entry);
  });
  await slowDown(page, SLOW_4G);
  // Waits only for the response, because a page may redirect before it has loaded.
  await page.goto(path, { waitUntil: 'commit' });
  if (!(await activity.ended())) console.warn(`${path} did not become quiet.`);
  return stabilityOf(entries);
}

/**
 * Opens the page without a slowdown, so that the service worker is installed. Closes it when the service worker has
 * cached the app and the files that the app loads later.
 */
async function visitBefore(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  const activity = watchActivity(page);
  await page.goto(path, { waitUntil: 'commit' });
  const worker = await (await page.request.get('/sw.js')).text();
  const listed = worker.match(/"lazy":true/g)?.length ?? 0;
  await activity.ended();
  await page.waitForFunction(
    async (count) =>
      navigator.serviceWorker.controller?.state === 'activated' &&
      (await (await caches.open('lazy-files')).keys()).length >= count,
    listed,
  );
  await page.close();
}
