import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { linkOf } from '../support/item-list';
import { registerMember, signInWithoutUsername } from '../support/members';
import { refuseCalls } from '../support/refuse-calls';
import { drawScreenshot } from '../support/screenshots';
import {
  chooseWithoutReading,
  fillSale,
  openSharePanel,
  submitSale,
  successOf,
} from '../support/share-form';
import { randomLetters } from '../support/random-letters';

const uniqueTitle = () => `Brass lamp ${randomLetters()}`;
const draw = (page: Page, title: string) => drawScreenshot(page, { title, price: '$34.99' });

test('lists a shared sale for its owner and for visitors', async ({ page, browser }) => {
  await registerMember(page);
  await openSharePanel(page);
  const title = uniqueTitle();
  await chooseWithoutReading(page, await draw(page, title));
  await fillSale(page, title, '34.99');
  await page.getByRole('radio', { name: 'My Sale' }).check();
  await page.getByLabel('Purchase Price *').fill('5.50');
  await page.getByLabel('Where did you buy it *').selectOption('Thrift Store');
  await submitSale(page);
  await expect(successOf(page)).toBeVisible();
  await expect(linkOf(page, title)).toBeVisible();
  await expect(page.getByText('19 of 20 submissions left this month')).toBeVisible();
  await expect(page.getByLabel('Title *')).toBeHidden();
  await page.reload();
  await expect(linkOf(page, title)).toBeVisible();
  const visitor = await browser.newContext();
  const visitorPage = await visitor.newPage();
  // The server has read no other page of this search.
  await visitorPage.goto(`/?q=${encodeURIComponent(title)}`);
  await expect(linkOf(visitorPage, title)).toBeVisible();
  await visitor.close();
});

test.describe('share form', () => {
  test.beforeEach(async ({ page }) => {
    await registerMember(page);
    await openSharePanel(page);
  });

  test("shows the server's error at its field and focuses the field", async ({ page, faults }) => {
    const issues = [{ path: ['body', 'soldPrice'], message: 'Too good to be true' }];
    const refusal = { status: 400, code: 'bad_request', message: 'Bad input', issues } as const;
    await refuseCalls(page, faults, '**/api/items/screenshot', refusal);
    await chooseWithoutReading(page, await draw(page, uniqueTitle()));
    await fillSale(page, 'Lamp', '9');
    await submitSale(page);
    await expect(page.getByLabel('Sold price *')).toHaveAccessibleDescription(
      'Too good to be true',
    );
    await expect(page.getByLabel('Sold price *')).toBeFocused();
  });
});

test('asks for a username when the member has none', async ({ page }) => {
  await signInWithoutUsername(page);
  await page.goto('/');
  await expect(page.getByText('Please set up your username to share.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeDisabled();
});

test('offers an upgrade when a free member has no submissions left', async ({ page }) => {
  await registerMember(page);
  await page.route('**/api/subscription/status', (route) =>
    route.fulfill({
      json: {
        isPremium: false,
        subscriptionStatus: null,
        subscriptionPlan: null,
        subscriptionEndDate: null,
        submissionsLeft: 0,
      },
    }),
  );
  await page.goto('/');
  await expect(page.getByText("You've reached your monthly limit")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeDisabled();
  await expect(
    page.getByRole('link', { name: 'Upgrade for unlimited submissions' }),
  ).toHaveAttribute('href', '/subscribe');
});
