import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { detailOf, openCard } from '../support/item-detail';
import { mockItemPictures } from '../support/items';
import { type Member, createSignedInMember } from '../support/members';
import { database, storeItems, titleOf } from '../support/stored-items';
import { readStoredUid } from '../support/stored-uid';

const reportButton = (page: Page) => detailOf(page).getByRole('button', { name: 'Report item' });
const reported = (page: Page) => detailOf(page).getByText('Reported', { exact: true });

async function report(page: Page, description: string): Promise<void> {
  await reportButton(page).click();
  const form = page.getByRole('dialog', { name: 'Report This Item' });
  await form.getByText('Contains personal information').click();
  await form.getByLabel('Description (optional)').fill(description);
  await form.getByRole('button', { name: 'Submit Report' }).click();
  await expect(form).toBeHidden();
  await expect(reported(page)).toBeVisible();
}

async function descriptionsOf(member: Member): Promise<unknown[]> {
  const reports = database().collection('reports');
  const { docs } = await reports.where('reporterId', '==', await readStoredUid(member)).get();
  return docs.map((stored) => stored.get('description') as unknown);
}

test('a member reports an item, and sees after a reload that it is reported', async ({ page }) => {
  await mockItemPictures(page);
  const items = await storeItems(1);
  const member = await createSignedInMember(page);
  await page.goto(items.url);
  await openCard(page, titleOf(items, 1));
  await report(page, 'An address <b>is</b> visible.');
  await expect(page.getByText('Report submitted').first()).toBeVisible();
  expect(await descriptionsOf(member)).toEqual(['An address <b>is</b> visible.']);
  // The item is open again after the reload.
  await page.reload();
  await expect(reported(page)).toBeVisible();
  await expect(reportButton(page)).toBeHidden();
});
