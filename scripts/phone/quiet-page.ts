/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/**
 * Matches URLs of Firestore's streams. A stream stays open for as long as the page, so it does not count as a running
 * request.
 */
const STREAM = /Firestore\/(Listen|Write)\/channel/;

/**
 * The time in milliseconds without any activity after which a page counts as quiet. The pauses between the app's late
 * steps, such as steps in idle time, are shorter.
 */
const QUIET_MS = 2000;
const LOOK_MS = 200;
/** The number of milliseconds after which `ended` stops waiting for a quiet page. */
const MAX_MS = 45_000;

export interface PageActivity {
  /** Records that something happened on the page. */
  readonly note: () => void;
  /**
   * Resolves with true when the page is quiet: it has loaded, no request runs, nothing has happened for 2 seconds, and
   * its CPU is idle. Resolves with false if the page is not quiet after 45 seconds.
   */
  readonly ended: () => Promise<boolean>;
}

/** Starts to watch the requests of a page. Call it before `goto`. */
export function watchActivity(page: Page): PageActivity {
  const running = new Set<Request>();
  let last = Date.now();
  const note = (): void => {
    last = Date.now();
  };
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
        // Calls `isQuiet` again, because a request may have started while `isIdle` waited for a busy page.
        if (isQuiet() && (await isIdle(page)) && isQuiet()) return true;
      }
      return false;
    },
  };
}

/** Resolves with true when the CPU is idle, and with false if the page navigated to another document first. */
const isIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => new Promise<true>((resolve) => requestIdleCallback(() => resolve(true))))
    .catch(() => false);
