import type { Item } from '@contract/schemas/item';
import { itemLike } from '@contract/schemas/item.test-support';
import { ownItemLike, openDashboardWithItems } from '@test/dashboard';
import { holdResponses } from '@test/fake-api';
import { setHomeResponses, setVisitorResponses, cards } from '@test/home';
import { remainingLayoutFaults, waitForLayout } from '@test/layout';
import { renderApp } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const WIDTHS = [320, 390, 844, 1280] as const;

const FULL: Partial<Item> = {
  title: 'Cursive portable typewriter in its case, with ribbon, hard to find',
  platform: 'facebook',
  categoryName: 'Vintage & Antique Office Equipment and Typewriters',
  isOwnSale: true,
  soldPrice: '12345.67',
  saleType: 'offer',
  offerPrice: '12000.00',
  purchasePrice: '10.50',
  sourceLocation: 'Estate sale in Sacramento, California',
  soldDate: '2026-11-16',
  username: 'w'.repeat(20),
  isPremiumUser: true,
  likesCount: 1234,
  commentsCount: 1234,
};

/** Items with every field, with few fields, and with the longest possible values. */
const ITEMS: readonly Item[] = [
  itemLike({ ...FULL, id: 'full' }),
  itemLike({ id: 'few', title: 'Bear' }),
  itemLike({ id: 'find', title: 'Chair', soldDate: '2026-11-16', sourceLocation: 'Flea Market' }),
  itemLike({ ...FULL, id: 'one-word', title: 'W'.repeat(80), purchasePrice: '99999.00' }),
  itemLike({ ...FULL, id: 'most', soldPrice: '9999999.99', offerPrice: '9999999.99' }),
  itemLike({ id: 'plain', title: 'Bowl', categoryName: 'Bowls' }),
  itemLike({ id: 'sale', isOwnSale: true, purchasePrice: '4.00', sourceLocation: 'Other' }),
  itemLike({ id: 'last', title: 'Cap' }),
];

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = (element: Element): Box => element.getBoundingClientRect();
const boxes = () => cards().elements().map(boxOf);

/** Returns the heights of the cards of each row. */
function rows(): number[][] {
  const byTop = new Map<number, number[]>();
  for (const { top, height } of boxes()) {
    const row = Math.round(top);
    byTop.set(row, [...(byTop.get(row) ?? []), height]);
  }
  return [...byTop.values()];
}

/** Returns the heights of the gaps between the elements of a card. Leaves out the space above its first text. */
function gapsIn(card: Element): number[] {
  const [picture, text] = card.children;
  if (!picture || !text) throw new Error('The card has a picture and a text');
  const parts = [...text.children].map(boxOf);
  const between = parts.slice(1).map(({ top }, index) => top - (parts[index]?.bottom ?? 0));
  return [
    boxOf(text).top - boxOf(picture).bottom,
    ...between,
    boxOf(card).bottom - (parts.at(-1)?.bottom ?? 0),
  ];
}

async function showCards(items: readonly Item[]): Promise<void> {
  setVisitorResponses();
  setHomeResponses(items);
  await renderApp('/');
  await expect.element(cards()).toHaveLength(items.length);
}

async function atWidth(width: number): Promise<void> {
  await page.viewport(width, 800);
  await waitForLayout();
}

test('a card with every field is at most 400 px high on a phone of 390 px width', async () => {
  await showCards(ITEMS);
  await atWidth(390);
  const [full] = boxes();
  expect(full?.width).toBeLessThan(190);
  for (const { height } of boxes()) expect(height).toBeLessThanOrEqual(400);
});

test("a card of an own item with 'Kept until' is at most 400 px high", async () => {
  const kept = { ...FULL, expiresAt: '2026-12-26T12:00:00.000Z' };
  await openDashboardWithItems([
    ownItemLike({ ...kept, id: 'own' }),
    ownItemLike({ id: 'few', ...kept }),
  ]);
  await atWidth(390);
  await expect.element(page.getByText('Kept until').first()).toBeVisible();
  for (const { height } of boxes()) expect(height).toBeLessThanOrEqual(400);
});

test.each(WIDTHS)(
  'the cards of a row have the same height and no gaps at %d px width',
  async (width) => {
    await showCards(ITEMS);
    await atWidth(width);
    for (const heights of rows())
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
    for (const card of cards().elements())
      for (const gap of gapsIn(card)) {
        expect(gap).toBeGreaterThan(-1);
        expect(gap).toBeLessThanOrEqual(16);
      }
    expect(await remainingLayoutFaults()).toEqual([]);
  },
);

test.each(WIDTHS)(
  'the skeleton of a card is as high as a card with every field at %d px width',
  async (width) => {
    setVisitorResponses();
    setHomeResponses(ITEMS.slice(0, 1));
    const letGo = holdResponses('listItems');
    await renderApp('/');
    await atWidth(width);
    const skeleton = page.getByTestId('item-skeleton').first();
    await expect.element(skeleton).toBeVisible();
    const { height } = boxOf(skeleton.element());
    letGo();
    await expect.element(cards()).toHaveLength(1);
    await waitForLayout();
    expect(Math.abs((boxes()[0]?.height ?? 0) - height)).toBeLessThan(4);
  },
);

test.each(WIDTHS)(
  'a card shows the picture almost as a square at %d px width, so that little is cut off',
  async (width) => {
    await showCards(ITEMS);
    await atWidth(width);
    for (const card of cards().elements()) {
      const { width: wide, height: high } = boxOf(card.firstElementChild ?? card);
      expect(high / wide).toBeGreaterThan(0.82);
      // The card cuts off the left and right side of a square picture. The ratio of width to height in the card is the
      // share of the picture that stays visible.
      expect(wide / high).toBeGreaterThan(width > 320 ? 0.76 : 0.68);
    }
  },
);

test('a card shows the profit of an own sale prominently, directly after picture and price', async () => {
  const sale = { isOwnSale: true, soldPrice: '120.00', purchasePrice: '130.00' };
  await showCards([itemLike(sale), itemLike({ id: 'find' })]);
  const profit = cards().nth(0).getByText('-$10.00');
  const title = cards().nth(0).getByRole('heading');
  expect(boxOf(profit.element()).bottom).toBeLessThanOrEqual(boxOf(title.element()).top + 1);
  const sizeOf = (element: Element | null) =>
    element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
  expect(sizeOf(profit.element())).toBeGreaterThan(sizeOf(title.element()));
  expect(sizeOf(profit.element())).toBeLessThan(
    sizeOf(cards().nth(0).getByText('$120.00').element()),
  );
  expect(cards().nth(1).element().textContent).not.toMatch(/profit/i);
});
