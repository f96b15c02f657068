import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { cardsOf } from '../support/item-list';
import { createSignedInMember } from '../support/members';
import { signInAs } from '../support/roles';
import { signIn } from '../support/sign-in';
import { readStoredUid } from '../support/stored-uid';
import { storeItems } from '../support/stored-items';

const REASON = 'You sold fakes.';

/** Suspends a member. An admin does this in another browser. */
async function suspend(browser: Browser, uid: string): Promise<void> {
  const context = await browser.newContext();
  const admin = await context.newPage();
  await signInAs(admin, 'admin');
  const response = await admin.request.post(`/api/admin/members/${uid}/suspensions`, {
    data: { days: 7, text: REASON },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(response.status(), await response.text()).toBe(200);
  await context.close();
}

const banner = (page: Page) => page.getByRole('region', { name: 'Suspension' });

test('an open tab shows a suspension within a minute, and lets the member read the reason, export data and delete the account @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const items = await storeItems(1);
  const member = await createSignedInMember(page);
  const uid = await readStoredUid(member);
  await page.clock.install();
  await page.goto('/account-settings');
  await expect(page.getByRole('button', { name: 'Delete My Account' })).toBeVisible();
  await suspend(browser, uid);
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(/\/sign-in/);

  await signIn(page, member);
  await expect(page).toHaveURL('/account-settings');
  await expect(banner(page)).toContainText(/Your account is suspended until .+\. You sold fakes\./);
  await expect(banner(page).getByRole('link', { name: 'Appeal' })).toHaveAttribute(
    'href',
    /^\/appeals\/[A-Za-z0-9]{20,}$/,
  );

  const refused = await page.request.post(`/api/items/${items.ids[0] ?? ''}/like`);
  expect(refused.status()).toBe(403);
  await page.goto(items.url);
  await cardsOf(page).first().getByRole('button', { name: /^Like/ }).click();
  await expect(page.getByText(/^Your account is suspended until .+ \(UTC\)/).first()).toBeVisible();

  await page.goto('/account-settings');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const data = JSON.parse(await readFile(await (await downloaded).path(), 'utf8')) as {
    readonly account: { readonly suspension: { readonly text: string } };
  };
  expect(data.account.suspension.text).toBe(REASON);

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete My Account' });
  await dialog.getByLabel('Current Password').fill(member.password);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(
    page.getByText('Goodbye! Your account is being deleted', { exact: true }),
  ).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
