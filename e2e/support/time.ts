import type { Page } from '@playwright/test';

/** Stops the page's timers, so that nothing shown for a moment is missed; what is returned lets them go on. */
export async function stopTime(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return () => page.clock.resume();
}

/** Hides the page or shows it again, as another tab in front of it does. */
export async function setPageSeen(page: Page, isSeen: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isSeen ? 'visible' : 'hidden',
  );
}
