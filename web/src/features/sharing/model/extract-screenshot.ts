import type { PictureParts } from '@contract/rules/shown-square';
import { SURE_COVER_CONFIDENCE } from '@contract/schemas/cover';
import type { AutoExtract } from '@contract/schemas/extraction';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { type FoundAreas, proposedAreas, proposedInfo } from './redaction';
import { priceFromText, type SaleReading } from './sale-reading';
import { ApiError, limitMessage } from '@/services/api-error';
import { extractSale } from '../api/sharing-calls';
import { scaledForRecognition } from './screenshot-pixels';

/** Where a screenshot shows the item. */
export interface FoundParts extends PictureParts {
  /** What may be the photograph, the likeliest first. Empty if the cover is sure. */
  readonly coverOptions: readonly PictureArea[];
  /** Null if it was not found for sure. */
  readonly itemPart: ItemPart | null;
}

/** The running or finished extraction of each screenshot. */
const extractions = new WeakMap<File, Promise<AutoExtract>>();

/**
 * Extracts a sale from a screenshot. The form and the check for personal information share one request,
 * which continues when the form closes. Sends a new one after a failure, or if `again` is true.
 * Throws like `call`, or if the browser cannot scale the picture.
 */
export function extractScreenshot(screenshot: File, again = false): Promise<AutoExtract> {
  const known = extractions.get(screenshot);
  if (known && !again) return known;
  const running = scaledForRecognition(screenshot).then(extractSale);
  extractions.set(screenshot, running);
  running.catch(() => {
    if (extractions.get(screenshot) === running) extractions.delete(screenshot);
  });
  return running;
}

/** Returns the photograph in a screenshot if the reading is sure of it, where title and price are, and the item's part. Throws like `extractScreenshot`. */
export async function findParts(screenshot: File): Promise<FoundParts> {
  const { cover, coverOptions, focus, itemPart } = await extractScreenshot(screenshot);
  const isSure = cover !== null && cover.confidence >= SURE_COVER_CONFIDENCE;
  return { cover: isSure ? cover.area : null, coverOptions, focus, itemPart };
}

/** Returns what a screenshot tells about the sale. Throws like `extractScreenshot`. */
export const findSale = async (screenshot: File): Promise<SaleReading> =>
  saleIn(await extractScreenshot(screenshot));

export const saleIn = (extraction: AutoExtract): SaleReading => ({
  title: extraction.title.trim(),
  soldPrice: priceFromText(extraction.price) ?? '',
  platform: extraction.platform,
  soldDate: extraction.soldDate,
  // Tax alone does not count, because it may be the buyer's.
  showsPayout: extraction.fees.some(({ kind }) => kind !== 'tax'),
  isCheckOnly: extraction.isCheckOnly ?? false,
  isHardToRead: extraction.isHardToRead,
  confidence: extraction.confidence,
  titleArea: extraction.titleArea,
  priceArea: extraction.priceArea,
});

/** Returns where a screenshot shows personal information, fees and payout. Throws like `extractScreenshot`. */
export async function findAreas(screenshot: File): Promise<FoundAreas> {
  const { personalInfo, fees } = await extractScreenshot(screenshot);
  return { ...proposedInfo(personalInfo), fees: proposedAreas(fees) };
}

/** Returns why the server read nothing, or null if it gave no reason. */
export const refusalOf = (error: unknown): string | null =>
  limitMessage(error) ??
  (error instanceof ApiError && error.status === 503 ? error.serverMessage : null);
