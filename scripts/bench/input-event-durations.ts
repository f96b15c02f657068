/// <reference lib="dom" />
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Durations of the page's events since the last call of `takeLongestInputEventMs`, in milliseconds. */
    eventDurations: number[];
  }
}

/**
 * Starts to collect the durations of events, from the input to the next frame (Event Timing API). Call it before
 * `goto`.
 */
export async function collectInputEventDurations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.eventDurations = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.eventDurations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * Returns the duration of the longest event since the last call, in milliseconds. Browsers report only events of at
 * least 16 ms, so the result is 16 if the browser reported none.
 */
export async function takeLongestInputEventMs(page: Page): Promise<number> {
  // Waits for two frames, because the browser reports an event after the next frame is drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return page.evaluate(() => Math.max(16, ...window.eventDurations.splice(0)));
}
