import type { Page } from '@playwright/test';
import { type Member, uniqueMemberData } from './members';

export async function signIn(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in as a new member with Google. The local stack fakes Google's sign-in page. */
export async function signInByGoogle(page: Page): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const google = await popup;
  await google.getByLabel('Email').fill(uniqueMemberData().email);
  await google.getByLabel('Name').fill('Grace Google');
  await google.getByRole('button', { name: 'Continue' }).click();
}
