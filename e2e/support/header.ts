import { expect, type Page } from '@playwright/test';

/**
 * Opens the account menu: from the bottom bar of a phone, or from the header of a wide screen. On a wide screen, the
 * header also shows some links that a phone has only in the menu.
 */
export const openAccountMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'account menu' }).click();

export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

export async function expectWelcome(page: Page, name: string): Promise<void> {
  await openAccountMenu(page);
  await expect(page.getByText(`Welcome, ${name}`).filter({ visible: true })).toBeVisible();
  await page.keyboard.press('Escape');
}
