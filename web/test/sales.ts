import { DAY_MS } from '@contract/rules/durations';
import { MARKETPLACE_FEES } from '@contract/rules/marketplace-fees';
import type { Fees } from '@contract/schemas/marketplace-fees';
import { PLATFORMS } from '@contract/schemas/platform';
import type { SalesFigures, SalesSummary } from '@contract/schemas/sales-summary';

const WEEKS = 26;
const WEEK_MS = 7 * DAY_MS;
/** The first day of the last week in the summaries, a Monday. */
const LAST_MONDAY = Date.UTC(2026, 10, 16);

export const figuresLike = (change: Partial<SalesFigures> = {}): SalesFigures => ({
  sales: 1,
  revenueCents: 3000,
  costCents: 1000,
  grossProfitCents: 2000,
  feesCents: 448,
  netProfitCents: 1552,
  ...change,
});

const NO_SALES: SalesFigures = {
  sales: 0,
  revenueCents: 0,
  costCents: 0,
  grossProfitCents: 0,
  feesCents: 0,
  netProfitCents: 0,
};
const LOSS = { revenueCents: 500, costCents: 2000, grossProfitCents: -1500 };

/**
 * Returns a summary of 26 weeks with three sales in the last two weeks. One of the sales was a loss. `change` overrides
 * its fields.
 */
export function summaryLike(change: Partial<SalesSummary> = {}): SalesSummary {
  const loss = figuresLike({ ...LOSS, feesCents: 50, netProfitCents: -1550 });
  const two = { sales: 2, revenueCents: 6000, costCents: 2000, grossProfitCents: 4000 };
  const gain = figuresLike({ ...two, feesCents: 896, netProfitCents: 3104 });
  return {
    totals: {
      sales: 3,
      revenueCents: 6500,
      costCents: 4000,
      grossProfitCents: 2500,
      feesCents: 946,
      netProfitCents: 1554,
      averagePriceCents: 2167,
      returnOnCost: 0.3885,
    },
    firstDay: '2026-11-10',
    spanUnit: 'week',
    spans: Array.from({ length: WEEKS }, (_, index) => {
      const monday = new Date(LAST_MONDAY - (WEEKS - 1 - index) * WEEK_MS);
      const figures = { [WEEKS - 1]: gain, [WEEKS - 2]: loss }[index] ?? NO_SALES;
      return { start: monday.toISOString().slice(0, 10), ...figures };
    }),
    platforms: [
      { platform: 'ebay', ...gain },
      { platform: 'facebook', ...loss },
    ],
    sources: [
      { source: 'Thrift Store', ...gain },
      { source: null, ...loss },
    ],
    ...change,
  };
}

export const noSales = (): SalesSummary => ({
  totals: { ...NO_SALES, averagePriceCents: null, returnOnCost: null },
  spans: summaryLike().spans.map(({ start }) => ({ start, ...NO_SALES })),
  firstDay: null,
  spanUnit: 'week',
  platforms: [],
  sources: [],
});

/** Returns the standard fees of all marketplaces. */
export const standardFees = (): Fees =>
  Object.fromEntries(
    PLATFORMS.map((platform) => {
      const { basisPoints, fixedCents } = MARKETPLACE_FEES[platform];
      const typed = { percent: String(basisPoints / 100), fixed: (fixedCents / 100).toFixed(2) };
      return [platform, { ...typed, isDefault: true }];
    }),
  ) as Fees;
