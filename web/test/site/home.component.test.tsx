import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import { expectNoAxeViolations } from '@test/accessibility';
import { setResponse, holdResponses, setErrorResponse } from '@test/fake-api';
import { setHomeResponses, setVisitorResponses, cards } from '@test/home';
import { renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

beforeEach(setVisitorResponses);

const card = (name: string) => page.getByRole('article', { name });

describe.each(BOTH_SIZES)('the home page on a $size', ({ viewport }) => {
  beforeEach(() => page.viewport(...viewport));

  test('shows price, profit, source, sold date and username on a card', async () => {
    const sale = itemLike({
      isOwnSale: true,
      purchasePrice: '4.00',
      sourceLocation: 'Thrift Store',
      soldDate: '2026-11-01',
      categoryName: 'Bakeware',
      likesCount: 3,
      commentsCount: 2,
    });
    setHomeResponses([sale]);
    await renderApp();
    const shown = card(sale.title);
    await expect.element(shown.getByText('Sold for $34.99')).toBeVisible();
    for (const fact of ['+$30.99', '$4.00', 'Thrift Store', 'Nov 1, 2026', 'Bakeware'])
      await expect.element(shown.getByText(fact, { exact: true })).toBeVisible();
    for (const fact of ['My Sale', 'eBay', '3 likes', '2 comments'])
      await expect.element(shown.getByText(fact)).toBeVisible();
    await expect
      .element(shown.getByRole('link', { name: '@thrifty' }))
      .toHaveAttribute('href', '/user/thrifty');
    const picture = shown.element().querySelector('img');
    expect(picture?.getAttribute('srcset')).toBe('/media/items/item-1/picture-320.webp 320w');
  });

  test('shows 16 skeletons while the items load', async () => {
    setHomeResponses();
    const letItemsGo = holdResponses('listItems');
    await renderApp();
    await expect.element(page.getByTestId('item-skeleton')).toHaveLength(16);
    letItemsGo();
    await expect.element(page.getByText('No items tracked yet')).toBeVisible();
    await expect.element(page.getByTestId('item-skeleton')).toHaveLength(0);
    await expectNoAxeViolations();
  });

  test('keeps a long title, username and price inside the card', async () => {
    setHomeResponses([
      itemLike({
        title: 'Supercalifragilisticexpialidocious_'.repeat(5),
        soldPrice: '9999999.99',
        saleType: 'offer',
        offerPrice: '9999999.99',
        isOwnSale: true,
        purchasePrice: '9999999.98',
        sourceLocation: 'Garage/Yard Sale',
        categoryName: 'Collectibles',
        platform: 'facebook',
        username: 'abcdefghij0123456789',
        isPremiumUser: true,
        likesCount: 123_456,
      }),
    ]);
    await renderApp();
    const price = cards().getByText('$9,999,999.99');
    await expect.element(price).toBeVisible();
    const sheet = cards().element();
    expect(price.element().getBoundingClientRect().x).toBeGreaterThanOrEqual(
      sheet.getBoundingClientRect().x,
    );
    for (const node of [sheet, ...sheet.querySelectorAll('dl')])
      expect(node.scrollWidth - node.clientWidth).toBe(0);
    expect(document.documentElement.scrollWidth).toBe(viewport[0]);
  });

  test('shows an error with Try Again when the items cannot be loaded', async () => {
    const message = 'The server is restarting.';
    setHomeResponses();
    setErrorResponse('listItems', 'internal', message);
    await renderApp();
    await expect.element(page.getByText('Error loading items')).toBeVisible();
    await expect.element(page.getByText('Failed to fetch items')).toBeVisible();
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    await expectNoAxeViolations();
    setResponse('listItems', itemListPageLike([itemLike()]));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(cards()).toHaveLength(1);
  });
});

test('a card shows a find without a profit, and marks a price as an accepted offer', async () => {
  setHomeResponses([
    itemLike({ title: 'Find' }),
    itemLike({ id: 'item-2', title: 'Offer', saleType: 'offer', offerPrice: '30.00' }),
  ]);
  await renderApp();
  const find = card('Find');
  await expect.element(find.getByText('Interesting')).toBeVisible();
  await expect.element(find.getByText('Profit')).not.toBeInTheDocument();
  const offer = card('Offer');
  await expect.element(offer.getByText('$30.00')).toBeVisible();
  await expect.element(offer.getByText('offer', { exact: true })).toBeVisible();
});
