import * as z from 'zod/mini';
import { platformSchema } from './platform';

/** The units of time that a bar of the sales chart can stand for. */
export const SPAN_UNITS = ['day', 'week', 'month', 'year'] as const;
export type SpanUnit = (typeof SPAN_UNITS)[number];

/** Sums over own sales in whole cents, because a sum can exceed the largest price. Fees are estimates. */
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
    /** Null without sales. */
    averagePriceCents: z.nullable(z.int()),
    /** Net profit per dollar spent, such as 0.5. Null if nothing was spent. */
    returnOnCost: z.nullable(z.number()),
  }),
  /** The day of the first sale. Null without sales. */
  firstDay: z.nullable(z.iso.date()),
  /** The unit of `spans`. It depends on the time between the first and the last day. */
  spanUnit: z.enum(SPAN_UNITS),
  /**
   * One entry for each span, the oldest first, also without sales. `start` is the first day of the span. A week starts
   * on Monday. The first span has the first sale or the first day of the range, if that is later.
   */
  spans: z.array(z.extend(salesFiguresSchema, { start: z.iso.date() })),
  /** The platforms with sales, the highest revenue first. */
  platforms: z.array(z.extend(salesFiguresSchema, { platform: platformSchema })),
  /** The sources with sales, the highest revenue first. Null is an unknown source. */
  sources: z.array(z.extend(salesFiguresSchema, { source: z.nullable(z.string()) })),
});
export type SalesSummary = z.infer<typeof salesSummarySchema>;
