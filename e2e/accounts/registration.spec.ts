import type { Page } from '@playwright/test';
import { expectNoSeriousAxeViolations, inBothSchemes } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { expectWelcome } from '../support/header';
import { createMember, type Member, newMember } from '../support/members';
import { goOffline } from '../support/offline';

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

  test('leads home, signed in and welcomed', { tag: '@both' }, async ({ page }) => {
    const member = newMember();
    await fillRegistration(page, member);
    await submit(page);
    await expect(page.getByText('Account created successfully', { exact: true })).toBeVisible();
    const welcome = `Welcome to BoloBoard, ${member.username}!`;
    await expect(page.getByText(welcome, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expectWelcome(page, 'Ann');
  });

  const cases: readonly [string, Partial<Record<'username' | 'email' | 'password', string>>][] = [
    ['Email is required', { email: ' ' }],
    ['Please enter a valid email address', { email: 'ann' }],
    ['Username is required', { username: ' ' }],
    ['Username must be at least 6 characters long', { username: ' abcde ' }],
    ['Username must be less than 20 characters', { username: 'a'.repeat(21) }],
    ['Username can only contain letters, numbers, and underscores', { username: 'ann-sells' }],
    ['Username cannot start or end with underscores', { username: '_annsells' }],
    ['Password must be at least 6 characters long', { password: '12345' }],
  ];
  test('says what is wrong with each field', async ({ page }) => {
    for (const [message, change] of cases)
      await test.step(`'${message}' for ${JSON.stringify(change)}`, async () => {
        await fillRegistration(page, { ...newMember(), ...change });
        await submit(page);
        await expect(page.getByText(message, { exact: true })).toBeVisible();
      });
    await expect(page).toHaveURL('/register');
  });

  test('tells of differing passwords', async ({ page }) => {
    await fillRegistration(page, newMember());
    await page.getByLabel('Confirm Password *').fill('another one');
    await submit(page);
    await expect(page.getByText('Passwords do not match')).toBeVisible();
  });

  test('names a taken username and a taken email, and keeps what was typed', async ({ page }) => {
    const other = await createMember(page);
    const member = { ...newMember(), username: other.username.toUpperCase() };
    await fillRegistration(page, member);
    await submit(page);
    await expect(page.getByText('Registration failed', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Username *')).toHaveAccessibleDescription(
      /Username already exists/,
    );
    await expect(page.getByLabel('Email *')).toHaveValue(member.email);
    await page.getByLabel('Username *').fill(newMember().username);
    await page.getByLabel('Email *').fill(other.email);
    await submit(page);
    await expect(page.getByLabel('Email *')).toHaveAccessibleDescription(
      /An account with this email already exists/,
    );
  });

  test('keeps what was typed when the network is gone', async ({ page, context, faults }) => {
    const member = newMember();
    await fillRegistration(page, member);
    await goOffline(context, faults);
    await submit(page);
    await expect(page.getByText('Registration failed', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Email *')).toHaveValue(member.email);
    await context.setOffline(false);
    await submit(page);
    await expect(page).toHaveURL('/');
  });

  test('has nothing serious for axe beside its messages', { tag: '@both' }, async ({ page }) => {
    await submit(page);
    await expect(page.getByText('Email is required')).toBeVisible();
    await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
  });
});
