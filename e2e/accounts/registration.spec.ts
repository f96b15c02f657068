import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectWelcome } from '../support/header';
import { type Member, newMember } from '../support/members';

async function fillRegistration(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Email *').fill(member.email);
  await page.getByLabel('Username *').fill(member.username);
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Password *', { exact: true }).fill(member.password);
  await page.getByLabel('Confirm Password *').fill(member.password);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

test.describe('registration', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  });

  test('signs the new member in and shows a welcome on the home page', async ({ page }) => {
    const member = newMember();
    await fillRegistration(page, member);
    await submit(page);
    await expect(page.getByText('Account created successfully', { exact: true })).toBeVisible();
    const welcome = `Welcome to BoloBoard, ${member.username}!`;
    await expect(page.getByText(welcome, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expectWelcome(page, 'Ann');
  });
});
