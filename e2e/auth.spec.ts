import type { Page } from '@playwright/test';
import { expectNoSeriousAxeViolations, inBothSchemes } from './fixtures/accessibility';
import { expect, test } from './fixtures/test';
import { expectWelcome, openAccountMenu, signOut } from './support/header';
import { createMember, type Member, newMember, registerMember } from './support/members';

async function fillRegistration(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Email *').fill(member.email);
  await page.getByLabel('Username *').fill(member.username);
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Password *', { exact: true }).fill(member.password);
  await page.getByLabel('Confirm Password *').fill(member.password);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

async function signIn(page: Page, member: Member): Promise<void> {
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password').fill(member.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

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
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    const member = newMember();
    await fillRegistration(page, member);
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByText('Registration failed', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Email *')).toHaveValue(member.email);
    await context.setOffline(false);
    await submit(page);
    await expect(page).toHaveURL('/');
  });
});

test.describe('signing in', () => {
  test(
    'by /login, back to where the visitor came from, and out again',
    { tag: '@both' },
    async ({ page }) => {
      const member = await createMember(page);
      await page.goto('/login?next=/about');
      await expect(page).toHaveURL(/\/sign-in/);
      await expectNoSeriousAxeViolations(page);
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
    },
  );

  test('by the header leads back to the page one was on', async ({ page }) => {
    const member = await createMember(page);
    await page.goto('/contact?about=cards');
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/sign-in\?next=/);
    await signIn(page, member);
    await expect(page).toHaveURL('/contact?about=cards');
  });

  test('never leaves for another origin', async ({ page, baseURL }) => {
    const member = await createMember(page);
    await page.goto('/sign-in?next=//elsewhere.test/');
    await signIn(page, member);
    await expect(page).toHaveURL(`${baseURL ?? ''}/`);
  });

  test('does not say whether the email or the password is wrong', async ({ page }) => {
    const member = await createMember(page);
    await page.goto('/sign-in');
    await signIn(page, { ...member, password: 'wrong-password' });
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
    await expect(page.getByLabel('Email')).toHaveValue(member.email);
    await signIn(page, { ...newMember() });
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
  });

  test('asks for what is missing', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
  });

  test('in one tab is noticed by the others, and so is signing out', async ({ page, context }) => {
    const member = await createMember(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto('/sign-in');
    await signIn(page, member);
    await expectWelcome(other, member.email);
    await signOut(page);
    await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('a member who signed in with Google', () => {
  test('chooses a username on the home page', { tag: '@both' }, async ({ page }) => {
    const { email, username } = newMember();
    await page.goto('/sign-in');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const google = await opening;
    await google.getByLabel('Email').fill(email);
    await google.getByLabel('Name').fill('Grace Google');
    await google.getByRole('button', { name: 'Continue' }).click();
    const card = page.getByRole('region', { name: 'Choose Your Username' });
    await expect(card).toBeVisible();
    await expectNoSeriousAxeViolations(page);
    await card.getByLabel('Username *').fill(username);
    await card.getByRole('button', { name: 'Set Username' }).click();
    await expect(page.getByText('Username Set!', { exact: true })).toBeVisible();
    await expect(card).toBeHidden();
    await page.reload();
    await openAccountMenu(page);
    await expect(card).toBeHidden();
  });

  test('may close the window and is left where they were', async ({ page }) => {
    await page.goto('/sign-in');
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await (await opening).close();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test.describe('axe finds nothing serious', { tag: '@both' }, () => {
  test('in the account menu', async ({ page }) => {
    const { email } = await registerMember(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    await openAccountMenu(page);
    await expect(page.getByText(`Welcome, ${email}`).filter({ visible: true })).toBeVisible();
    await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
  });

  test('beside the messages of both forms', async ({ page }) => {
    await page.goto('/register');
    await submit(page);
    await expect(page.getByText('Email is required')).toBeVisible();
    await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await inBothSchemes(page, () => expectNoSeriousAxeViolations(page));
  });
});

test('a signed-in member has nothing to sign in for', async ({ page }) => {
  await registerMember(page);
  await page.goto('/sign-in');
  await expect(page).toHaveURL('/');
});
