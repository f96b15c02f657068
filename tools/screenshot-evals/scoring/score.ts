import { CONFIDENCE_HIGH } from '@contract/schemas/extraction';
import { itemPartScore, type ItemPartScore } from './item-part-score';
import { photoScore, type PhotoScore } from './photo-score';
import { feeRedactionScore, redactionScore, type RedactionScore } from './redaction-score';
import type { ExtractedScreenshot } from './extract-screenshots';
import { similarity } from './similarity';

/** The lowest similarity of a right title. It is below 1, because recognition may miss a letter. */
const SIMILAR_ENOUGH = 0.85;

/** Which values of an extraction are right. If the screenshot shows no sold date, `dateRight` is false. */
export interface Score extends ExtractedScreenshot {
  readonly priceRight: boolean;
  readonly titleRight: boolean;
  readonly bothRight: boolean;
  readonly platformRight: boolean;
  readonly dateRight: boolean;
  /** Whether the share form would show the extraction without a warning. */
  readonly isSure: boolean;
  readonly personal: RedactionScore;
  readonly fees: RedactionScore;
  readonly photo: PhotoScore;
  readonly part: ItemPartScore;
}

/** Compares an extraction with the truth. The price must be equal to the cent, and the title similar. */
export function scoreOf(screenshot: ExtractedScreenshot): Score {
  const { truth, extracted } = screenshot;
  const priceRight = cents(extracted.price) === cents(truth.price);
  const titleRight =
    extracted.title !== '' && similarity(extracted.title, truth.title) >= SIMILAR_ENOUGH;
  return {
    ...screenshot,
    priceRight,
    titleRight,
    bothRight: priceRight && titleRight,
    platformRight: extracted.platform === truth.platform,
    dateRight: truth.soldDate !== null && extracted.soldDate === truth.soldDate,
    isSure: extracted.confidence >= CONFIDENCE_HIGH,
    personal: redactionScore(screenshot),
    fees: feeRedactionScore(screenshot),
    photo: photoScore(screenshot),
    part: itemPartScore(screenshot),
  };
}

/** Parses an amount into cents. Returns null if the text contains no number. */
function cents(amount: string): number | null {
  const value = Number.parseFloat(amount.replace(/[^0-9.]/g, ''));
  return Number.isFinite(value) ? Math.round(value * 100) : null;
}
