import { expect, it } from 'vitest';
import { testPageOfLines } from '../test-page.test-support';
import { extractSaleWithValueBoxes } from './extract-sale';

const TITLE = [220, 240, 24, 'Vintage Pendleton Wool Board Shirt'] as const;
const SUMS = [
  [40, 900, 24, 'What your buyer paid'],
  [40, 950, 24, 'Item price'],
  [560, 950, 24, '$64.95'],
  [40, 990, 20, 'Shipping'],
  [575, 990, 20, '$7.40'],
  [40, 1030, 20, 'Order total'],
  [560, 1030, 22, '$72.35'],
] as const;
const HEADING = [110, 140, 22, 'Order details'] as const;

it.each([
  ['the only copy of the price', [], 950],
  ['the copy that is nearest to the title', [[220, 300, 14, '$64.95 · Qty 1'] as const], 300],
])('the price box that extractSaleWithValueBoxes returns is %s', (_which, beside, y) => {
  const { sale, places } = extractSaleWithValueBoxes(
    testPageOfLines(720, 1640, [HEADING, TITLE, ...beside, ...SUMS]),
  );
  expect(sale.price).toBe('64.95');
  expect(places.price?.y).toBeCloseTo(y);
});

it('the price box that extractSaleWithValueBoxes returns is below the title when the title also contains the amount', () => {
  const title = [220, 240, 24, 'Starbucks $64.95 Gift Card New'] as const;
  const below = [220, 300, 24, '$64.95'] as const;
  const { sale, places } = extractSaleWithValueBoxes(
    testPageOfLines(720, 1640, [HEADING, title, below]),
  );
  expect(sale.price).toBe('64.95');
  expect(places.price?.y).toBeCloseTo(300);
});

it('extractSaleWithValueBoxes never returns a price box above the title, because an amount above the title belongs to the previous row', () => {
  const before = [220, 200, 14, '$64.95 · Qty 1'] as const;
  const { sale, places } = extractSaleWithValueBoxes(
    testPageOfLines(720, 1640, [HEADING, before, TITLE, ...SUMS]),
  );
  expect(sale.price).toBe('64.95');
  expect(places.price?.y).toBeCloseTo(950);
});

it('extractSaleWithValueBoxes never returns a payout as the price box, even when the payout has the same amount', () => {
  const payout = [220, 300, 20, 'You earn $64.95'] as const;
  const { sale, places } = extractSaleWithValueBoxes(
    testPageOfLines(720, 1640, [HEADING, TITLE, payout, ...SUMS]),
  );
  expect(sale.price).toBe('64.95');
  expect(places.price?.y).toBeCloseTo(950);
});
