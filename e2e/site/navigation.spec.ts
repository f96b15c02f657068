import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { detailOf, expectShown } from '../support/item-detail';
import { servePictures } from '../support/items';
import { registerMember } from '../support/members';
import { storeItems, titleOf } from '../support/stored-items';

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('leads a member to the main places', { tag: '@phone' }, async ({ page }) => {
  const { username } = await registerMember(page);
  await page.goto('/');
  const bar = barOf(page);
  await bar.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await bar.getByRole('link', { name: 'Search' }).click();
  await expect(page.getByLabel('Search items')).toBeFocused();
  await page.getByLabel('Search items').blur();

  await bar.getByRole('link', { name: 'Share' }).click();
  const form = page.getByRole('dialog', { name: 'Upload Your Sale Screenshot' });
  await expect(form).toBeVisible();
  await expect(bar).toBeHidden();
  await form.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(bar).toBeVisible();

  const menu = bar.getByRole('button', { name: 'account menu' });
  await menu.click();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(`/user/${username}`);
  await menu.click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page).toHaveURL('/account-settings');
  await menu.click();
  await expectNoAxeViolationsInBothSchemes(page);
});

test(
  'lies at the lower edge, and below the footer at the end of a page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    const bottom = (place: Locator) =>
      place.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    expect(await bottom(barOf(page))).toBe(844);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const top = await barOf(page).evaluate((bar) => bar.getBoundingClientRect().top);
    expect(await bottom(page.getByRole('contentinfo'))).toBeLessThanOrEqual(Math.ceil(top));
  },
);

test('shows the logo and Join when a visitor opens an item from a link', async ({ page }) => {
  await servePictures(page);
  const items = await storeItems(1);
  const [id = ''] = items.ids;
  await page.goto(`/item/${id}`);
  await expectShown(page, titleOf(items, 1));
  const join = detailOf(page).getByRole('link', { name: 'Join' });
  await expect(join).toHaveAttribute('href', `/register?next=${encodeURIComponent(`/item/${id}`)}`);
  await detailOf(page).getByRole('link', { name: 'BoloBoard, home' }).click();
  await expect(detailOf(page)).toBeHidden();
  await expect(page.getByLabel('Search items')).toBeVisible();
});

test('leads home from a link to an item that is gone', async ({ page }) => {
  await page.goto('/item/nobody-shared-this');
  await expect(detailOf(page).getByRole('link', { name: 'Join' })).toBeVisible();
  await detailOf(page).getByRole('link', { name: 'BoloBoard, home' }).click();
  await expect(detailOf(page)).toBeHidden();
});
