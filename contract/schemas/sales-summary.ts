import * as z from 'zod/mini';
import { platformSchema } from './platform';

/** What a bar of the chart by time can stand for. */
export const SPAN_UNITS = ['day', 'week', 'month', 'year'] as const;
export type SpanUnit = (typeof SPAN_UNITS)[number];

/** Sums over own sales, in whole cents, because a sum can be longer than a price. Fees are estimates. */
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
  /** The length of `spans`, which fits the time between their first and last day. */
  spanUnit: z.enum(SPAN_UNITS),
  /** From the first sale, or the first day of the range if that is later, by their first day, oldest first, also those without sales. A week starts on Monday. */
  spans: z.array(z.extend(salesFiguresSchema, { start: z.iso.date() })),
  /** Only those with sales, the highest revenue first. */
  platforms: z.array(z.extend(salesFiguresSchema, { platform: platformSchema })),
  /** Only those with sales, the highest revenue first. Null is an unknown source. */
  sources: z.array(z.extend(salesFiguresSchema, { source: z.nullable(z.string()) })),
});
export type SalesSummary = z.infer<typeof salesSummarySchema>;
