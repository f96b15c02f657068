import * as z from 'zod/mini';
import { moneySchema } from './money';

const count = z.int().check(z.nonnegative());

/** Like `moneySchema`, for sums, which have no limit. */
const sumSchema = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** Of a member's items. Values are sale prices: the accepted offer, if there is one. */
export const userStatsSchema = z.object({
  totalItems: count,
  ownSales: count,
  /** Of the member's own sales. */
  totalSalesValue: sumSchema,
  /** Of the member's own sales, '0.00' without any. */
  avgSalePrice: moneySchema,
});
export type UserStats = z.infer<typeof userStatsSchema>;
