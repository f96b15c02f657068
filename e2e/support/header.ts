import { expect, type Page } from '@playwright/test';

/** Opens the account menu on phones; on wide screens its links are in the header already. */
export async function openAccountMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Account menu' });
  const signOut = page.getByRole('button', { name: 'Sign Out' });
  await expect(menu.or(signOut).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
}

/** Signs out by the header. */
export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

/** Waits until the header greets `name`, which says who is signed in. */
export async function expectWelcome(page: Page, name: string): Promise<void> {
  await openAccountMenu(page);
  await expect(page.getByText(`Welcome, ${name}`).filter({ visible: true })).toBeVisible();
  await page.keyboard.press('Escape');
}
