import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { createSignedInMember } from '../support/members';
import { signIn } from '../support/sign-in';

/**
 * Starts a reload and does not wait for it, because the app may open the sign-in page first, which aborts the reload.
 */
const reload = (page: Page): Promise<void> =>
  page.evaluate(() => void setTimeout(() => window.location.reload()));

test('a member signs out another device, downloads the data and deletes the account', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await createSignedInMember(page);
  const laptop = await browser.newPage({ ...(baseURL && { baseURL }) });
  await laptop.goto('/sign-in?next=/account-settings');
  await signIn(laptop, member);
  await expect(laptop).toHaveURL('/account-settings');

  await page.goto('/account-settings');
  const devices = page.getByRole('region', { name: 'Signed-In Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await devices.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await reload(laptop);
  await expect(laptop).toHaveURL(/\/sign-in/);
  await laptop.close();

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^boloboard-my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    readonly account: { readonly email: string };
  };
  expect(data.account.email).toBe(member.email);

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete My Account' });
  await dialog.getByLabel('Current Password').fill(member.password);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(
    page.getByText('Goodbye! Your account is being deleted', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});
