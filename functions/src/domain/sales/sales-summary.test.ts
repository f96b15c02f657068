import { type SalesFigures, SALES_WEEKS } from '@contract/schemas/sales-summary';
import { PLATFORMS } from '@contract/schemas/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sale } from './sale';
import { salesSummary } from './sales-summary';

/** A Saturday. Its week began on 2026-11-16. */
const NOW = new Date('2026-11-21T12:00:00Z');

const sale = (change: Partial<Sale> = {}): Sale => ({
  day: '2026-11-20',
  platform: 'ebay',
  source: 'Thrift Store',
  priceCents: 3000,
  costCents: 1000,
  feeCents: 448,
  ...change,
});

const weekOfSale = (day: string) =>
  salesSummary([sale({ day })], NOW).weeks.find(({ sales }) => sales > 0)?.week;

describe('salesSummary', () => {
  it('adds up revenue, cost, profit and fees', () => {
    const loss = sale({ priceCents: 500, costCents: 1000, feeCents: 98 });
    expect(salesSummary([sale(), loss], NOW).totals).toEqual({
      ...{ sales: 2, revenueCents: 3500, costCents: 2000, grossProfitCents: 1500 },
      ...{ feesCents: 546, netProfitCents: 954, averagePriceCents: 1750, returnOnCost: 0.477 },
    });
  });

  it('has the last 26 weeks from Monday to Sunday, also those without sales', () => {
    const { weeks } = salesSummary([], NOW);
    expect(weeks).toHaveLength(SALES_WEEKS);
    expect([weeks[0]?.week, weeks.at(-1)?.week]).toEqual(['2026-05-25', '2026-11-16']);
    expect(weekOfSale('2026-11-16')).toBe('2026-11-16');
    expect(weekOfSale('2026-11-15')).toBe('2026-11-09');
    expect(weekOfSale('2026-05-25')).toBe('2026-05-25');
  });

  it('has sales before these weeks apart, and sales of tomorrow in the last week', () => {
    const summary = salesSummary([sale({ day: '2026-05-24' })], NOW);
    expect(summary.earlier.sales).toBe(1);
    expect(summary.weeks.every(({ sales }) => sales === 0)).toBe(true);
    const sunday = new Date('2026-11-22T23:00:00Z');
    const tomorrow = salesSummary([sale({ day: '2026-11-23' })], sunday);
    expect(tomorrow.weeks.at(-1)).toMatchObject({ week: '2026-11-16', sales: 1 });
  });

  it('has neither average nor return on cost without sales, and no return on what was free', () => {
    const none = { averagePriceCents: null, returnOnCost: null, sales: 0 };
    expect(salesSummary([], NOW).totals).toMatchObject(none);
    expect(salesSummary([sale({ costCents: 0 })], NOW).totals.returnOnCost).toBeNull();
  });

  it('lists platforms and sources with sales, the highest revenue first', () => {
    const { platforms, sources } = salesSummary(
      [
        sale(),
        sale({ platform: 'etsy', source: null, priceCents: 9000 }),
        sale({ platform: 'depop', source: 'Other' }),
      ],
      NOW,
    );
    expect(platforms.map(({ platform }) => platform)).toEqual(['etsy', 'depop', 'ebay']);
    expect(sources.map(({ source }) => source)).toEqual([null, 'Other', 'Thrift Store']);
  });
});

const cents = fc.integer({ min: 0, max: 999_999_999 });
const anySale = fc.record({
  day: fc
    .integer({ min: -400, max: 1 })
    .map((days) => new Date(NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10)),
  platform: fc.constantFrom(...PLATFORMS),
  source: fc.constantFrom(null, 'Other', 'Thrift Store'),
  priceCents: cents,
  costCents: cents,
  feeCents: cents,
});

const NAMES = [
  'sales',
  'revenueCents',
  'costCents',
  'grossProfitCents',
  'feesCents',
  'netProfitCents',
] as const satisfies readonly (keyof SalesFigures)[];
const sumOf = (groups: readonly SalesFigures[]) =>
  NAMES.map((name) => groups.reduce((sum, group) => sum + group[name], 0));

it('has the same sums in all groups, for all sales', () => {
  fc.assert(
    fc.property(fc.array(anySale, { maxLength: 60 }), (sales) => {
      const { totals, weeks, earlier, platforms, sources } = salesSummary(sales, NOW);
      const wanted = sumOf([totals]);
      expect(sumOf([...weeks, earlier])).toEqual(wanted);
      expect(sumOf(platforms)).toEqual(wanted);
      expect(sumOf(sources)).toEqual(wanted);
      expect(totals.revenueCents - totals.costCents - totals.feesCents).toBe(totals.netProfitCents);
    }),
  );
});
