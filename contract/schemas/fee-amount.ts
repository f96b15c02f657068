import * as z from 'zod/mini';
import { pictureAreaSchema } from './picture-area';

export const FEE_KINDS = ['fee', 'payout', 'tax'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** An amount of fee, payout or tax, which only the seller sees, with its area in the screenshot. */
export const feeAmountSchema = z.object({
  kind: z.enum(FEE_KINDS),
  area: pictureAreaSchema,
});
export type FeeAmount = z.infer<typeof feeAmountSchema>;
