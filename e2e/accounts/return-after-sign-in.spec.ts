import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectItemDetail } from '../support/item-detail';
import { mockItemPictures } from '../support/items';
import { createMember, uniqueMemberData } from '../support/members';
import { signIn } from '../support/sign-in';
import { type StoredItems, storeItems, titleOf } from '../support/stored-items';

let items: StoredItems;
test.beforeEach(async ({ page }) => {
  await mockItemPictures(page);
  items = await storeItems(17);
});

/** Opens an item by its link, and closes the item. */
async function followLink(page: Page): Promise<void> {
  await page.goto(`/item/${items.ids[0] ?? ''}`);
  await expectItemDetail(page, titleOf(items, 1));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In', exact: true });

test('a visitor who came by a link to an item sees the item again after registering', async ({
  page,
}) => {
  const member = uniqueMemberData();
  await followLink(page);
  await signInLink(page).click();
  const registration = page.getByRole('link', { name: 'Create an account' });
  // A built page has the same HTML for every query, so its links get the `next` parameter only after the app has
  // started.
  await expect(registration).toHaveAttribute('href', /next=/);
  await registration.click();
  await page.getByLabel('Email *').fill(member.email);
  await page.getByLabel('Username *').fill(member.username);
  await page.getByLabel('Password *', { exact: true }).fill(member.password);
  await page.getByLabel('Confirm Password *').fill(member.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectItemDetail(page, titleOf(items, 1));
});

test('a visitor who signs in from an open item sees the item again, over the same item list', async ({
  page,
}) => {
  const member = await createMember(page);
  await page.goto(items.url);
  await page.getByRole('link', { name: titleOf(items, 16) }).click();
  await expectItemDetail(page, titleOf(items, 16));
  await page.getByRole('button', { name: 'Next item' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
  await prompt.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, member);
  await expectItemDetail(page, titleOf(items, 16));
  await expect(page).toHaveURL(items.url);
  await page.getByRole('button', { name: 'Next item' }).click();
  await expectItemDetail(page, titleOf(items, 17));
});
