/**
 * Measures how many milliseconds pass from a new comment until the item's owner, who is a premium member, sees a higher
 * number at the bell: `npm run bench:live`. Uses the built product and demo data.
 */
import type { Browser, Page } from '@playwright/test';
import { quantile } from './bench/own-cpu';
import { storeOwnSales } from './bench/own-sales';
import { signIn } from './demo/demo-page';
import { withDemoProduct } from './demo/demo-product';
import { machineLoadNote } from './report/machine-load-note';
import { markdownTable } from './report/markdown-table';
import { writeSection } from './report/performance-document';
import { DEMO_ACCOUNTS } from './stack/demo-accounts';
import { runCommand } from './stack/run-command';
import { withChromium } from './stack/with-chromium';

const COMMENTS = 20;
const [FREE, PREMIUM] = DEMO_ACCOUNTS;

async function pageOf(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, email);
  return page;
}

/**
 * Resolves when the bell shows a number above `unread`. Returns this number, and the time when it appeared, in
 * milliseconds since 1970. Rejects after `timeout` milliseconds.
 */
async function nextNumber(page: Page, unread: number, timeout = 30_000) {
  const shown = await page.waitForFunction(
    (before) => {
      const bell = document.querySelector('header [aria-label*=" new notification"]');
      const next = Number.parseInt(bell?.ariaLabel ?? '0');
      return next > before && { unread: next, at: Date.now() };
    },
    unread,
    { polling: 20, timeout },
  );
  return (await shown.jsonValue()) || { unread, at: 0 };
}

/**
 * Waits until the unread count at the bell has not changed for 10 seconds, because notifications of the demo data still
 * arrive after the stack has started. Returns the count.
 */
async function settledNumber(page: Page): Promise<number> {
  let { unread } = await nextNumber(page, 0);
  for (;;) {
    const next = await nextNumber(page, unread, 10_000).catch(() => null);
    if (!next) return unread;
    ({ unread } = next);
  }
}

/**
 * Posts a comment on each item. Returns for each comment the milliseconds from the response until the bell shows the
 * new number.
 */
async function measure(reader: Page, writer: Page, itemIds: readonly string[]): Promise<number[]> {
  let unread = await settledNumber(reader);
  const times: number[] = [];
  for (const itemId of itemIds) {
    const next = nextNumber(reader, unread);
    const response = await writer.request.post(`/api/items/${itemId}/comments`, {
      data: { content: 'Lovely find' },
    });
    const respondedAt = Date.now();
    if (!response.ok()) throw new Error(`The comment was refused: ${await response.text()}`);
    const shown = await next;
    times.push(shown.at - respondedAt);
    ({ unread } = shown);
  }
  return times;
}

await runCommand(async ({ processes }) => {
  await withDemoProduct(processes, async ({ origin, env }) => {
    // Each comment is on a different item, because comments on the same item share a notification. The first comment is
    // not measured, because it also starts the process of the trigger.
    const itemIds = await storeOwnSales(COMMENTS + 1, env, PREMIUM.email);
    const [, ...times] = await withChromium(async (browser) => {
      const reader = await pageOf(browser, origin, PREMIUM.email);
      await reader.waitForRequest(/Firestore\/Listen\/channel/);
      return measure(reader, await pageOf(browser, origin, FREE.email), itemIds);
    });
    const row = [quantile(times, 0.5), quantile(times, 0.9), Math.max(...times)];
    const table = markdownTable(
      ['comments', 'median', '90%', 'worst'],
      [[String(times.length), ...row.map((ms) => `${ms} ms`)]],
    );
    const content = `${table}\n\n${times.length} comments, ${machineLoadNote()}.`;
    console.log(`\n${content}`);
    writeSection('live', content);
  });
  return 0;
});
