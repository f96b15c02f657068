import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';
import { drawScreenshot } from '../support/screenshots';
import {
  chooseScreenshotWithoutReading,
  continueDraft,
  detailsStepOf,
} from '../support/share-form';
import {
  checkForWorkerUpdate,
  openWithWorker,
  serveEarlierWorker,
  waitUntilLazyFilesAreCached,
} from '../support/service-worker';

const offerOf = (page: Page) => page.getByText('A new version is ready.');
const reloadButtonOf = (page: Page) => page.getByRole('button', { name: 'Reload to Update' });

async function reloadToUpdate(page: Page): Promise<void> {
  await expect(offerOf(page)).toBeVisible();
  const reloaded = page.waitForEvent('domcontentloaded');
  await reloadButtonOf(page).click();
  await reloaded;
}

test.describe('when the browser finds a new service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(({ context }) => serveEarlierWorker(context));

  test('the app updates without losing the text that a member has typed', async ({ page }) => {
    await createSignedInMember(page);
    await openWithWorker(page, '/?start=share');
    const sale = { title: 'Brass lamp', price: '$34.99' };
    await chooseScreenshotWithoutReading(page, await drawScreenshot(page, sale));
    await page.getByLabel('Title *').fill('Half a sale');
    // The new worker becomes active only when the old one has finished its work.
    await waitUntilLazyFilesAreCached(page);

    await checkForWorkerUpdate(page);
    await expect(page.getByLabel('Title *')).toHaveValue('Half a sale');
    await detailsStepOf(page).getByRole('button', { name: 'Close', exact: true }).click();
    await reloadToUpdate(page);
    await continueDraft(page);
    await expect(page.getByLabel('Title *')).toHaveValue('Half a sale');
    await expect(offerOf(page)).toBeHidden();
  });

  test('an update in one tab does not reload another tab, which offers the update', async ({
    page,
    context,
  }) => {
    await openWithWorker(page);
    const other = await context.newPage();
    await openWithWorker(other);
    await other.getByLabel('Search items').fill('robot');
    const earlier = await other.evaluateHandle(() => navigator.serviceWorker.controller);
    const isControlledByEarlier = () =>
      other.evaluate((worker) => navigator.serviceWorker.controller === worker, earlier);

    await page.bringToFront();
    await checkForWorkerUpdate(page);
    // Does not wait until this tab has reloaded. With two tabs on a busy machine, Chromium may activate the new worker
    // only when this tab reloads. The reload can then hang, because Playwright's DevTools are attached to the worker.
    await reloadButtonOf(page).click();
    await expect.poll(isControlledByEarlier).toBe(false);
    await expect(offerOf(other)).toBeVisible();
    await expect(other.getByLabel('Search items')).toHaveValue('robot');
  });
});

test('the app offers a reload when a deployment has removed a script that this page needs', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to fetch dynamically imported module/);
  await page.goto('/');
  await page.route(/\/assets\/(first|index|static-page)-.*\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(offerOf(page)).toBeVisible();
  await page.unroute(/\/assets\/(first|index|static-page)-.*\.js$/);
  await reloadToUpdate(page);
  await expect(page.getByRole('heading', { name: 'About BoloBoard' })).toBeVisible();
});

test('the app starts and offers a reload when a deployment has removed a style sheet', async ({
  page,
}) => {
  await page.route(/\/assets\/index-.*\.css$/, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/assets\/.*\.js$/, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.goto('/about');
  await expect(offerOf(page)).toBeVisible();
  await page.unrouteAll();
  await reloadToUpdate(page);
  await expect(offerOf(page)).toBeHidden();
});
