import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectWelcome } from '../support/header';
import { linkIn } from '../support/mails';
import { type Member, newMember } from '../support/members';
import { signInByGoogle } from '../support/sign-in';

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

  test('shows the mail notice after a registration, and its link verifies the address and leads home', async ({
    page,
    context,
  }) => {
    const member = newMember();
    await fillRegistration(page, member);
    await submit(page);
    const notice = page.getByRole('complementary', { name: 'Your new account' });
    await expect(notice.getByText(member.email)).toBeVisible();
    await page.reload();
    await expect(notice.getByText(member.email)).toBeVisible();
    const elsewhere = await context.newPage();
    await elsewhere.goto(await linkIn(elsewhere, member.email, 'Verify your email address'));
    await expect(elsewhere.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
    await elsewhere.getByRole('link', { name: 'Go to BoloBoard' }).click();
    await expect(elsewhere).toHaveURL('/');
    await expect(elsewhere.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('signs in with Google, and asks for a username', async ({ page }) => {
    await signInByGoogle(page);
    await expect(page.getByRole('heading', { name: 'Choose Your Username' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
