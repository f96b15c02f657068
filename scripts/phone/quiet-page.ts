/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Firestore's streams stay open as long as the page, some as one request after the other. */
const STREAM = /Firestore\/(Listen|Write)\/channel/;

/** Longer than the pauses between two late steps of the app, such as after idle time. */
const QUIET_MS = 2000;
const LOOK_MS = 200;
/** A page that never becomes quiet is measured up to here. */
const MAX_MS = 45_000;

export interface Activity {
  /** Records that something happened on the page. */
  readonly note: () => void;
  /**
   * Resolves with true when the page has loaded, no request runs, nothing happened for 2 seconds and its CPU is idle, and
   * with false after 45 seconds.
   */
  readonly ended: () => Promise<boolean>;
}

/** Watches the requests of a page. Call it before `goto`. */
export function watchActivity(page: Page): Activity {
  const running = new Set<Request>();
  let last = Date.now();
  const note = (): void => void (last = Date.now());
  page.on('request', (request) => {
    if (STREAM.test(request.url())) return;
    note();
    running.add(request);
  });
  const end = (request: Request): void => {
    if (running.delete(request)) note();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isQuiet = () => running.size === 0 && Date.now() - last >= QUIET_MS;
  return {
    note,
    ended: async () => {
      const latest = Date.now() + MAX_MS;
      while (Date.now() < latest) {
        await wait(LOOK_MS);
        // A busy page answers late, and may have begun something meanwhile.
        if (isQuiet() && (await isIdle(page)) && isQuiet()) return true;
      }
      return false;
    },
  };
}

/** Resolves when the CPU is idle, with false if the page went to another document meanwhile. */
const isIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => new Promise<true>((resolve) => requestIdleCallback(() => resolve(true))))
    .catch(() => false);
