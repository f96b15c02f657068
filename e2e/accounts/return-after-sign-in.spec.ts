import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectShown } from '../support/item-detail';
import { servePictures } from '../support/items';
import { createMember, newMember } from '../support/members';
import { signIn } from '../support/sign-in';
import { type StoredItems, storeItems, titleOf } from '../support/stored-items';

let items: StoredItems;
test.beforeEach(async ({ page }) => {
  await servePictures(page);
  items = await storeItems(17);
});

/** Opens the link to an item and closes the item. */
async function followLink(page: Page): Promise<void> {
  await page.goto(`/item/${items.ids[0] ?? ''}`);
  await expectShown(page, titleOf(items, 1));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In', exact: true });

test('returns to the item after a registration', async ({ page }) => {
  const member = newMember();
  await followLink(page);
  await signInLink(page).click();
  const registration = page.getByRole('link', { name: 'Create an account' });
  // A built page is the same HTML for all URLs of its route, so its links get `next` only after the app has started.
  await expect(registration).toHaveAttribute('href', /next=/);
  await registration.click();
  await page.getByLabel('Email *').fill(member.email);
  await page.getByLabel('Username *').fill(member.username);
  await page.getByLabel('Password *', { exact: true }).fill(member.password);
  await page.getByLabel('Confirm Password *').fill(member.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectShown(page, titleOf(items, 1));
});

test('returns to the item over the same list after the visitor signs in from a prompt of the item', async ({
  page,
}) => {
  const member = await createMember(page);
  await page.goto(items.url);
  await page.getByRole('link', { name: titleOf(items, 16) }).click();
  await expectShown(page, titleOf(items, 16));
  await page.getByRole('button', { name: 'Next item' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
  await prompt.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, member);
  await expectShown(page, titleOf(items, 16));
  await expect(page).toHaveURL(items.url);
  await page.getByRole('button', { name: 'Next item' }).click();
  await expectShown(page, titleOf(items, 17));
});
