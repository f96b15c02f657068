import type { Page } from '@playwright/test';
import type { Faults } from '../fixtures/test';
import { failedLoad } from './failed-load';

function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Holds all requests to `url`. Returns a function that releases them. */
export async function holdAll(page: Page, url: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(url, async (route) => {
    await opened;
    await route.fallback();
  });
  return open;
}

/** Holds the first request to `url`. Returns a function that aborts it. */
export async function holdFirst(page: Page, faults: Faults, url: string): Promise<() => void> {
  faults.allow(failedLoad(url, 'net::ERR_FAILED'));
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

/** Lets the first request to `url` reach the server, but drops its response. */
export async function loseFirstAnswer(page: Page, faults: Faults, url: string): Promise<void> {
  faults.allow(failedLoad(url, 'net::ERR_CONNECTION_RESET'));
  // Playwright's `route.fetch()` would send the request again without its file.
  const network = await page.context().newCDPSession(page);
  network.once('Fetch.requestPaused', ({ requestId }) => {
    void network
      .send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      .then(() => network.detach());
  });
  await network.send('Fetch.enable', {
    patterns: [{ urlPattern: url, requestStage: 'Response' }],
  });
}
