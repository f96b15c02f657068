import { expect, test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';
import { goOffline } from '../support/offline';
import { waitUntilLazyFilesAreCached, openWithWorker } from '../support/service-worker';

test.use({ serviceWorkers: 'allow' });

test("the app can be installed, and its service worker does not respond to requests for the server's own paths", async ({
  page,
  context,
  faults,
}) => {
  await openWithWorker(page);
  await test.step('the web app manifest has no errors, and the browser can install the app', async () => {
    const browser = await context.newCDPSession(page);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = { id: '/', display: 'standalone', start_url: '/' };
    expect(JSON.parse(data ?? '')).toMatchObject(manifest);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Ignores the error about incognito windows, because tests run in one.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
  await test.step('every icon and picture that the web app manifest names loads', async () => {
    const manifest: unknown = await (await page.request.get('/manifest.webmanifest')).json();
    const paths = [...JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(paths.length).toBeGreaterThanOrEqual(7);
    for (const path of paths)
      expect((await page.request.get(path)).headers()['content-type']).toMatch(/^image\//);
  });
  await test.step('the server, not the service worker, responds at the paths of the API, /robots.txt and Firebase', async () => {
    for (const path of ['/api/openapi.json', '/robots.txt', '/__/firebase/init.json']) {
      const response = await page.goto(path);
      expect(response?.fromServiceWorker(), path).toBe(false);
    }
    await goOffline(context, faults);
    for (const path of ['/api/openapi.json', '/media/items/none.webp'])
      await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

const BUILT_PAGES = [
  ['/about', 'About BoloBoard'],
  ['/forgot-password?next=%2Fabout', 'Reset your password'],
  ['/no/such/page', '404 Page Not Found'],
] as const;

test('the installed app opens without a network on the second visit, although it caches no page and no API response', async ({
  page,
  context,
  faults,
}) => {
  // The list can contain items of other tests, whose pictures are not cached.
  faults.allow(/\/media\/items\//);
  await createSignedInMember(page);
  await openWithWorker(page);
  await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
  await waitUntilLazyFilesAreCached(page);
  await test.step('the service worker caches only files of the build', async () => {
    const paths = await page.evaluate(cachedPaths);
    const isOfTheBuild =
      /^\/(assets\/|shell\.html$|built-pages\.json$|favicon|manifest\.webmanifest$)/;
    expect(paths.filter((path) => !isOfTheBuild.test(path))).toEqual([]);
  });
  await goOffline(context, faults);
  await test.step('the home page and the page of an item open without a network', async () => {
    for (const path of ['/', '/item/some-item']) {
      await page.goto(path);
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'BoloBoard, home' }),
      ).toBeVisible();
    }
  });
  await test.step('the HTML of built pages contains their headings without a network', async () => {
    for (const [path, heading] of BUILT_PAGES) {
      const response = await page.goto(path);
      expect(await response?.text()).toContain(`${heading}</h1>`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
  });
});

async function cachedPaths(): Promise<string[]> {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(opened.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}
