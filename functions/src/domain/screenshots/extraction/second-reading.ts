import { centsToDecimal } from '@contract/schemas/money';
import { parseAmountWithDollarSign } from '../candidates/amounts';
import type { Box } from '../layout/recognized-page';
import type { ExtractedSale } from './extracted-sale';

/** The price that the extraction chose, as the page shows it. */
export interface PrintedPrice {
  readonly cents: number;
  readonly hasCents: boolean;
  /** The box of the price, in pixels of the picture. */
  readonly box: Box;
}

/** The confidence of a doubtful price. This value is low enough for the share form to show a caution. */
const DOUBTFUL = 0.7;
/**
 * The confidence of a corrected price is multiplied by this factor, because a corrected price is less certain than a
 * price that another reading confirmed.
 */
const CORRECTED = 0.9;

/** Returns true if a second reading of the price gave the same amount, which makes a third reading unnecessary. */
export const isSameAmount = ({ cents }: PrintedPrice, text: string): boolean =>
  parseAmountWithDollarSign(text)?.cents === cents;

/**
 * Corrects the price if there are at least two further readings, and all of them agree on another amount with a dollar
 * sign. Never corrects a price with cents to an amount without cents. Otherwise, lowers the confidence if a further
 * reading contradicts the price.
 */
export function withSecondReading(
  sale: ExtractedSale,
  printed: PrintedPrice,
  texts: readonly string[],
): ExtractedSale {
  const amounts = texts.map(parseAmountWithDollarSign);
  const [first] = amounts;
  const read = amounts.filter((amount) => amount !== null);
  if (read.every(({ cents }) => cents === printed.cents)) return sale;
  const agree =
    first && texts.length > 1 && amounts.every((amount) => amount?.cents === first.cents);
  if (agree && first.cents > 0 && (first.hasCents || !printed.hasCents)) {
    const confidence = Math.round(100 * CORRECTED * sale.confidence) / 100;
    return { ...sale, price: centsToDecimal(first.cents), confidence };
  }
  return { ...sale, confidence: Math.min(DOUBTFUL, sale.confidence) };
}
