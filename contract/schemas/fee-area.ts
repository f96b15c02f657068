import * as z from 'zod/mini';
import { pictureAreaSchema } from './picture-area';

export const FEE_KINDS = ['fee', 'payout', 'tax'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** The area of a fee, a payout or a tax in a screenshot. On a marketplace, only the seller sees such an amount. */
export const feeAreaSchema = z.object({
  kind: z.enum(FEE_KINDS),
  area: pictureAreaSchema,
});
export type FeeArea = z.infer<typeof feeAreaSchema>;
