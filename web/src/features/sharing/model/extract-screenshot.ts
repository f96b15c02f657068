import type { CoverAndFocus } from '@contract/rules/cover-thumbnail-square';
import { SURE_COVER_CONFIDENCE } from '@contract/schemas/cover';
import type { AutoExtract } from '@contract/schemas/extraction';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { type FoundRedactionAreas, redactionAreasOf, splitOffSuggestedAreas } from './redaction';
import { priceFromText, type SaleReading } from './sale-reading';
import { ApiError, limitMessage } from '@/services/api-error';
import { extractSale } from '../api/sharing-calls';
import { scaleForRecognition } from './screenshot-pixels';

/** The areas of a screenshot that show the item. */
export interface FoundPictureParts extends CoverAndFocus {
  /** Areas that may be the photograph of the item, the likeliest first. Empty if the cover is certain. */
  readonly coverOptions: readonly PictureArea[];
  /** The item's part. Null if the reading is not sure about it. */
  readonly itemPart: ItemPart | null;
}

/** The running or finished extraction of each screenshot. */
const extractions = new WeakMap<File, Promise<AutoExtract>>();

/**
 * Extracts a sale from a screenshot. The form and the check for personal information share one request, which continues
 * after the form has closed. Sends a new request if the last one failed, or if `again` is true. Throws the same errors
 * as `call`, and an error if the browser cannot scale the picture.
 */
export function extractScreenshot(screenshot: File, again = false): Promise<AutoExtract> {
  const known = extractions.get(screenshot);
  if (known && !again) return known;
  const running = scaleForRecognition(screenshot).then(extractSale);
  extractions.set(screenshot, running);
  running.catch(() => {
    if (extractions.get(screenshot) === running) extractions.delete(screenshot);
  });
  return running;
}

/**
 * Returns the areas of a screenshot: title and price, the item's part, and the photograph if the reading is sure about
 * it. Throws the same errors as `extractScreenshot`.
 */
export async function findPictureParts(screenshot: File): Promise<FoundPictureParts> {
  const { cover, coverOptions, focus, itemPart } = await extractScreenshot(screenshot);
  const isSure = cover !== null && cover.confidence >= SURE_COVER_CONFIDENCE;
  return { cover: isSure ? cover.area : null, coverOptions, focus, itemPart };
}

/** Returns the sale that a screenshot shows. Throws the same errors as `extractScreenshot`. */
export const readSaleFromScreenshot = async (screenshot: File): Promise<SaleReading> =>
  saleReadingOf(await extractScreenshot(screenshot));

export const saleReadingOf = (extraction: AutoExtract): SaleReading => ({
  title: extraction.title.trim(),
  soldPrice: priceFromText(extraction.price) ?? '',
  platform: extraction.platform,
  soldDate: extraction.soldDate,
  // Tax alone does not show that the member sold the item, because the buyer may have paid the tax.
  showsPayout: extraction.fees.some(({ kind }) => kind !== 'tax'),
  isCheckOnly: extraction.isCheckOnly ?? false,
  isHardToRead: extraction.isHardToRead,
  confidence: extraction.confidence,
  titleArea: extraction.titleArea,
  priceArea: extraction.priceArea,
});

/**
 * Returns the areas of a screenshot that show personal information, fees or payout. Throws the same errors as
 * `extractScreenshot`.
 */
export async function findAreasToHide(screenshot: File): Promise<FoundRedactionAreas> {
  const { personalInfo, fees } = await extractScreenshot(screenshot);
  return { ...splitOffSuggestedAreas(personalInfo), fees: redactionAreasOf(fees) };
}

/** Returns the reason why the server did not read a screenshot. Returns null if the error has no reason. */
export const readingRefusalReason = (error: unknown): string | null =>
  limitMessage(error) ??
  (error instanceof ApiError && error.status === 503 ? error.serverMessage : null);
