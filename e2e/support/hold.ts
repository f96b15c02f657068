import type { Page } from '@playwright/test';
import type { PageErrorAllowlist } from '../fixtures/test';
import { failedRequestPattern } from './failed-request-pattern';

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Holds back all requests to `url`. Returns a function that releases them. */
export async function holdAllRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(url, async (route) => {
    await opened;
    await route.fallback();
  });
  return open;
}

/** Holds back the first request to `url`. Returns a function that aborts this request. */
export async function holdThenAbortFirstRequest(
  page: Page,
  faults: PageErrorAllowlist,
  url: string,
): Promise<() => void> {
  faults.allow(failedRequestPattern(url, 'net::ERR_FAILED'));
  const { opened, open } = gate();
  await page.route(
    url,
    async (route) => {
      await opened;
      await route.abort();
    },
    { times: 1 },
  );
  return open;
}
