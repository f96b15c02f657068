import * as z from 'zod/mini';
import { platformSchema } from './platform';

/** The possible lengths of a span in the sales chart. */
export const SPAN_UNITS = ['day', 'week', 'month', 'year'] as const;
export type SpanUnit = (typeof SPAN_UNITS)[number];

/**
 * Sums over own sales. They are in whole cents instead of in the format of `moneySchema`, because a sum can exceed the
 * largest price. Fees are estimates.
 */
export const salesFiguresSchema = z.object({
  sales: z.int().check(z.nonnegative()),
  revenueCents: z.int(),
  costCents: z.int(),
  grossProfitCents: z.int(),
  feesCents: z.int(),
  netProfitCents: z.int(),
});
export type SalesFigures = z.infer<typeof salesFiguresSchema>;

export const salesSummarySchema = z.object({
  totals: z.extend(salesFiguresSchema, {
    /** The average sale price in cents. Null if the range has no sales. */
    averagePriceCents: z.nullable(z.int()),
    /** Net profit per dollar spent, such as 0.5. Null if nothing was spent. */
    returnOnCost: z.nullable(z.number()),
  }),
  /** The day of the first sale in the range. Null if the range has no sales. */
  firstDay: z.nullable(z.iso.date()),
  /** The length of each of the `spans`. The more days the chart covers, the longer the spans. */
  spanUnit: z.enum(SPAN_UNITS),
  /**
   * The spans of the chart, the oldest first, including spans without sales. `start` is the first day of a span. A week
   * starts on Monday. The first span contains the first sale or the first day of the range, the later of the two.
   */
  spans: z.array(z.extend(salesFiguresSchema, { start: z.iso.date() })),
  /** The platforms that have sales, the highest revenue first. */
  platforms: z.array(z.extend(salesFiguresSchema, { platform: platformSchema })),
  /** The source locations that have sales, the highest revenue first. Null stands for an unknown source. */
  sources: z.array(z.extend(salesFiguresSchema, { source: z.nullable(z.string()) })),
});
export type SalesSummary = z.infer<typeof salesSummarySchema>;
