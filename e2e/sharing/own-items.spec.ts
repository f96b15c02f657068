import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { detailOf, expectItemDetail, openCard } from '../support/item-detail';
import { cardsOf, expectTitles, cardLinkOf } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { createSignedInMember } from '../support/members';
import {
  database,
  storeItems,
  type StoredItems,
  syncItems,
  titleOf,
} from '../support/stored-items';

async function storeOwnItems(page: Page): Promise<StoredItems> {
  const { username } = await createSignedInMember(page);
  const found = await database().collection('profiles').where('username', '==', username).get();
  const ownerId = found.docs[0]?.id ?? '';
  return storeItems(2, { ownerId, username, soldPriceCents: 349_900 });
}

const editOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Item' });

test('a visitor sees live that the owner corrects a misread price and then deletes the item', async ({
  page,
  browser,
}) => {
  const items = await storeOwnItems(page);
  const [first, second] = [titleOf(items, 1), titleOf(items, 2)];
  const visitor = await browser.newContext();
  const reader = await visitor.newPage();
  for (const one of [page, reader]) await mockItemPictures(one);
  const listening = reader.waitForRequest((it) => it.url().includes('Firestore/Listen/channel'));
  await reader.goto(items.url);
  await openCard(reader, first);
  await listening;
  await expect(reader.getByRole('button', { name: 'Edit' })).toBeHidden();

  const forms: string[] = [];
  page.on('request', (it) => it.url().includes('composed-edit-form') && forms.push(it.url()));
  await page.goto(items.url);
  await openCard(page, first);
  const edit = detailOf(page).getByRole('button', { name: 'Edit', exact: true });
  await expect(edit).toBeVisible();
  expect(forms).toEqual([]);
  await edit.click();
  await editOf(page).getByLabel('Sold price *').fill('34.99');
  expect(forms).not.toEqual([]);
  await page.keyboard.press('Enter');
  await expect(editOf(page)).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(detailOf(page).getByText('$34.99')).toBeVisible();
  await expect(detailOf(reader).getByText('$34.99')).toBeVisible();
  await expect(cardsOf(page).first().getByText('$34.99')).toBeVisible();

  await detailOf(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Item' }).click();
  await expectTitles(page, [second]);
  await expect(page.locator('dialog')).toBeHidden();
  await expect(cardLinkOf(page, second)).toBeFocused();
  await expect(detailOf(reader).getByText('This item is no longer available.')).toBeVisible();
  await reader.keyboard.press('ArrowRight');
  await expectItemDetail(reader, second);
  await reader.keyboard.press('Escape');
  await expectTitles(reader, [second]);
  await syncItems();
  // Opens the list at another URL, because the browser may reuse the response to the earlier URL for two minutes (ADR
  // 0096).
  await reader.goto(items.url.replace('order=asc', 'order=desc'));
  await expectTitles(reader, [second]);
  await visitor.close();
});
