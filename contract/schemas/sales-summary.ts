import * as z from 'zod/mini';
import { platformSchema } from './platform';

export const SALES_WEEKS = 26;

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
  /** The last SALES_WEEKS ISO weeks in UTC by their Monday, oldest first, also those without sales. */
  weeks: z.array(z.extend(salesFiguresSchema, { week: z.iso.date() })),
  /** Sales before these weeks. */
  earlier: salesFiguresSchema,
  /** Only those with sales, the highest revenue first. */
  platforms: z.array(z.extend(salesFiguresSchema, { platform: platformSchema })),
  /** Only those with sales, the highest revenue first. Null is an unknown source. */
  sources: z.array(z.extend(salesFiguresSchema, { source: z.nullable(z.string()) })),
});
export type SalesSummary = z.infer<typeof salesSummarySchema>;
