import type { SalesFigures } from '@contract/schemas/sales-summary';
import { expect, it } from 'vitest';
import { formatShare, groupsInWords, weeksInWords } from './figure-words';

const figures = (revenueCents: number, netProfitCents: number): SalesFigures => ({
  sales: revenueCents > 0 ? 1 : 0,
  revenueCents,
  netProfitCents,
  ...{ costCents: 0, grossProfitCents: 0, feesCents: 0 },
});
const row = (name: string, revenue: number, profit: number) => ({
  key: name,
  name,
  figures: figures(revenue, profit),
});

it('says which week had the most sales', () => {
  const rows = [
    row('Nov 2, 2026', 0, 0),
    row('Nov 9, 2026', 500, 100),
    row('Nov 16, 2026', 900, -5),
  ];
  expect(weeksInWords(rows)).toBe(
    '2 of 3 weeks with sales. Most in the week of Nov 16, 2026: $9.00 sales, -$0.05 net profit',
  );
  expect(weeksInWords([row('Nov 2, 2026', 0, 0)])).toBe('No sales in 1 week');
});

it('says the figures of each group', () => {
  expect(groupsInWords([row('eBay', 3000, 1000), row('Etsy', 500, -100)])).toBe(
    'eBay: $30.00 sales, $10.00 net profit; Etsy: $5.00 sales, -$1.00 net profit',
  );
});

it('rounds a share to whole percent', () => {
  expect([0.477, 1.15, -0.25, 0].map(formatShare)).toEqual(['48%', '115%', '-25%', '0%']);
});
