import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';
import { signInAs } from '../support/roles';
import { database, type StoredItems, storeItems, titleOf } from '../support/stored-items';

/**
 * Stores items, reports each of them as a member, and opens the queue as an admin. The queue shows only these reports.
 * The report of the last item comes first.
 */
async function openReportQueue(page: Page, count: number): Promise<StoredItems> {
  const items = await storeItems(count);
  await createSignedInMember(page);
  for (const id of items.ids) {
    const data = { reason: 'fake', description: `About ${id}` };
    const response = await page.request.post(`/api/items/${id}/report`, { data });
    expect(response.ok(), await response.text()).toBe(true);
  }
  await page.context().clearCookies();
  await signInAs(page, 'admin');
  await page.goto(`/admin?q=${items.word}`);
  await expect(entries(page)).toHaveCount(count);
  return items;
}

const entries = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Report #' });
const entryOf = (page: Page, items: StoredItems, n: number) =>
  entries(page).filter({ hasText: titleOf(items, n) });
const review = (page: Page) => page.getByRole('dialog', { name: /^Review Report #/ });
const inReview = (page: Page, items: StoredItems, n: number) =>
  expect(review(page)).toContainText(titleOf(items, n));
const decide = (page: Page, name: string) =>
  // Finds a button by its visible text, because the button that closes a toast also has the label 'Dismiss', but no
  // text.
  review(page).getByRole('button', { name, exact: true }).filter({ hasText: name }).click();
const question = (page: Page) => page.getByRole('dialog', { name: 'Delete This Item for Good?' });

const reportStatusOf = async (id: string): Promise<unknown> => {
  const { docs } = await database().collection('reports').where('itemId', '==', id).get();
  return docs[0]?.get('status');
};
const itemResponseStatus = async (page: Page, id: string): Promise<number> =>
  (await page.request.get(`/api/items/${id}`)).status();

test('an admin decides reports by mouse, and hides, shows and deletes reported items @desktop', async ({
  page,
}) => {
  const items = await openReportQueue(page, 4);
  const [deleted = '', hidden = '', dismissed = '', resolved = ''] = items.ids;
  await entryOf(page, items, 4).getByRole('button', { name: 'Review' }).click();
  await inReview(page, items, 4);
  await expect(review(page)).toContainText(`“About ${resolved}”`);
  await page.getByLabel('Review Notes (Optional)').fill('Counterfeit');
  await decide(page, 'Resolve');
  await inReview(page, items, 3);
  await decide(page, 'Dismiss');
  await inReview(page, items, 2);
  await decide(page, 'Hide');
  await inReview(page, items, 1);
  expect(await itemResponseStatus(page, hidden)).toBe(404);
  await page.getByRole('button', { name: 'Show Again' }).click();
  await expect(page.getByText('Item Shown Again', { exact: true }).first()).toBeVisible();
  await expect.poll(() => itemResponseStatus(page, hidden)).toBe(200);
  await decide(page, 'Delete Item');
  await question(page).getByRole('button', { name: 'Delete Item' }).click();
  await expect(review(page)).toBeHidden();
  await expect(entryOf(page, items, 1)).toContainText('Item deleted');
  await expect(entryOf(page, items, 4)).toContainText('“Counterfeit”');
  expect(await itemResponseStatus(page, deleted)).toBe(404);
  expect(await Promise.all([resolved, dismissed, hidden, deleted].map(reportStatusOf))).toEqual([
    'resolved',
    'dismissed',
    'resolved',
    'resolved',
  ]);
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page.getByText(titleOf(items, 1)).first()).toBeVisible();
});
