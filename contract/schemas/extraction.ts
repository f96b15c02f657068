import * as z from 'zod/mini';
import { coverOptionsSchema, coverSchema } from './cover';
import { feeAmountSchema } from './fee-amount';
import { itemPartSchema } from './item-part';
import { personalInfoSchema } from './personal-info';
import { pictureAreaSchema } from './picture-area';
import { platformSchema } from './platform';

/** A drag selection must be wider and taller than this, in pixels of the shown image. */
export const MIN_SELECTION_PX = 10;
export const CONFIDENCE_HIGH = 0.8;
export const CONFIDENCE_MEDIUM = 0.6;

export const RECOGNITION_MESSAGES = {
  unavailable: "We can't read screenshots right now. Please type in the details.",
  busy: "We're reading a lot of screenshots right now. Please try again in a moment.",
  exhausted: "You've reached today's limit for reading screenshots. Please type in the details.",
} as const;

/** The extraction from a screenshot. Title and price are '' if not found; the price is like '34.99'. */
export const autoExtractSchema = z.object({
  title: z.string(),
  price: z.string(),
  /** True if the member has no recognitions left today: title, price, platform and sold date are left out. */
  isCheckOnly: z.optional(z.boolean()),
  /** The probability that title and price are both right, 0 to 1. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  platform: z.optional(platformSchema),
  /** A calendar day, '2026-02-19'. */
  soldDate: z.optional(z.iso.date()),
  personalInfo: z.array(personalInfoSchema),
  /** Amounts of fees, payout and tax. */
  fees: z.array(feeAmountSchema),
  /** Null if no photograph was found. */
  cover: z.nullable(coverSchema),
  /** Earlier versions of the server lack them. */
  coverOptions: z._default(coverOptionsSchema, []),
  /** Where title and price are, or null if both are missing. */
  focus: z.nullable(pictureAreaSchema),
  /** Where the title is. Absent if it was not found. */
  titleArea: z.optional(pictureAreaSchema),
  /** Where the price is. Absent if it was not found. */
  priceArea: z.optional(pictureAreaSchema),
  /** Null if title or price was not found, even if they are left out here, or if the confidence is below Medium. */
  itemPart: z.nullable(itemPartSchema),
  /** The engine probably misread or missed much of the text, so personal information can be missing. */
  isHardToRead: z.boolean(),
});
export type AutoExtract = z.infer<typeof autoExtractSchema>;

export const extractedTextSchema = z.object({ text: z.string() });
