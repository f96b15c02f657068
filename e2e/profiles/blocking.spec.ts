import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { postComment, commentOf } from '../support/comments';
import { detailOf, openCard } from '../support/item-detail';
import { cardsOf, cardLinkOf } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { createSignedInMember } from '../support/members';
import { changeItem, storeItems, titleOf } from '../support/stored-items';
import { readStoredUid } from '../support/stored-uid';

const menuOf = (page: Page, what: string) =>
  detailOf(page).getByRole('button', { name: `More about ${what}` });

async function block(page: Page, username: string, menu: string): Promise<void> {
  await menuOf(page, menu).first().click();
  await page.getByRole('menuitem', { name: `Block @${username}` }).click();
  const question = page.getByRole('dialog', { name: `Block @${username}?` });
  await question.getByRole('button', { name: 'Block Member' }).click();
  await expect(page.getByText(`Blocked @${username}`).first()).toBeVisible();
}

test('a block hides the blocked member in all tabs of the member who blocked them, and changes nothing for the blocked member', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage();
  const tab = await page.context().newPage();
  for (const one of [page, theirs, tab]) await mockItemPictures(one);
  const items = await storeItems(3, { commentsCount: 0 });
  const other = await createSignedInMember(theirs);
  const { username } = other;
  await changeItem(items.ids[2] ?? '', { ownerId: await readStoredUid(other), username });
  await createSignedInMember(page);
  for (const one of [theirs, page, tab]) {
    await one.goto(items.url);
    await expect(cardsOf(one)).toHaveCount(3);
    await openCard(one, titleOf(items, 1));
  }
  await page.bringToFront();
  await postComment(theirs, 'Sold mine for more');
  for (const one of [page, tab]) await expect(commentOf(one, username)).toBeVisible();

  await block(page, username, `the comment by @${username}`);
  for (const one of [page, tab]) await expect(commentOf(one, username)).toBeHidden();
  // A live comment of the blocked member arrives. The page does not show it, but the number of comments includes it.
  await postComment(theirs, 'And another one');
  for (const one of [page, tab]) {
    await expect(detailOf(one).getByRole('heading', { name: '2 comments' })).toBeVisible();
    await expect(commentOf(one, username)).toBeHidden();
    await one.keyboard.press('Escape');
    await expect(cardsOf(one)).toHaveCount(2);
    await expect(cardLinkOf(one, titleOf(items, 3))).toBeHidden();
  }
  await expect(commentOf(theirs, username)).toHaveCount(2);
  await theirs.goto(items.url);
  await expect(cardsOf(theirs)).toHaveCount(3);

  // The HTML of the item's page is the same for everyone, so it contains the item. The app then hides the item.
  await page.goto(`/item/${items.ids[2] ?? ''}`);
  await expect(page.getByText('This item is no longer available.')).toBeVisible();

  await page.goto(items.url);
  await openCard(page, titleOf(items, 2));
  await menuOf(page, 'this item').click();
  await page.getByRole('menuitem', { name: 'Blocked Members' }).click();
  const list = page.getByRole('dialog', { name: 'Blocked Members' });
  await list.getByRole('button', { name: `Unblock @${username}` }).click();
  await expect(list.getByText("You haven't blocked anybody.")).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Escape');
  for (const one of [page, tab]) await expect(cardsOf(one)).toHaveCount(3);
});
