import type { Page } from '@playwright/test';

/** Stops the page's timers. Returns a function that restarts them. */
export async function stopTime(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return () => page.clock.resume();
}
