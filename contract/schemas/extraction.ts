import * as z from 'zod/mini';
import { coverOptionsSchema, coverSchema } from './cover';
import { feeAmountSchema } from './fee-amount';
import { itemPartSchema } from './item-part';
import { personalInfoSchema } from './personal-info';
import { pictureAreaSchema } from './picture-area';
import { platformSchema } from './platform';

/** The least width and height of an area that a member drags, in pixels of the shown image. */
export const MIN_SELECTION_PX = 10;
export const CONFIDENCE_HIGH = 0.8;
export const CONFIDENCE_MEDIUM = 0.6;

export const RECOGNITION_MESSAGES = {
  unavailable: "We can't read screenshots right now. Please type in the details.",
  busy: "We're reading a lot of screenshots right now. Please try again in a moment.",
  exhausted: "You've reached today's limit for reading screenshots. Please type in the details.",
} as const;

/** The values read from a screenshot. Title and price are '' if not found. The price is like '34.99'. */
export const autoExtractSchema = z.object({
  title: z.string(),
  price: z.string(),
  /** True if the member has no recognitions left today. Then title, price, platform and sold date are left out. */
  isCheckOnly: z.optional(z.boolean()),
  /** The probability that title and price are both right, 0 to 1. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  platform: z.optional(platformSchema),
  /** The sold date as a calendar day, '2026-02-19'. */
  soldDate: z.optional(z.iso.date()),
  personalInfo: z.array(personalInfoSchema),
  /** The amounts of fees, payout and tax that were found. */
  fees: z.array(feeAmountSchema),
  /** The photograph of the listing. Null if none was found. */
  cover: z.nullable(coverSchema),
  /** Areas that may be the photograph. Earlier versions of the server lack this field. */
  coverOptions: z._default(coverOptionsSchema, []),
  /** The area of title and price, or null if both are missing. */
  focus: z.nullable(pictureAreaSchema),
  /** The area of the title. Missing if no title was found. */
  titleArea: z.optional(pictureAreaSchema),
  /** The area of the price. Missing if no price was found. */
  priceArea: z.optional(pictureAreaSchema),
  /**
   * The part to share. Null if the confidence is below Medium, or if no title or no price was found (even if the
   * response leaves them out).
   */
  itemPart: z.nullable(itemPartSchema),
  /** Whether the engine probably misread or missed much of the text. Then personal information can be missing. */
  isHardToRead: z.boolean(),
});
export type AutoExtract = z.infer<typeof autoExtractSchema>;

export const extractedTextSchema = z.object({ text: z.string() });
