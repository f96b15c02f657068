import { DAY_MS } from '@contract/rules/durations';
import type { SalesFigures } from '@contract/schemas/sales-summary';
import { PLATFORMS } from '@contract/schemas/platform';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DayRange, Sale } from './sale';
import { salesSummary, salesSpans, salesSpanStartOf } from './sales-summary';

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
      sales: 2,
      revenueCents: 3500,
      costCents: 2000,
      grossProfitCents: 1500,
      feesCents: 546,
      netProfitCents: 954,
      averagePriceCents: 1750,
      returnOnCost: 0.477,
    });
  });

  it('counts only the sales in the range, and returns the day of the first sale', () => {
    const sales = ['2026-11-02', '2026-10-31', '2026-11-20'].map((day) => sale({ day }));
    const { totals, firstDay } = summaryOf(sales, { from: '2026-11-01' });
    expect([totals.sales, firstDay]).toEqual([2, '2026-11-02']);
    expect(summaryOf(sales).firstDay).toBe('2026-10-31');
    expect(summaryOf([]).firstDay).toBeNull();
  });

  it('includes the spans of the chart in which nothing was sold', () => {
    const { spanUnit, spans } = summaryOf([sale({ day: '2026-11-10' }), sale()]);
    expect(spanUnit).toBe('day');
    expect(spans.map(({ sales }) => sales)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('returns no average without sales, and no return on cost without sales or when the items were free', () => {
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

it('salesSummary has the same sum over all spans, all platforms and all sources, for any sales', () => {
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

const spansOf = (days: readonly string[], range: DayRange = {}) =>
  salesSpans(
    days.map((day) => ({ day })),
    range,
    NOW,
  );
/**
 * Returns the unit of the chart's spans, the first day of the first span, the first day of the last span, and the
 * number of spans.
 */
const shapeOf = (days: readonly string[], range?: DayRange) => {
  const { unit, starts } = spansOf(days, range);
  return [unit, starts[0], starts.at(-1), starts.length];
};

describe('salesSpans for all time', () => {
  it.each([
    ['days', '2026-10-22', ['day', '2026-10-22', '2026-11-21', 31]],
    ['weeks from Monday', '2026-10-21', ['week', '2026-10-19', '2026-11-16', 5]],
    ['months', '2026-05-23', ['month', '2026-05-01', '2026-11-01', 7]],
    ['months of three years', '2023-12-31', ['month', '2023-12-01', '2026-11-01', 36]],
    ['years', '2023-11-30', ['year', '2023-01-01', '2026-01-01', 4]],
  ])('divides the time from the first sale to today into %s', (_units, first, shape) => {
    expect(shapeOf(['2026-11-02', first])).toEqual(shape);
  });

  it('returns a span for each of the last 14 days when there is one sale, or none', () => {
    const twoWeeks = ['day', '2026-11-08', '2026-11-21', 14];
    expect(shapeOf(['2026-11-20'])).toEqual(twoWeeks);
    expect(shapeOf([])).toEqual(twoWeeks);
  });

  it("includes a sale with tomorrow's date (UTC), because it is today in time zones ahead of UTC", () => {
    expect(shapeOf(['2026-11-22'])).toEqual(['day', '2026-11-09', '2026-11-22', 14]);
  });

  it('covers only the last 30 years when a sold date is mistyped, and counts that sale in the first span', () => {
    const spans = spansOf(['0202-11-20', '2026-11-20']);
    expect([spans.starts.length, spans.starts[0]]).toEqual([30, '1997-01-01']);
    expect(salesSpanStartOf('0202-11-20', spans)).toBe('1997-01-01');
    expect(salesSpanStartOf('2026-11-20', spans)).toBe('2026-01-01');
  });
});

describe('salesSpans for a range', () => {
  const OLD = '2020-01-01';

  it.each([
    ['the last 30 days', { from: '2026-10-23' }, ['day', '2026-10-23', '2026-11-21', 30]],
    [
      'this year until today',
      { from: '2026-01-01', to: '2026-12-31' },
      ['month', '2026-01-01', '2026-11-01', 11],
    ],
    [
      'all of last year',
      { from: '2025-01-01', to: '2025-12-31' },
      ['month', '2025-01-01', '2025-12-01', 12],
    ],
    ['one day', { from: '2026-03-05', to: '2026-03-05' }, ['day', '2026-03-05', '2026-03-05', 1]],
  ])('returns the spans of days or months that cover %s', (_range, range, shape) => {
    expect(shapeOf([OLD], range)).toEqual(shape);
  });

  it('begins with the first sale of all time when the range begins before that sale', () => {
    const range = { from: '2026-01-01', to: '2026-12-31' };
    expect(shapeOf(['2026-11-03'], range)).toEqual(['day', '2026-11-03', '2026-11-21', 19]);
  });

  it('returns a single span when the range begins in the future', () => {
    expect(shapeOf([OLD], { from: '2027-01-01' })[3]).toBe(1);
  });
});
