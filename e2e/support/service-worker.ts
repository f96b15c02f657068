import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import type { ScreenshotFile } from './screenshots';

/** Opens a page and waits until the service worker controls it. */
export async function openWithWorker(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/**
 * Responds to the first request for the service worker's script with a script that differs from the server's. The next
 * check for an update gets the server's script, so the browser finds a new version.
 */
export async function serveEarlierWorker(context: BrowserContext): Promise<void> {
  const earlier = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n// earlier version` });
  };
  await context.route('**/sw.js', earlier, { times: 1 });
}

/** Waits until the service worker has cached all lazy files. It caches them when the browser is idle. */
export async function waitUntilLazyFilesAreCached(page: Page): Promise<void> {
  const script = await (await page.request.get('/sw.js')).text();
  const listed = script.match(/"lazy":true/g)?.length;
  await expect.poll(() => page.evaluate(countLazyFiles)).toBe(listed);
}

const countLazyFiles = async () => (await (await caches.open('lazy-files')).keys()).length;

/**
 * Makes the browser check for a new version of the service worker. By itself, the browser checks only after some time.
 */
export const checkForWorkerUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/** Waits until the service worker knows that the network is back and that all pages are closed. */
export const waitUntilWorkerHasNoPages = (context: BrowserContext): Promise<void> =>
  expect.poll(() => context.serviceWorkers()[0]?.evaluate(isAlone)).toBe(true);

async function isAlone(): Promise<boolean> {
  const { clients } = globalThis as unknown as {
    readonly clients: { matchAll(): Promise<readonly unknown[]> };
  };
  return navigator.onLine && (await clients.matchAll()).length === 0;
}

/** Sends the service worker a Background Sync event, as the browser does when the network is back. */
export async function dispatchBackgroundSync(
  page: Page,
  origin: string,
  tag: string,
): Promise<void> {
  const { browser, registrationId } = await openWorkerDevTools(page);
  const event = { origin, registrationId, tag, lastChance: false };
  await browser.send('ServiceWorker.dispatchSyncEvent', event);
}

/**
 * Returns a session of the DevTools protocol for the page's service worker, and the id of the worker's registration.
 */
export async function openWorkerDevTools(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  return { browser, registrationId: await registered };
}

/** Posts files as the share menu of a phone does: submits a form with the files, and opens the response as a page. */
export async function shareFromPhone(
  page: Page,
  files: readonly ScreenshotFile[],
  action = '/share-target',
): Promise<void> {
  const pictures = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await page.evaluate(
    ({ sent, action }) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action,
        enctype: 'multipart/form-data',
      });
      const field = Object.assign(document.createElement('input'), {
        type: 'file',
        name: 'screenshot',
        multiple: true,
      });
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      field.files = transfer.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    { sent: pictures, action },
  );
}
