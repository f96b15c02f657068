import * as z from 'zod/mini';

/** A drag selection has to be larger than this in both directions to be read, in pixels of the shown image. */
export const MIN_SELECTION_PX = 10;
export const CONFIDENCE_HIGH = 0.8;
export const CONFIDENCE_MEDIUM = 0.6;

/** What was read off a screenshot; empty strings where nothing was found, the price as '34.99'. */
export const autoExtractSchema = z.object({
  title: z.string(),
  price: z.string(),
  confidence: z.number().check(z.gte(0), z.lte(1)),
});
export type AutoExtract = z.infer<typeof autoExtractSchema>;

export const extractedTextSchema = z.object({ text: z.string() });
