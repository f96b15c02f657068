import * as z from 'zod/mini';
import { coverOptionsSchema, coverSchema } from './cover';
import { feeAreaSchema } from './fee-area';
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

/** What the server read from a screenshot. Title and price are '' if they were not found. A price is like '34.99'. */
export const autoExtractSchema = z.object({
  title: z.string(),
  price: z.string(),
  /**
   * True if the member has no recognitions left today. In that case, the response only helps to hide personal
   * information, and leaves out title, price, platform and sold date.
   */
  isCheckOnly: z.optional(z.boolean()),
  /** The probability that title and price are both right, 0 to 1. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  platform: z.optional(platformSchema),
  /** The sold date as a calendar day, such as '2026-02-19'. */
  soldDate: z.optional(z.iso.date()),
  personalInfo: z.array(personalInfoSchema),
  /** The areas of the fees, the payout and the tax that were found in the screenshot. */
  fees: z.array(feeAreaSchema),
  /** The photograph of the listing inside the screenshot. Null if none was found. */
  cover: z.nullable(coverSchema),
  /** The areas that may be the photograph of the listing. Responses of earlier servers lack this field. */
  coverOptions: z._default(coverOptionsSchema, []),
  /** The area of title and price in the screenshot, or null if both are missing. */
  focus: z.nullable(pictureAreaSchema),
  /** The area of the title in the screenshot. Missing if no title was found. */
  titleArea: z.optional(pictureAreaSchema),
  /** The area of the price in the screenshot. Missing if no price was found. */
  priceArea: z.optional(pictureAreaSchema),
  /**
   * The part of the screenshot that the form suggests to share. Null if the confidence is below `CONFIDENCE_MEDIUM`, or
   * if the title or the price was not found. If `isCheckOnly` is true, the response leaves out title and price, but not
   * this part.
   */
  itemPart: z.nullable(itemPartSchema),
  /**
   * Whether the text recognition probably misread or missed much of the text. If true, the response can lack areas with
   * personal information.
   */
  isHardToRead: z.boolean(),
});
export type AutoExtract = z.infer<typeof autoExtractSchema>;

export const extractedTextSchema = z.object({ text: z.string() });
