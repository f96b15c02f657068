import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectWelcome } from '../support/header';
import { detailOf, expectItemDetail } from '../support/item-detail';
import { cardsOf, expectTitles } from '../support/item-list';
import { observeLayoutShifts, expectNoLayoutShift } from '../support/layout-shift';
import { MARKED_IN_HTML_SELECTOR, markElementInHtml } from '../support/mark-html';
import { createSignedInMember } from '../support/members';
import { ITEM_LIST_CALL_PATTERN, mockItemPictures } from '../support/items';
import { storeItems, titleOf, titlesOf } from '../support/stored-items';

/** A page of the list has 16 items, so 20 items need a second page. */
test.beforeAll(() => storeItems(20));

const markedCard = (page: Page) => page.locator(`article${MARKED_IN_HTML_SELECTOR}`);

test.describe('a page that the server rendered, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the first items, the results of a search, and the item that a link names', async ({
    page,
  }) => {
    const items = await storeItems(3);
    await mockItemPictures(page);
    await test.step('the home page shows 8 items and the links for visitors', async () => {
      await page.goto('/');
      await expect(cardsOf(page)).toHaveCount(8);
      await expect(page.getByRole('link', { name: 'Start Sharing Your Sales' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    });
    await test.step('the home page shows the results of a search when the search form is sent', async () => {
      const search = titleOf(items, 2);
      await page.getByRole('searchbox').fill(search);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/?q=${search.replace(' ', '+')}`);
      await expectTitles(page, [search]);
      await expect(page.getByRole('searchbox')).toHaveValue(search);
      await expect(page.getByRole('heading', { name: `Results for “${search}”` })).toBeVisible();
    });
    await test.step('the home page sorts the results when the URL contains a sort order', async () => {
      await page.goto(items.url);
      await expectTitles(page, titlesOf(items, 1, 3));
    });
    await test.step('a link to an item shows the item in a dialog over the item list', async () => {
      await page.goto(`/item/${items.ids[0] ?? ''}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: titleOf(items, 1) })).toBeVisible();
      // Expects four cards, which are one row on a wide screen. A phone hides them.
      await expect(page.locator('main article')).toHaveCount(4);
    });
  });
});

test.describe('hydration of a page that the server rendered', () => {
  test.beforeEach(async ({ page }) => {
    await mockItemPictures(page);
    await markElementInHtml(page, 'article');
    await page.addInitScript(observeLayoutShifts);
  });

  test('keeps the rendered items for a visitor, makes no request for the signed-in member, and removes tracking parameters from the URL', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const checked = page.waitForResponse(ITEM_LIST_CALL_PATTERN);
    await page.goto('/?fbclid=1&utm_source=news');
    await checked;
    for (const point of ['Sales', 'BOLOs', 'Community'])
      await expect(page.getByText(point, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Monthly Champions' })).toBeVisible();
    await expect(markedCard(page)).toHaveCount(1);
    await expect(page).toHaveURL('/');
    expect(asked).not.toContain('/api/auth/user');
    await expectNoLayoutShift(page);
  });

  test('keeps the rendered items for a member, and hides the parts that only visitors see', async ({
    page,
  }) => {
    const { email } = await createSignedInMember(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start Sharing Your Sales' })).toBeHidden();
    await expectWelcome(page, email);
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    await expect(markedCard(page)).toHaveCount(1);
    await expectNoLayoutShift(page);
  });

  test('keeps the rendered results of a search, and removes parameters without effect from the URL', async ({
    page,
  }) => {
    const items = await storeItems(3);
    const checked = page.waitForResponse(ITEM_LIST_CALL_PATTERN);
    await page.goto(`${items.url}&page=1&platform=all`);
    await checked;
    await expect(markedCard(page)).toHaveCount(1);
    await expect(page).toHaveURL(items.url);
    await expectTitles(page, titlesOf(items, 1, 3));
    await expect(page.getByRole('region', { name: 'Sold Prices for This Search' })).toBeVisible();
    await expectNoLayoutShift(page);
  });

  test('handles a tap that comes before the end of hydration, and handles it only once', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const tapUntilHandled = () => {
        const button = [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
          (ariaLabel ?? textContent).startsWith('Filters'),
        );
        if (button?.ariaExpanded === 'true') return;
        button?.click();
        setTimeout(tapUntilHandled);
      };
      tapUntilHandled();
    });
    await page.goto('/');
    await page.waitForFunction(() => !('keptTap' in window));
    await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible();
  });

  test('opens the linked item in a modal dialog, changes the URL to `/`, and shows the item list after a click on the logo', async ({
    page,
  }) => {
    const items = await storeItems(1);
    const path = `/item/${items.ids[0] ?? ''}`;
    await page.goto(`${path}?utm_source=news`);
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expectItemDetail(page, titleOf(items, 1));
    await expect(page).toHaveURL('/');
    await expect(markedCard(page)).toHaveCount(1);
    await expectNoLayoutShift(page);
    const join = detailOf(page).getByRole('link', { name: 'Join' });
    await expect(join).toHaveAttribute('href', `/register?next=${encodeURIComponent(path)}`);
    await detailOf(page).getByRole('link', { name: 'BoloBoard, home' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Search items')).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(16);
  });
});

test(
  'when a link opens an item, the page behind the item stays as the server rendered it until the item is closed',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const items = await storeItems(1);
    await mockItemPictures(page);
    await page.addInitScript(observeLayoutShifts);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/item/${items.ids[0] ?? ''}`);
    await expect(detailOf(page).getByRole('button', { name: 'Report' })).toBeVisible();
    await expect(detailOf(page).getByText('No comments yet')).toBeVisible();
    const behind = page.locator('main');
    await expect(behind.locator('article')).toHaveCount(4);
    await expect(behind.locator('picture')).toHaveCount(0);
    expect(asked).not.toContain('/api/items/most-liked-month');
    // A phone shows no part of the page behind the item.
    const first = behind.locator('article').first();
    expect(await first.evaluate((card) => card.checkVisibility())).toBe(!isMobile);

    await detailOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(cardsOf(page)).toHaveCount(16);
    await expect(behind.locator('picture')).not.toHaveCount(0);
    await expect.poll(() => asked).toContain('/api/items/most-liked-month');
    await expectNoLayoutShift(page);
  },
);

test('the home page requests the scripts of the app only after the first paint', async ({
  page,
}) => {
  await mockItemPictures(page);
  // The browser requests the champions only after hydration.
  const champions = page.waitForResponse('**/api/items/most-liked-month');
  await Promise.all([champions, page.goto('/')]);
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(requested.length).toBeGreaterThan(0);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted);
});
