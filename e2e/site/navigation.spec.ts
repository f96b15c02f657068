import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test(
  'the bottom bar and its account menu lead a member to the main pages',
  { tag: '@phone' },
  async ({ page }) => {
    const { username } = await createSignedInMember(page);
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
  },
);
