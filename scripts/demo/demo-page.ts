import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../stack/demo-accounts';

/**
 * Signs in as a demo member, by default the free one. Resolves when the home page shows that the member is signed in.
 */
export async function signIn(page: Page, email: string = DEMO_ACCOUNTS[0].email): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('/');
  await page.getByRole('button', { name: /Share a Sale/ }).waitFor();
}

/** Resolves when the page shows items. */
export const waitForItems = (page: Page): Promise<void> =>
  page.getByRole('list', { name: 'Items' }).getByRole('article').first().waitFor();
