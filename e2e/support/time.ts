import type { Page } from '@playwright/test';

/** Stops the page's timers, so that nothing shown for a moment is missed; what is returned lets them go on. */
export async function stopTime(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return () => page.clock.resume();
}
