import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { cardsOf } from '../support/item-list';
import { goOffline } from '../support/offline';
import {
  waitUntilLazyFilesAreCached,
  dispatchBackgroundSync,
  waitUntilWorkerHasNoPages,
} from '../support/service-worker';
import { fillReadSaleAsNewMember, submitSale } from '../support/share-form';

// This file needs the service worker, which opens the app without a network.
test.use({ serviceWorkers: 'allow' });

const UPLOADS = '**/api/items/screenshot';

test('after a restart without a network, the app keeps a queued share and sends it once when the network returns', async ({
  page,
  context,
  faults,
}) => {
  const { title } = await fillReadSaleAsNewMember(page);
  await waitUntilLazyFilesAreCached(page);
  // The list can contain items of other tests, whose pictures this browser has not loaded.
  faults.allow(/\/media\/items\//);
  await goOffline(context, faults);
  await submitSale(page);
  const outbox = page.getByRole('region', { name: 'Waiting to Be Shared' });
  await expect(outbox.getByText(title)).toBeVisible();
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto('/');
  const waiting = reopened.getByRole('region', { name: 'Waiting to Be Shared' });
  await expect(waiting.getByText(title)).toBeVisible();
  await expect(reopened.getByText('You are offline. 1 share waiting.')).toBeVisible();
  await context.setOffline(false);
  await expect(reopened.getByText(`Shared: ${title}`, { exact: true })).toBeVisible();
  await expect(waiting).toBeHidden();
  // The title can be on the page twice, because the shared item can also be a champion.
  await expect(cardsOf(reopened).getByText(title)).toHaveCount(1);
  await expect(reopened.getByText('19 of 20 submissions left this month')).toBeVisible();
});

test('the service worker sends a queued share when the app is closed and the network returns', async ({
  page,
  context,
  faults,
}) => {
  const { title } = await fillReadSaleAsNewMember(page);
  await waitUntilLazyFilesAreCached(page);
  const { origin } = new URL(page.url());
  await goOffline(context, faults);
  await submitSale(page);
  await expect(page.getByRole('region', { name: 'Waiting to Be Shared' })).toBeVisible();
  await markChecked(page);
  const empty = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await waitUntilWorkerHasNoPages(context);
  await dispatchBackgroundSync(empty, origin, 'boloboard-outbox');
  const found = () => empty.request.get(`/api/items?search=${encodeURIComponent(title)}`);
  await expect.poll(async () => (await found()).text()).toContain(title);
  const reopened = await context.newPage();
  await reopened.goto('/');
  await expect(reopened.getByText('19 of 20 submissions left this month')).toBeVisible();
  await expect(cardsOf(reopened).getByText(title)).toHaveCount(1);
  await expect(reopened.getByRole('region', { name: 'Waiting to Be Shared' })).toBeHidden();
  // Returns the items version that the service worker stored when it sent the share. With this version, later reads in
  // this browser return a list that contains the shared item.
  const version = () => reopened.evaluate(() => localStorage.getItem('boloboard-items-version'));
  await expect.poll(version).not.toBeNull();
});

test('the app uploads a queued share only once when two tabs come online together', async ({
  page,
  context,
  faults,
}) => {
  const { title } = await fillReadSaleAsNewMember(page);
  faults.allow(/ERR_FAILED/);
  const stored: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/items/screenshot')) stored.push(response.status());
  });
  await context.route(UPLOADS, (route) => route.abort());
  await goOffline(context, faults);
  await submitSale(page);
  const outboxOf = (tab: Page) => tab.getByRole('region', { name: 'Waiting to Be Shared' });
  await expect(outboxOf(page).getByText(title)).toBeVisible();
  await markChecked(page);
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto('/');
  const outboxes = [page, other].map(outboxOf);
  for (const outbox of outboxes) await expect(outbox.getByText(title)).toBeVisible();
  await goOffline(context, faults);
  await context.unroute(UPLOADS);
  await context.setOffline(false);
  for (const outbox of outboxes) await expect(outbox).toBeHidden();
  expect(stored).toEqual([201]);
  await expect.poll(() => submissionsLeft(page)).toBe(19);
});

/** Marks the queued share as checked by a page. The service worker sends only such shares. */
function markChecked(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('boloboard');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const transaction = opening.result.transaction('outbox', 'readwrite');
    const cursor = transaction.objectStore('outbox').openCursor();
    cursor.onsuccess = () => {
      if (!cursor.result) return;
      const value = cursor.result.value as object;
      if ('isChecked' in value) cursor.result.update({ ...value, isChecked: true });
      cursor.result.continue();
    };
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    opening.result.close();
  });
}

async function submissionsLeft(page: Page): Promise<unknown> {
  const response = await page.request.get('/api/subscription/status');
  return ((await response.json()) as { submissionsLeft: unknown }).submissionsLeft;
}
