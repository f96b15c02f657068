import { expect, test } from '../fixtures/test';
import { waitForMailLink } from '../support/mails';
import { createSignedInMember } from '../support/members';
import { signIn } from '../support/sign-in';

test.slow();

test('a member verifies the email address, and a password reset in another browser signs the member out in this browser', async ({
  page,
  browser,
}) => {
  const member = await createSignedInMember(page);
  await page.goto('/account-settings');
  await expect(page.getByText("isn't verified yet")).toBeVisible();
  await page.goto(await waitForMailLink(page, member.email, 'Verify your email address'));
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.goto('/forgot-password');
  await elsewhere.getByLabel('Email *').fill(member.email);
  await elsewhere.getByRole('button', { name: 'Send reset link' }).click();
  await expect(elsewhere.getByText(/we've sent it a link/)).toBeVisible();
  await elsewhere.goto(await waitForMailLink(elsewhere, member.email, 'Reset your password'));
  await elsewhere.getByLabel('New password *', { exact: true }).fill('another-123');
  await elsewhere.getByLabel('Confirm new password *').fill('another-123');
  await elsewhere.getByRole('button', { name: 'Reset password' }).click();
  await expect(elsewhere.getByText('Your password has been reset.')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Continue to login' }).click();
  await signIn(elsewhere, { ...member, password: 'another-123' });
  await expect(elsewhere).toHaveURL('/');
  await elsewhere.goto('/account-settings');
  await expect(elsewhere.getByRole('heading', { name: 'Account Settings' })).toBeVisible();

  await page.goto('/account-settings');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await elsewhere.close();
});
