import { expect, test } from '../fixtures/test';
import { registerMember } from '../support/members';
import { goOffline } from '../support/offline';
import { lazyFilesCached, openWithWorker } from '../support/service-worker';

test.use({ serviceWorkers: 'allow' });

test('can be installed: the manifest has no errors and the worker is active', async ({ page }) => {
  await openWithWorker(page);
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ id: '/', display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run in incognito windows.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(faults).toEqual([]);
});

test('loads every picture of the manifest', async ({ page }) => {
  await page.goto('/');
  const manifest: unknown = await (await page.request.get('/manifest.webmanifest')).json();
  const paths = [...JSON.stringify(manifest).matchAll(/"src":"([^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  expect(paths.length).toBeGreaterThanOrEqual(7);
  for (const path of paths)
    expect((await page.request.get(path)).headers()['content-type']).toMatch(/^image\//);
});

const BUILT_PAGES = [
  ['/about', 'About BoloBoard'],
  ['/forgot-password?next=%2Fabout', 'Reset your password'],
  ['/no/such/page', '404 Page Not Found'],
] as const;

test('opens without a network at the second visit', async ({ page, context, faults }) => {
  // The items of other tests, whose pictures are not cached.
  faults.allow(/\/media\/items\//);
  await openWithWorker(page);
  await lazyFilesCached(page);
  await goOffline(context, faults);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'BoloBoard, home' })).toBeVisible();
  // With their content, before the app has started.
  for (const [path, heading] of BUILT_PAGES) {
    const answer = await page.goto(path);
    expect(await answer?.text()).toContain(`${heading}</h1>`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.goto('/item/some-item');
  await expect(page.getByRole('link', { name: 'BoloBoard, home' })).toBeVisible();
});

test('leaves the paths of the server to the server', async ({ page, context, faults }) => {
  await openWithWorker(page);
  for (const path of ['/api/openapi.json', '/robots.txt', '/__/firebase/init.json']) {
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker(), path).toBe(false);
  }
  await goOffline(context, faults);
  await expect(page.goto('/api/openapi.json')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await expect(page.goto('/media/items/none.webp')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('caches no page and no answer of the API', async ({ page }) => {
  await registerMember(page);
  await openWithWorker(page);
  await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
  await lazyFilesCached(page);
  const paths = await page.evaluate(cachedPaths);
  const isOfTheBuild =
    /^\/(assets\/|shell\.html$|built-pages\.json$|favicon|manifest\.webmanifest$)/;
  expect(paths.filter((path) => !isOfTheBuild.test(path))).toEqual([]);
});

async function cachedPaths(): Promise<string[]> {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = await Promise.all(opened.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}
