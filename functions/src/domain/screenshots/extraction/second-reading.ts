import { centsToDecimal } from '@contract/schemas/money';
import { signedAmount } from '../candidates/amounts';
import type { Box } from '../layout/recognized-page';
import type { ExtractedSale } from './extracted-sale';

/** The chosen price as the page shows it. */
export interface PrintedPrice {
  readonly cents: number;
  readonly hasCents: boolean;
  /** In pixels of the picture. */
  readonly box: Box;
}

/** Below the confidence from which the form shows no caution. */
const DOUBTFUL = 0.7;
/** A corrected price is a little less sure than one that another reading confirmed. */
const CORRECTED = 0.9;

/** Whether reading the price again gave the same amount. It is then not read a third time. */
export const confirms = ({ cents }: PrintedPrice, text: string): boolean =>
  signedAmount(text)?.cents === cents;

/**
 * Corrects the price if all further readings agree on another amount with a dollar sign. An amount that lost its
 * cents does not count. Readings that contradict the first without agreeing lower the confidence.
 */
export function withSecondReading(
  sale: ExtractedSale,
  printed: PrintedPrice,
  texts: readonly string[],
): ExtractedSale {
  const amounts = texts.map(signedAmount);
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
