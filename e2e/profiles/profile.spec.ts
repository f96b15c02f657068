import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { detailOf, openCard } from '../support/item-detail';
import { cardsOf } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { createSignedInPremiumMember } from '../support/premium';
import { titleOf } from '../support/stored-items';
import { createSellerWithItems } from '../support/stored-seller';

const toggleOf = (page: Page, username: string) =>
  page.getByRole('button', { name: `Favorite @${username}` });

test('visitors see the profile of a seller, and premium members can add the seller to the favorites on the dashboard', async ({
  page,
}) => {
  await mockItemPictures(page);
  const { username, items } = await createSellerWithItems(page);
  await page.goto(`/user/${username.toUpperCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: `@${username}` })).toBeVisible();
  await expect(page).toHaveURL(`/user/${username}`);
  await expect(page.getByText('Flips since 2009')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to favorite sellers' })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(3);
  await expectNoAxeViolationsInBothSchemes(page);

  await openCard(page, titleOf(items, 1));
  await detailOf(page).getByRole('button', { name: 'Next item' }).click();
  await expect(
    detailOf(page).getByRole('heading', { name: titleOf(items, 2), exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/user/${username}`);

  await createSignedInPremiumMember(page);
  await page.reload();
  await toggleOf(page, username).click();
  await expect(page.getByText('Seller favorited').first()).toBeVisible();
  await expect(toggleOf(page, username)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/dashboard');
  const favorites = page.getByRole('list', { name: 'Favorite sellers' });
  await favorites.getByRole('link', { name: `@${username}` }).click();
  await expect(toggleOf(page, username)).toHaveAttribute('aria-pressed', 'true');
  await expectNoAxeViolationsInBothSchemes(page);
});
