import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectShown } from '../support/item-detail';
import { servePictures } from '../support/items';
import { createMember, newMember } from '../support/members';
import { signIn, signInByGoogle } from '../support/sign-in';
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

test('returns to the item whose link a visitor followed', async ({ page }) => {
  const member = await createMember(page);
  await followLink(page);
  await signInLink(page).click();
  await signIn(page, member);
  await expectShown(page, titleOf(items, 1));
  await expect(page).toHaveURL('/');
});

test('returns to the item after signing in with Google', async ({ page }) => {
  await followLink(page);
  await signInLink(page).click();
  await signInByGoogle(page);
  await expectShown(page, titleOf(items, 1));
});

test('returns to the item after a registration', async ({ page }) => {
  const member = newMember();
  await followLink(page);
  await signInLink(page).click();
  const registration = page.getByRole('link', { name: 'Create an account' });
  // The built page is the same for all addresses, so it gets the way back when the app has started.
  await expect(registration).toHaveAttribute('href', /next=/);
  await registration.click();
  await page.getByLabel('Email *').fill(member.email);
  await page.getByLabel('Username *').fill(member.username);
  await page.getByLabel('Password *', { exact: true }).fill(member.password);
  await page.getByLabel('Confirm Password *').fill(member.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectShown(page, titleOf(items, 1));
});

test('returns to the item, over the same list, from a prompt inside it', async ({ page }) => {
  const member = await createMember(page);
  await page.goto(items.address);
  await page.getByRole('link', { name: titleOf(items, 16) }).click();
  await expectShown(page, titleOf(items, 16));
  await page.getByRole('button', { name: 'Next item' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
  await prompt.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, member);
  await expectShown(page, titleOf(items, 16));
  await expect(page).toHaveURL(items.address);
  await page.getByRole('button', { name: 'Next item' }).click();
  await expectShown(page, titleOf(items, 17));
});

test('shows the list with the range that a visitor typed', async ({ page }) => {
  const member = await createMember(page);
  await page.goto(items.address);
  await expect(signInLink(page)).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Lowest price').fill('$1,2');
  await page.getByLabel('Highest price').fill('1,000');
  await page.getByRole('button', { name: 'Show Results' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign In Required' });
  await prompt.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, member);
  await expect(page).toHaveURL(`${items.address}&min=1.2&max=1000`);
  await expect(page.getByText('17 items', { exact: true })).toBeVisible();
});
