import type { SalesFigures, SalesSummary } from '@contract/schemas/sales-summary';
import { expect, it } from 'vitest';
import { formatPercentage, groupsInWords, spanRows, spansInWords } from './figure-words';

const figures = (revenueCents: number, netProfitCents: number): SalesFigures => ({
  sales: revenueCents > 0 ? 1 : 0,
  revenueCents,
  netProfitCents,
  costCents: 0,
  grossProfitCents: 0,
  feesCents: 0,
});
const EMPTY: SalesSummary = {
  totals: { ...figures(0, 0), averagePriceCents: null, returnOnCost: null },
  firstDay: null,
  spanUnit: 'day',
  spans: [],
  platforms: [],
  sources: [],
};
const row = (name: string, revenue: number, profit: number) => ({
  key: name,
  name,
  figures: figures(revenue, profit),
});

it('spansInWords names the week with the most sales', () => {
  const rows = [
    row('Nov 2, 2026', 0, 0),
    row('Nov 9, 2026', 500, 100),
    row('Nov 16, 2026', 900, -5),
  ];
  expect(spansInWords(rows, 'week')).toBe(
    '2 of 3 weeks with sales. Most in the week of Nov 16, 2026: $9.00 in sales, -$0.05 net profit',
  );
  expect(spansInWords([row('Nov 2, 2026', 0, 0)], 'week')).toBe('No sales in 1 week');
});

it.each([
  ['day', 'Nov 1, 2026'],
  ['week', 'Nov 1, 2026'],
  ['month', 'November 2026'],
  ['year', '2026'],
] as const)("spanRows gives a span of one %s the name '%s'", (spanUnit, name) => {
  const spans = [{ start: '2026-11-01', ...figures(500, 100) }];
  const rows = spanRows({ ...EMPTY, spanUnit, spans });
  expect(rows.map((shown) => shown.name)).toEqual([name]);
});

it('spansInWords names the month with the most sales', () => {
  expect(spansInWords([row('November 2026', 500, 100)], 'month')).toBe(
    '1 of 1 month with sales. Most in November 2026: $5.00 in sales, $1.00 net profit',
  );
});

it('groupsInWords states the sales and the net profit of each group, such as a platform', () => {
  expect(groupsInWords([row('eBay', 3000, 1000), row('Etsy', 500, -100)])).toBe(
    'eBay: $30.00 in sales, $10.00 net profit; Etsy: $5.00 in sales, -$1.00 net profit',
  );
});

it('formatPercentage rounds a fraction to whole percents', () => {
  expect([0.477, 1.15, -0.25, 0].map(formatPercentage)).toEqual(['48%', '115%', '-25%', '0%']);
});
