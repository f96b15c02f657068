import * as z from 'zod/mini';
import { moneySchema } from './money';

const count = z.int().check(z.nonnegative());

/** A sum of money, like `moneySchema`, but without an upper limit. */
const sumSchema = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** Numbers about a member's items. The value of a sale is its sale price, or the accepted offer if there was one. */
export const userStatsSchema = z.object({
  totalItems: count,
  ownSales: count,
  /** The sum of the sale prices of the member's own sales. */
  totalSalesValue: sumSchema,
  /** The average sale price of the member's own sales, or '0.00' without own sales. */
  avgSalePrice: moneySchema,
});
export type UserStats = z.infer<typeof userStatsSchema>;
