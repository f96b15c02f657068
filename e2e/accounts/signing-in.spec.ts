import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { expectWelcome, openAccountMenu, signOut } from '../support/header';
import { createMember, newMember, registerMember } from '../support/members';
import { signIn } from '../support/sign-in';

async function openGoogleWindow(page: Page): Promise<Page> {
  await page.goto('/sign-in');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return popup;
}

test.describe('signing in', () => {
  test('opens the ?next page after signing in, stays signed in after a reload, and signs out', async ({
    page,
  }) => {
    const member = await createMember(page);
    await page.goto('/login?next=/about');
    await expect(page).toHaveURL(/\/sign-in/);
    await expectNoAxeViolations(page);
    await signIn(page, member);
    await expect(page).toHaveURL('/about');
    await expectWelcome(page, member.email);
    await page.reload();
    await expectWelcome(page, member.email);
    await signOut(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('returns to the same page when the member signs in from the header', async ({ page }) => {
    const member = await createMember(page);
    await page.goto('/contact?about=cards');
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/sign-in\?next=/);
    await signIn(page, member);
    await expect(page).toHaveURL('/contact?about=cards');
  });

  test('ignores a ?next address of another origin', async ({ page, baseURL }) => {
    const member = await createMember(page);
    await page.goto('/sign-in?next=//elsewhere.test/');
    await signIn(page, member);
    await expect(page).toHaveURL(`${baseURL ?? ''}/`);
  });

  test('shows the same error for a wrong password and an unknown email', async ({ page }) => {
    const member = await createMember(page);
    await page.goto('/sign-in');
    await signIn(page, { ...member, password: 'wrong-password' });
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await signIn(page, { ...newMember() });
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
  });

  test('updates other tabs on sign-in and sign-out', async ({ page, context }) => {
    const member = await createMember(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.bringToFront();
    await page.goto('/sign-in');
    await signIn(page, member);
    await expectWelcome(other, member.email);
    await signOut(page);
    await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('signing in with Google', () => {
  test('asks a new member for a username on the home page', async ({ page }) => {
    const { email, username } = newMember();
    const google = await openGoogleWindow(page);
    await google.getByLabel('Email').fill(email);
    await google.getByLabel('Name').fill('Grace Google');
    await google.getByRole('button', { name: 'Continue' }).click();
    const card = page.getByRole('region', { name: 'Choose Your Username' });
    await expect(card).toBeVisible();
    await expectNoAxeViolations(page);
    await card.getByLabel('Username *').fill(username);
    await card.getByRole('button', { name: 'Set Username' }).click();
    await expect(page.getByText('Username Set!', { exact: true })).toBeVisible();
    await expect(card).toBeHidden();
    await page.reload();
    await openAccountMenu(page);
    await expect(card).toBeHidden();
  });

  test('keeps the sign-in page usable when the user closes the Google window', async ({ page }) => {
    const google = await openGoogleWindow(page);
    await google.close();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test('redirects from /sign-in to the home page when signed in', async ({ page }) => {
  await registerMember(page);
  await page.goto('/sign-in');
  await expect(page).toHaveURL('/');
});
