import * as z from 'zod/mini';
import { moneySchema } from './money';

const count = z.int().check(z.nonnegative());

/** A sum of money, like `moneySchema`, but without an upper limit. */
const sumSchema = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** Numbers about a member's items. The value of a sale is its sale price: the accepted offer, if there is one. */
export const userStatsSchema = z.object({
  totalItems: count,
  ownSales: count,
  /** The sum of the member's own sales. */
  totalSalesValue: sumSchema,
  /** The average of the member's own sales, or '0.00' without any. */
  avgSalePrice: moneySchema,
});
export type UserStats = z.infer<typeof userStatsSchema>;
