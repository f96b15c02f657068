import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectWelcome } from '../support/header';
import { waitForMailLink } from '../support/mails';
import { type Member, uniqueMemberData } from '../support/members';

async function fillRegistration(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Email *').fill(member.email);
  await page.getByLabel('Username *').fill(member.username);
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Password *', { exact: true }).fill(member.password);
  await page.getByLabel('Confirm Password *').fill(member.password);
}

test('a registration welcomes the new member, and asks to verify the email address until the member opens the link', async ({
  page,
  context,
}) => {
  const member = uniqueMemberData();
  const notice = page.getByRole('complementary', { name: 'Your new account' });
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  await fillRegistration(page, member);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await test.step('the registration signs the member in, and the home page shows a welcome', async () => {
    await expect(page.getByText('Account created successfully', { exact: true })).toBeVisible();
    const welcome = `Welcome to BoloBoard, ${member.username}!`;
    await expect(page.getByText(welcome, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expectWelcome(page, 'Ann');
  });
  await test.step('the home page asks the member to verify the email address, also after a reload', async () => {
    await expect(notice.getByText(member.email)).toBeVisible();
    await page.reload();
    await expect(notice.getByText(member.email)).toBeVisible();
  });
  await test.step('the link in the mail verifies the email address, and the notice disappears', async () => {
    const elsewhere = await context.newPage();
    await elsewhere.goto(
      await waitForMailLink(elsewhere, member.email, 'Verify your email address'),
    );
    await expect(elsewhere.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
    await elsewhere.getByRole('link', { name: 'Go to BoloBoard' }).click();
    await expect(elsewhere).toHaveURL('/');
    await expect(elsewhere.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    await page.bringToFront();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});
