import type { Page } from '@playwright/test';

/** Stops the page's timers, so that a test sees what is shown only briefly. The returned function restarts them. */
export async function stopTime(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return () => page.clock.resume();
}
