import { CONFIDENCE_HIGH, type AutoExtract } from '@contract/schemas/ocr';
import * as z from 'zod/mini';
import { similarity } from './similarity';

/** A title at least this similar to the true one is right: what is read may miss a letter. */
const SIMILAR_ENOUGH = 0.85;

/** The right answers of a folder of screenshots. */
export const screenshotTruthSchema = z.array(
  z.object({
    file: z.string(),
    platform: z.string(),
    layout: z.string(),
    title: z.string(),
    price: z.string(),
  }),
);
export type ScreenshotTruth = z.infer<typeof screenshotTruthSchema>[number];

/** How one screenshot was read. */
export interface Score {
  readonly truth: ScreenshotTruth;
  readonly read: AutoExtract;
  readonly priceRight: boolean;
  readonly titleRight: boolean;
  /** Offered without a word of caution. */
  readonly isSure: boolean;
  readonly milliseconds: number;
}

/** The price is right to the cent, the title by its similarity. */
export function scoreReading(
  truth: ScreenshotTruth,
  read: AutoExtract,
  milliseconds: number,
): Score {
  return {
    truth,
    read,
    priceRight:
      read.price !== '' && Number(read.price).toFixed(2) === Number(truth.price).toFixed(2),
    titleRight: similarity(read.title, truth.title) >= SIMILAR_ENOUGH,
    isSure: read.confidence >= CONFIDENCE_HIGH,
    milliseconds,
  };
}
