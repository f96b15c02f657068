import type { Page } from '@playwright/test';

/**
 * Moves the page's clock a minute ahead and stops it. Returns a function that restarts the clock. The test must call
 * `page.clock.install()` first. Timers that the page started before `install` keep running.
 */
export async function stopTime(page: Page): Promise<() => Promise<void>> {
  await page.clock.pauseAt(Date.now() + 60_000);
  return () => page.clock.resume();
}
