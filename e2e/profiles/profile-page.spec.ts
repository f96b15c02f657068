import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { cardsOf } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { observeLayoutShifts, expectNoLayoutShift } from '../support/layout-shift';
import { MARKED_IN_HTML_SELECTOR, markElementInHtml } from '../support/mark-html';
import { createSignedInMember } from '../support/members';
import { createSellerWithItems } from '../support/stored-seller';

const PROFILE_CALL = /\/api\/user\/profile\/[^/]+$/;

const headingOf = (page: Page, username: string) =>
  page.locator(`h1${MARKED_IN_HTML_SELECTOR}`, { hasText: `@${username}` });

let seller: Awaited<ReturnType<typeof createSellerWithItems>>;
test.beforeAll(async ({ browser }) => {
  const theirs = await (await browser.newContext()).newPage();
  seller = await createSellerWithItems(theirs);
  await theirs.context().close();
});
test.beforeEach(({ page }) => mockItemPictures(page));

test.describe('hydration of a rendered profile', () => {
  test.beforeEach(async ({ page }) => {
    await markElementInHtml(page, 'h1');
    await page.addInitScript(observeLayoutShifts);
  });

  test('keeps the rendered profile for a visitor, and does not request it again', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/user/${seller.username}?utm_source=news`);
    await expect(page.getByRole('link', { name: 'Sign in to favorite sellers' })).toBeVisible();
    await expect(headingOf(page, seller.username)).toBeVisible();
    await expect(page).toHaveURL(`/user/${seller.username}`);
    await expect(cardsOf(page)).toHaveCount(3);
    expect(asked.filter((path) => path.startsWith('/api/user/'))).toEqual([]);
    await expectNoLayoutShift(page);
  });

  test('keeps the rendered profile for a member, and requests the profile again with the session of the member', async ({
    page,
  }) => {
    await createSignedInMember(page);
    const own = page.waitForResponse(PROFILE_CALL);
    await page.goto(`/user/${seller.username}`);
    expect((await (await own).request().allHeaders())['cookie']).toContain('__session=');
    await expect(page.getByRole('link', { name: 'Upgrade to favorite sellers' })).toBeVisible();
    await expect(headingOf(page, seller.username)).toBeVisible();
    await expectNoLayoutShift(page);
  });
});
