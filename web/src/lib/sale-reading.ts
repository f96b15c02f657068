import { platformSchema } from '@contract/schemas/platform';
import * as z from 'zod/mini';

/** What the reading of a screenshot tells the share form besides title, price and areas. */
export const saleReadingSchema = z.object({
  /** Absent if no platform was read. */
  platform: z.optional(platformSchema),
  /** The page shows a payout or fees, which only the seller sees. */
  showsPayout: z.boolean(),
  /** The member has no recognitions left today, so only personal information was looked for. */
  isCheckOnly: z.boolean(),
});
export type SaleReading = z.infer<typeof saleReadingSchema>;
