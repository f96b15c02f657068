import type { Page } from '@playwright/test';
import { reportsPageSchema } from '../../contract/schemas/report-for-admins';
import { expect, test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';
import { signInAs } from '../support/roles';
import { fillSaleAsNewMember, submitSale, successToastOf } from '../support/share-form';
import { database } from '../support/stored-items';
import { readStoredUid } from '../support/stored-uid';

async function itemIdOf(title: string): Promise<string> {
  const { docs } = await database().collection('items').where('title', '==', title).get();
  const [item] = docs;
  if (!item) throw new Error(`There is no item ${title}`);
  return item.id;
}

/** Reports the item as a member and hides it as an admin. At the end, another admin is signed in. */
async function hide(page: Page, itemId: string, title: string): Promise<void> {
  await createSignedInMember(page);
  const data = { reason: 'fake', description: '' };
  await page.request.post(`/api/items/${itemId}/report`, { data });
  await page.context().clearCookies();
  await signInAs(page, 'admin');
  const query = new URLSearchParams({ q: title }).toString();
  const response = await page.request.get(`/api/admin/reports?${query}`);
  const { reports } = reportsPageSchema.parse(await response.json());
  const hidden = await page.request.put(`/api/admin/reports/${reports[0]?.id ?? ''}/hide`, {
    data: { reviewNotes: '' },
  });
  expect(hidden.ok(), await hidden.text()).toBe(true);
  await page.context().clearCookies();
  await signInAs(page, 'admin');
}

const titlesOf = async (uid: string): Promise<unknown[]> => {
  const { docs } = await database().collection(`users/${uid}/notifications`).get();
  return docs.map((it): unknown => it.get('title'));
};

test('the owner of a hidden item appeals, and another admin makes the item visible again', async ({
  page,
  browser,
}) => {
  test.slow();
  const { member, title } = await fillSaleAsNewMember(page);
  await submitSale(page);
  await expect(successToastOf(page)).toBeVisible();
  const [itemId, uid] = await Promise.all([itemIdOf(title), readStoredUid(member)]);
  const theirs = await (await browser.newContext()).newPage();
  await hide(theirs, itemId, title);
  await expect.poll(() => titlesOf(uid)).toContain('Item hidden');

  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Item hidden' }).click();
  await expect(page).toHaveURL(/\/appeals\/\w+$/);
  await expect(page.getByRole('heading', { name: 'Your item is hidden' })).toBeVisible();
  await page.getByLabel('Why should we decide differently?').fill(`${title} is my own`);
  await page.getByRole('button', { name: 'Send Appeal' }).click();
  await expect(page.getByText('You appealed. A moderator will look at it.')).toBeVisible();

  await theirs.goto('/admin');
  const card = theirs.getByRole('listitem').filter({ hasText: `${title} is my own` });
  await card.getByRole('button', { name: /^Decide/ }).click();
  await theirs.getByLabel('Answer to the Member (Optional)').fill('We are sorry');
  await theirs.getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(theirs.getByText('Appeal granted', { exact: true }).first()).toBeVisible();
  await expect(card).toBeHidden();

  await page.reload();
  await expect(page.getByText('We granted your appeal.')).toBeVisible();
  await expect(page.getByText('We are sorry')).toBeVisible();
  await theirs.goto(`/item/${itemId}`);
  const picture = theirs.getByRole('dialog').getByRole('img', { name: title }).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((it) => (it as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});
