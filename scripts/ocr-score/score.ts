import { CONFIDENCE_HIGH } from '@contract/schemas/extraction';
import { personalScore, type PersonalScore } from './personal-score';
import type { ReadScreenshot } from './read-screenshots';
import { similarity } from './similarity';

/** A title at least this similar to the true one is right: what is read may miss a letter. */
const SIMILAR_ENOUGH = 0.85;

/** How one screenshot was read. Of the day of the sale, only one that is seen can be right. */
export interface Score extends ReadScreenshot {
  readonly priceRight: boolean;
  readonly titleRight: boolean;
  readonly bothRight: boolean;
  readonly platformRight: boolean;
  readonly dateRight: boolean;
  /** Offered without a word of caution. */
  readonly isSure: boolean;
  readonly personal: PersonalScore;
}

/** Judges a reading. Price and title by the rules of the shared set's own score: to the cent, and by similarity. */
export function scoreOf(screenshot: ReadScreenshot): Score {
  const { truth, read } = screenshot;
  const priceRight = cents(read.price) === cents(truth.price);
  const titleRight = read.title !== '' && similarity(read.title, truth.title) >= SIMILAR_ENOUGH;
  return {
    ...screenshot,
    priceRight,
    titleRight,
    bothRight: priceRight && titleRight,
    platformRight: read.platform === truth.platform,
    dateRight: truth.soldDate !== null && read.soldDate === truth.soldDate,
    isSure: read.confidence >= CONFIDENCE_HIGH,
    personal: personalScore(screenshot),
  };
}

/** An amount such as '34.99' in whole cents, null where there is none. */
function cents(amount: string): number | null {
  const value = Number.parseFloat(amount.replace(/[^0-9.]/g, ''));
  return Number.isFinite(value) ? Math.round(value * 100) : null;
}
