import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { detailOf, openCard } from '../support/item-detail';
import { cardsOf } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { createSignedInMember } from '../support/members';
import { storeItems, titleOf } from '../support/stored-items';

const heartOf = (page: Page) => cardsOf(page).first().getByRole('button', { name: /^Like/ });
const liked = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/like') && response.ok());

test("a visitor who has an item open sees a member's like live, and the member still sees it after a reload", async ({
  page,
  browser,
}) => {
  const items = await storeItems(1);
  const other = await browser.newContext();
  const reader = await other.newPage();
  for (const one of [page, reader]) await mockItemPictures(one);
  const listening = reader.waitForRequest((it) => it.url().includes('Firestore/Listen/channel'));
  await reader.goto(items.url);
  await openCard(reader, titleOf(items, 1));
  await listening;
  await expect(detailOf(reader).getByText('0 likes')).toBeVisible();

  await createSignedInMember(page);
  await page.goto(items.url);
  const responded = liked(page);
  await heartOf(page).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await responded;
  await expect(detailOf(reader).getByText('1 like')).toBeVisible();
  await other.close();

  await page.reload();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(page)).toHaveText('Like, 1 like');
});
