import * as z from 'zod/mini';
import { type PictureArea, pictureAreaSchema } from '@contract/schemas/picture-area';
import { type Platform, platformSchema } from '@contract/schemas/platform';
import { centsToDecimal, parseCents } from '@contract/schemas/money';

/** What the reading of a screenshot tells the share form. */
export interface SaleReading {
  /** '' if it was not found. */
  readonly title: string;
  /** Like '34.99', or '' if it was not found. */
  readonly soldPrice: string;
  readonly platform: Platform | undefined;
  /** Like '2026-02-19'. */
  readonly soldDate: string | undefined;
  /** The page shows a payout or fees, which only the seller sees. */
  readonly showsPayout: boolean;
  /** The member has no recognitions left today, so only personal information was looked for. */
  readonly isCheckOnly: boolean;
  /** The recognition engine probably misread or missed much of the text, so personal information can be missing. */
  readonly isHardToRead: boolean;
  /** The probability that title and price are both right, 0 to 1. */
  readonly confidence: number;
  readonly titleArea: PictureArea | undefined;
  readonly priceArea: PictureArea | undefined;
}

/** The part of a reading that the draft keeps beside the fields, because the notes in the form depend on it. */
export const pageFactsSchema = z.object({
  /** Absent if no platform was read. */
  platform: z.optional(platformSchema),
  showsPayout: z.boolean(),
  isCheckOnly: z.boolean(),
  // Older drafts lack it.
  isHardToRead: z._default(z.boolean(), false),
  confidence: z.optional(z.number()),
  /** Where the title is, as read or as the member selected it. */
  titleArea: z.optional(pictureAreaSchema),
  priceArea: z.optional(pictureAreaSchema),
});
export type PageFacts = z.infer<typeof pageFactsSchema>;

const AMOUNT = /\d+(?:,\d+)*(?:\.\d{1,2})?|\.\d{1,2}/;

/** Reduces a price ('US $1,034.99') to digits and a dot ('1034.99'). Returns null if it is not a valid price. */
export function priceFromText(text: string): string | null {
  const cents = parseCents(text.replaceAll(/[^\d.,]/g, ''));
  return cents === null ? null : centsToDecimal(cents);
}

/** Returns the first amount ('34.99' in '$34.99 + $5.00 shipping'), or the text if it has none. */
export function firstAmount(text: string): string {
  const amount = AMOUNT.exec(text)?.[0];
  return (amount && priceFromText(amount)) ?? text;
}
