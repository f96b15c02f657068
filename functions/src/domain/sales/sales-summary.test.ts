import { DAY_MS } from '@contract/rules/durations';
import type { SalesFigures } from '@contract/schemas/sales-summary';
import { PLATFORMS } from '@contract/schemas/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayRange, Sale } from './sale';
import { salesSummary } from './sales-summary';

/** A Saturday. Its week begins on 2026-11-16. */
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

const summaryOf = (sales: readonly Sale[], range: DayRange = {}) => salesSummary(sales, range, NOW);

describe('salesSummary', () => {
  it('adds up revenue, cost, profit and fees of the sales', () => {
    const loss = sale({ priceCents: 500, costCents: 1000, feeCents: 98 });
    expect(summaryOf([sale(), loss]).totals).toEqual({
      ...{ sales: 2, revenueCents: 3500, costCents: 2000, grossProfitCents: 1500 },
      ...{ feesCents: 546, netProfitCents: 954, averagePriceCents: 1750, returnOnCost: 0.477 },
    });
  });

  it('counts only the sales in the range, and returns the day of the first sale', () => {
    const sales = ['2026-11-02', '2026-10-31', '2026-11-20'].map((day) => sale({ day }));
    const { totals, firstDay } = summaryOf(sales, { from: '2026-11-01' });
    expect([totals.sales, firstDay]).toEqual([2, '2026-11-02']);
    expect(summaryOf(sales).firstDay).toBe('2026-10-31');
    expect(summaryOf([]).firstDay).toBeNull();
  });

  it('includes spans without sales', () => {
    const { spanUnit, spans } = summaryOf([sale({ day: '2026-11-10' }), sale()]);
    expect(spanUnit).toBe('day');
    expect(spans.map(({ sales }) => sales)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('returns no average and no return on cost without sales, and no return on cost when the items were free', () => {
    const none = { averagePriceCents: null, returnOnCost: null, sales: 0 };
    expect(summaryOf([]).totals).toMatchObject(none);
    expect(summaryOf([sale({ costCents: 0 })]).totals.returnOnCost).toBeNull();
  });

  it('lists only platforms and sources with sales, the highest revenue first', () => {
    const { platforms, sources } = summaryOf([
      sale(),
      sale({ platform: 'etsy', source: null, priceCents: 9000 }),
      sale({ platform: 'depop', source: 'Other' }),
    ]);
    expect(platforms.map(({ platform }) => platform)).toEqual(['etsy', 'depop', 'ebay']);
    expect(sources.map(({ source }) => source)).toEqual([null, 'Other', 'Thrift Store']);
  });
});

const cents = fc.integer({ min: 0, max: 999_999_999 });
const anySale = fc.record({
  day: fc
    .integer({ min: -20_000, max: 1 })
    .map((days) => new Date(NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10)),
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

it('for any sales, has the same sum over all spans, all platforms and all sources', () => {
  fc.assert(
    fc.property(fc.array(anySale, { maxLength: 60 }), (sales) => {
      const { totals, spans, platforms, sources } = summaryOf(sales);
      const wanted = sumOf([totals]);
      expect(sumOf(spans)).toEqual(wanted);
      expect(sumOf(platforms)).toEqual(wanted);
      expect(sumOf(sources)).toEqual(wanted);
      expect(totals.revenueCents - totals.costCents - totals.feesCents).toBe(totals.netProfitCents);
    }),
  );
});
