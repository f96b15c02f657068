import type { Page } from '@playwright/test';

/** Holds all requests to `url` back; the function that is returned lets them, and later ones, go on. */
export async function holdAll(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}

/** Holds the first request to `url` back; the function that is returned lets go of it, unanswered. */
export async function holdFirst(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    url,
    async (route) => {
      await released;
      await route.abort();
    },
    { times: 1 },
  );
  return () => release();
}

/** Lets the first request to `url` reach the server, and loses its answer. */
export async function loseFirstAnswer(page: Page, url: string): Promise<void> {
  // Playwright's own `route.fetch()` would send the request anew, without the bytes of its file.
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
