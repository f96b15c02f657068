import * as z from 'zod/mini';
import { type PictureArea, pictureAreaSchema } from '@contract/schemas/picture-area';
import { type Platform, platformSchema } from '@contract/schemas/platform';
import { centsToDecimal, parseCents } from '@contract/schemas/money';

/** What the server read in a screenshot, for the share form. */
export interface SaleReading {
  /** '' if no title was found. */
  readonly title: string;
  /** A price such as '34.99', or '' if none was found. */
  readonly soldPrice: string;
  readonly platform: Platform | undefined;
  /** A day such as '2026-02-19'. */
  readonly soldDate: string | undefined;
  /** Whether the screenshot shows a payout or fees, which only the seller sees. */
  readonly showsPayout: boolean;
  /**
   * True if the member has no readings left today. If so, the server searched the screenshot only for personal
   * information.
   */
  readonly isCheckOnly: boolean;
  /**
   * True if the recognition probably misread or missed much of the text. If so, the check may have missed personal
   * information.
   */
  readonly isHardToRead: boolean;
  /** The probability that title and price are both right, 0 to 1. */
  readonly confidence: number;
  readonly titleArea: PictureArea | undefined;
  readonly priceArea: PictureArea | undefined;
}

/**
 * The results of a reading that the draft stores in addition to its fields. The form derives its notes from these
 * results.
 */
export const readingFactsSchema = z.object({
  /** The recognized platform. Missing if the reading recognized none. */
  platform: z.optional(platformSchema),
  showsPayout: z.boolean(),
  isCheckOnly: z.boolean(),
  // Older drafts lack this field.
  isHardToRead: z._default(z.boolean(), false),
  confidence: z.optional(z.number()),
  /** The area of the title that was read, or that the member selected. */
  titleArea: z.optional(pictureAreaSchema),
  priceArea: z.optional(pictureAreaSchema),
});
export type ReadingFacts = z.infer<typeof readingFactsSchema>;

const AMOUNT = /\d+(?:,\d+)*(?:\.\d{1,2})?|\.\d{1,2}/;

/**
 * Returns a price as digits and a dot ('1034.99' for 'US $1,034.99'). Returns null if the text is not a valid price.
 */
export function priceFromText(text: string): string | null {
  const cents = parseCents(text.replaceAll(/[^\d.,]/g, ''));
  return cents === null ? null : centsToDecimal(cents);
}

/**
 * Returns the first amount in a text ('34.99' for '$34.99 + $5.00 shipping'). Returns the whole text if it has no
 * amount.
 */
export function firstAmount(text: string): string {
  const amount = AMOUNT.exec(text)?.[0];
  return (amount && priceFromText(amount)) ?? text;
}
