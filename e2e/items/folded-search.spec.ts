import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { cardsOf, measureRowHeights, searchBoxOf } from '../support/item-list';
import { mockItemPictures } from '../support/items';
import { changeItem, ALL_CARD_FIELDS, storeItems } from '../support/stored-items';

/** The part of a phone's screen above the keyboard. The screen is 844 px high, the keyboard 336 px. */
const ABOVE_KEYBOARD = { width: 390, height: 508 };

const FEW_FIELDS = {
  isOwnSale: false,
  purchasePriceCents: null,
  sourceLocation: null,
  soldDate: null,
};

/** Returns the top and the bottom of an element, as shares of the height of the window. */
const edgesOf = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top / window.innerHeight, bottom: bottom / window.innerHeight };
  });

test.beforeEach(({ page }) => mockItemPictures(page));

test(
  'the home page hides its other parts while a visitor searches, so that results are visible above the keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    const items = await storeItems(6, ALL_CARD_FIELDS);
    for (const id of items.ids.filter((_, at) => at % 2 === 0)) await changeItem(id, FEW_FIELDS);
    await page.goto('/');
    const promise = page.getByRole('heading', { name: 'See what sold. Know what to grab.' });
    await expect(promise).toBeInViewport();
    await searchBoxOf(page).tap();
    await expect(promise).toBeHidden();
    await page.setViewportSize(ABOVE_KEYBOARD);
    await searchBoxOf(page).pressSequentially(items.word);
    await expect(cardsOf(page)).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'Sold Prices for This Search' })).toBeVisible();
    // Waits until the home page has hidden its other parts. Only then are the price summary and the top of the first
    // card above the keyboard.
    await expect.poll(async () => (await edgesOf(cardsOf(page).first())).top).toBeLessThan(0.95);
    const field = await edgesOf(searchBoxOf(page));
    expect(field.top).toBeGreaterThan(0);
    expect(field.bottom).toBeLessThan(0.25);
    for (const { minHeight, maxHeight } of await measureRowHeights(page)) {
      expect(maxHeight - minHeight).toBeLessThan(1);
      expect(maxHeight).toBeLessThanOrEqual(400);
    }
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(promise).toBeVisible();
    await expect(searchBoxOf(page)).toHaveValue('');
  },
);
