import { expect, type Page } from '@playwright/test';

/** Opens the account menu on phones. On wide screens, the header already shows its links. */
export async function openAccountMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Account menu' });
  const signOut = page.getByRole('button', { name: 'Sign Out' });
  await expect(menu.or(signOut).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
}

export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

export async function expectWelcome(page: Page, name: string): Promise<void> {
  await openAccountMenu(page);
  await expect(page.getByText(`Welcome, ${name}`).filter({ visible: true })).toBeVisible();
  await page.keyboard.press('Escape');
}
