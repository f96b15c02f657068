import * as z from 'zod/mini';
import { personalInfoSchema } from './personal-info';
import { platformSchema } from './platform';

/** A drag selection has to be larger than this in both directions to be read, in pixels of the shown image. */
export const MIN_SELECTION_PX = 10;
export const CONFIDENCE_HIGH = 0.8;
export const CONFIDENCE_MEDIUM = 0.6;

/** What people are told where a picture was not read. */
export const RECOGNITION_MESSAGES = {
  unavailable: 'The picture cannot be read at the moment. Please type the details in.',
  busy: 'Many pictures are being read right now. Please try again in a moment.',
  exhausted: 'You have had all the pictures read that one day allows. Please type the details in.',
} as const;

/** What was read off a screenshot; empty strings where nothing was found, the price as '34.99'. */
export const autoExtractSchema = z.object({
  title: z.string(),
  price: z.string(),
  /** How likely title and price are both right, 0 to 1. */
  confidence: z.number().check(z.gte(0), z.lte(1)),
  /** The marketplace that the screenshot is of, where it shows. */
  platform: z.optional(platformSchema),
  /** The calendar day of the sale ('2026-02-19'), where it is seen. */
  soldDate: z.optional(z.iso.date()),
  /** What ought not to be public on the picture. */
  personalInfo: z.array(personalInfoSchema),
});
export type AutoExtract = z.infer<typeof autoExtractSchema>;

export const extractedTextSchema = z.object({ text: z.string() });
