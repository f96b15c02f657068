import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { createMember, newMember, signInWithoutUsername } from '../support/members';
import { goOffline } from '../support/offline';
import { stopTime } from '../support/time';

const field = (page: Page) => page.getByLabel('Username *');

async function claim(page: Page, username: string): Promise<void> {
  await field(page).fill(username);
  await page.getByRole('button', { name: 'Set Username' }).click();
}

test.beforeEach(async ({ page }) => {
  await signInWithoutUsername(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Choose Your Username' })).toBeVisible();
});

const refused: readonly [string, string][] = [
  ['ab', 'Username must be at least 3 characters'],
  ['a'.repeat(21), 'Username must be less than 20 characters'],
  ['ann sells', 'Username can only contain letters, numbers, and underscores'],
  ['ann_', 'Username cannot start or end with underscores'],
];
test('says what is wrong with a username, and keeps it', async ({ page }) => {
  for (const [username, message] of refused)
    await test.step(`'${message}' for '${username}'`, async () => {
      await claim(page, username);
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(message));
      await expect(field(page)).toHaveValue(username);
    });
});

test('says that a username is taken, whatever its case', { tag: '@both' }, async ({ page }) => {
  const { username } = await createMember(page);
  await claim(page, username.toUpperCase());
  await expect(field(page)).toHaveAccessibleDescription(
    /This username is already taken\. Please choose a different one\./,
  );
});

test('keeps the username when the network is gone, and takes it afterwards', async ({
  page,
  context,
  faults,
}) => {
  const { username } = newMember();
  await goOffline(context, faults);
  await claim(page, username);
  await expect(field(page)).toHaveAccessibleDescription(
    /Failed to set username\. Please try again\./,
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Set Username' }).click();
  await expect(page.getByText('Username Set!', { exact: true })).toBeVisible();
});

test('does not call a username set when the session is over, and leads to signing in', async ({
  page,
}) => {
  await page.context().clearCookies();
  const goOn = await stopTime(page);
  await claim(page, newMember().username);
  await expect(page.getByText('Unauthorized', { exact: true })).toBeVisible();
  await goOn();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText('Username Set!')).toBeHidden();
});
