import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectWelcome } from '../support/header';
import { expectShown } from '../support/item-detail';
import { cardsOf, expectTitles, linkOf } from '../support/item-list';
import { countLayoutShifts, expectNoLayoutShift } from '../support/layout-shift';
import { FROM_HTML, markHtml } from '../support/mark-html';
import { registerMember } from '../support/members';
import { pageLike, itemLike, LISTING_CALL, servePictures } from '../support/items';
import { storeItems, titleOf, titlesOf } from '../support/stored-items';

/** More than the 16 items of a page. */
test.beforeAll(() => storeItems(20));

const newItems = (page: Page) => page.getByRole('button', { name: /^Show \d+ new items?$/ });

const markedCard = (page: Page) => page.locator(`article${FROM_HTML}`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the first 12 items, the controls and the bar', { tag: '@both' }, async ({ page }) => {
    await servePictures(page);
    await page.goto('/');
    await expect(cardsOf(page)).toHaveCount(12);
    await expect(page.getByRole('link', { name: 'Start Sharing Your Sales' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('sends a search to its address, as before the app has started', async ({ page }) => {
    await servePictures(page);
    await page.goto('/');
    await page.getByRole('searchbox').fill('tin robot');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?q=tin+robot');
  });

  test('shows the results of a search', { tag: '@both' }, async ({ page }) => {
    const items = await storeItems(3);
    await servePictures(page);
    await page.goto(items.address);
    await expectTitles(page, titlesOf(items, 1, 3));
    await expect(page.getByRole('searchbox')).toHaveValue(items.word);
    await expect(page.getByRole('heading', { name: `Results for “${items.word}”` })).toBeVisible();
  });

  test('shows the item of a link over the items', { tag: '@both' }, async ({ page }) => {
    const items = await storeItems(1);
    await servePictures(page);
    await page.goto(`/item/${items.ids[0] ?? ''}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: titleOf(items, 1) })).toBeVisible();
    // A row on wide screens.
    await expect(cardsOf(page)).toHaveCount(4);
  });
});

test.describe('hydration', { tag: '@both' }, () => {
  test.beforeEach(async ({ page }) => {
    await servePictures(page);
    await markHtml(page, 'article');
    await page.addInitScript(countLayoutShifts);
  });

  test('keeps the items for a visitor, without a request for the user', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const checked = page.waitForResponse(LISTING_CALL);
    await page.goto('/');
    await checked;
    await expect(page.getByRole('heading', { name: 'Monthly Champions' })).toBeVisible();
    await expect(markedCard(page)).toHaveCount(1);
    expect(asked).not.toContain('/api/auth/user');
    await expectNoLayoutShift(page);
  });

  test('keeps the items for a member, and shows no parts for visitors', async ({ page }) => {
    const { email } = await registerMember(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Start Sharing Your Sales' })).toBeHidden();
    await expectWelcome(page, email);
    await expect(page.getByRole('button', { name: 'Share a Sale' })).toBeVisible();
    await expect(markedCard(page)).toHaveCount(1);
    await expectNoLayoutShift(page);
  });

  test('keeps the results of a search, whose address loses what changes nothing', async ({
    page,
  }) => {
    const items = await storeItems(3);
    const checked = page.waitForResponse(LISTING_CALL);
    await page.goto(`${items.address}&page=1&platform=all`);
    await checked;
    await expect(markedCard(page)).toHaveCount(1);
    await expect(page).toHaveURL(items.address);
    await expectTitles(page, titlesOf(items, 1, 3));
    await expect(page.getByRole('region', { name: 'Sold prices for this search' })).toBeVisible();
    await expectNoLayoutShift(page);
  });

  test('handles a tap before the end of hydration only once', async ({ page }) => {
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

  test('reads the items of a list that the server leaves to the browser', async ({ page }) => {
    const items = await storeItems(1);
    await registerMember(page);
    await page.goto(`${items.address}&min=1`);
    await expectTitles(page, titlesOf(items, 1, 1));
  });

  test('makes the dialog of an item modal, and the address that of the items', async ({ page }) => {
    const items = await storeItems(1);
    await page.goto(`/item/${items.ids[0] ?? ''}`);
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expectShown(page, titleOf(items, 1));
    await expect(page).toHaveURL('/');
    await expect(markedCard(page)).toHaveCount(1);
    await expectNoLayoutShift(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cardsOf(page)).toHaveCount(16);
  });

  test('keeps the items at a link with tracking parameters, which it removes', async ({ page }) => {
    await Promise.all([hydrated(page), page.goto('/?fbclid=1&utm_source=news')]);
    await expect(markedCard(page)).toHaveCount(1);
    await expect(page).toHaveURL('/');
    const items = await storeItems(1);
    await page.goto(`/item/${items.ids[0] ?? ''}?utm_source=news`);
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect(markedCard(page)).toHaveCount(1);
    await expect(page).toHaveURL('/');
  });
});

test.describe('start of the app', () => {
  test.beforeEach(({ page }) => servePictures(page));

  test('requests its scripts after the first paint', async ({ page }) => {
    await Promise.all([hydrated(page), page.goto('/')]);
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

  test('starts the app of a page in the background, which is not painted', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await Promise.all([hydrated(page), page.goto('/')]);
  });
});

/** Champions are requested only after hydration. */
const hydrated = (page: Page) => page.waitForResponse('**/api/items/most-liked-month');

test('shows newer items after a tap, and keeps the cards in place until then', async ({ page }) => {
  await servePictures(page);
  const newer = [
    itemLike({ id: 'newer-1', title: 'Newer 1' }),
    itemLike({ id: 'newer-2', title: 'Newer 2' }),
  ];
  // Read after the list of the page.
  const read = pageLike(newer, { asOf: '2030-01-01T00:00:00.000000Z' });
  await page.route(LISTING_CALL, (route) => route.fulfill({ json: read }));
  await page.goto('/');
  await expect(newItems(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ has: newItems(page) })).toHaveCount(1);
  await expect(newItems(page)).toHaveText('Show 2 new items');
  await expect(cardsOf(page)).toHaveCount(16);
  await newItems(page).focus();
  await page.keyboard.press('Enter');
  await expect(linkOf(page, 'Newer 1')).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(newItems(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Latest items' })).toBeFocused();
});
