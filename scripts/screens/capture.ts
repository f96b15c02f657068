/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { withTimeout } from '../../functions/src/lib/with-timeout';

const SETTLE_MS = 5000;
/** How many milliseconds to wait for charts and dialogs to be drawn after their data have arrived. */
const PAINT_MS = 500;
/**
 * The time limit of each step, in milliseconds. It is necessary because `evaluate` may never resolve while a page
 * navigates.
 */
const READY_MS = 20_000;
/** The highest number of pictures of one screen. More pictures of a long list would only show more cards. */
const MOST_WINDOWS = 12;

/** Returns the result of `work`, a step of a capture. Rejects if the step takes more than 20 seconds. */
export const withTimeLimit = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(work, READY_MS, () => new Error(`Not ready after ${READY_MS} ms`));

/**
 * Waits until fonts, pictures and data have loaded. Stops waiting for pictures and data after 5 seconds, and then does
 * not reject. Does not wait until the network is idle, because the listener for notifications keeps a request open.
 */
export async function waitForContent(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const isComplete = (): boolean =>
    document.querySelector('[aria-busy="true"], [data-testid$="skeleton"]') === null &&
    [...document.querySelectorAll('[role="status"]')].every(
      ({ textContent }) => textContent !== 'Loading...',
    ) &&
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
  await page.waitForFunction(isComplete, null, { timeout: SETTLE_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(PAINT_MS);
}

/**
 * Returns by how many pixels the page is wider than the window. Does not use `innerWidth` as the width of the window,
 * because on a phone `innerWidth` grows with the page.
 */
export const overflowWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/**
 * Scrolls the topmost dialog, or the page if no dialog is open, down by 85% of its visible height. Returns false if it
 * was already at the end.
 */
const scrollOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialogs = document.querySelectorAll('dialog:modal, [role="dialog"][aria-modal="true"]');
    const dialog = [...dialogs].at(-1);
    const scroller = dialog
      ? [dialog, ...dialog.querySelectorAll('*')].find(
          (part) =>
            part.scrollHeight > part.clientHeight + 1 &&
            ['auto', 'scroll'].includes(getComputedStyle(part).overflowY),
        )
      : document.scrollingElement;
    if (!scroller) return false;
    const before = scroller.scrollTop;
    scroller.scrollBy({ top: scroller.clientHeight * 0.85, behavior: 'instant' });
    return scroller.scrollTop > before + 1;
  });

/** Scrolls through the page or dialog from top to bottom, and returns at most MOST_WINDOWS pictures of it. */
export async function takeScrolledPictures(page: Page): Promise<Buffer[]> {
  const pictures = [await page.screenshot()];
  while (pictures.length < MOST_WINDOWS && (await withTimeLimit(scrollOn(page)))) {
    await withTimeLimit(waitForContent(page));
    pictures.push(await page.screenshot());
  }
  return pictures;
}
