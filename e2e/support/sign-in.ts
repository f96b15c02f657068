import type { Page } from '@playwright/test';
import type { Member } from './members';

export async function signIn(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}
