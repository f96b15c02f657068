import { expect, test } from '../fixtures/test';

test(
  'keeps the chosen theme when the page is loaded again',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    const root = page.locator('html');
    await expect(root).toHaveCSS('color-scheme', 'light');
    await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
    await expect(root).toHaveCSS('color-scheme', 'dark');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(root).toHaveCSS('color-scheme', 'dark');
  },
);
