import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { detailOf, expectPositionInList, expectItemDetail } from '../support/item-detail';
import { cardsOf, expectTitles, cardLinkOf, paginationOf } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { createSignedInMember } from '../support/members';
import {
  changeItem,
  database,
  storeItems,
  type StoredItems,
  titleOf,
  titlesOf,
} from '../support/stored-items';
import { readStoredUid } from '../support/stored-uid';

const ITEMS = 18;

/** Stores own sales, the newest sale first, and one achievement. */
async function storeDashboard(page: Page): Promise<StoredItems> {
  const member = await createSignedInMember(page);
  const uid = await readStoredUid(member);
  const unlockedAt = new Date();
  await database().doc(`users/${uid}/achievements/first-share`).create({ unlockedAt });
  const sale = { isOwnSale: true, purchasePriceCents: 500, soldPriceCents: 2000 };
  const items = await storeItems(ITEMS, {
    ownerId: uid,
    username: member.username,
    ...sale,
  });
  const newest = Date.now();
  for (const [n, id] of items.ids.entries())
    await changeItem(id, { addedAt: new Date(newest - n * 1000) });
  return items;
}

const numbersOf = (page: Page) => page.getByRole('region', { name: 'Your numbers' });

test('a member opens and deletes own items on the dashboard, and a second tab updates its list', async ({
  page,
}) => {
  const items = await storeDashboard(page);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await mockItemPictures(tab);
    await tab.goto('/dashboard');
    await expectTitles(tab, titlesOf(items, 1, 16));
  }
  // Brings this tab to the front, because a browser draws a background tab only once a second.
  await page.bringToFront();
  await expect(numbersOf(page).getByText('$360.00')).toBeVisible();
  await expect(page.getByText('1 of 22 unlocked')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);

  await cardLinkOf(page, titleOf(items, 16)).click();
  await expectPositionInList(page, '16 of 18');
  await page.keyboard.press('ArrowRight');
  await expectItemDetail(page, titleOf(items, 17));
  await page.keyboard.press('ArrowLeft');
  await expectItemDetail(page, titleOf(items, 16));
  await page.keyboard.press('Escape');
  await expect(detailOf(page)).toBeHidden();

  await page.getByRole('button', { name: 'Select Items' }).click();
  for (const n of [1, 2]) {
    await page.getByRole('checkbox', { name: titleOf(items, n) }).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  await expectNoAxeViolationsInBothSchemes(page);
  await page.getByRole('checkbox', { name: 'Keep sales in my figures' }).uncheck();
  await page.getByRole('button', { name: 'Delete Items' }).click();
  for (const tab of [page, other]) await expectTitles(tab, titlesOf(items, 3, 18));
  await expect(page.getByText('Successfully deleted 2 of 2 items.').first()).toBeVisible();
  await expect(numbersOf(page).getByText('$320.00')).toBeVisible();
  await expect(paginationOf(page)).toBeHidden();

  await page.getByRole('button', { name: `Delete ${titleOf(items, 3)}` }).click();
  await page.getByRole('button', { name: 'Delete Item', exact: true }).click();
  for (const tab of [page, other]) await expectTitles(tab, titlesOf(items, 4, 18));
  await expect(cardLinkOf(page, titleOf(items, 4))).toBeFocused();
  await page.reload();
  await expect(cardsOf(page)).toHaveCount(15);
  // The sale of the third item stays in the figures after the item is deleted.
  await expect(numbersOf(page).getByText('$320.00')).toBeVisible();
});
