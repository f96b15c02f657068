import type { FeeKind } from '@contract/schemas/fee-area';
import { labelAbove, labelBeside } from '../layout/labels';
import { columnHeading } from '../layout/table-columns';
import type { TextLine } from '../layout/text-lines';
import { feeKindOf, isFeeLabel } from '../wording/fee-wording';
import type { Amount } from './amounts';

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/**
 * Returns the kind of fee, payout or tax that the label of an amount names, or null if it names none. Looks for the
 * label in this order: before the amount on its line, in the heading of its column, to its left, above it, after it on
 * its line.
 */
export function feeKindOfAmount(amount: Amount, lines: readonly TextLine[]): FeeKind | null {
  const label = labelOf(amount, lines);
  if (label !== null) return feeKindOf(label);
  return hasWords(amount.after) ? feeKindOf(amount.after) : null;
}

/**
 * Returns true if an amount cannot be the price, because its label consists only of the name of a fee, a payout or a
 * tax. Returns false if the label also contains other text, because such a label can be the title above a price.
 */
export function isClearlyFee(amount: Amount, lines: readonly TextLine[]): boolean {
  const label = labelOf(amount, lines);
  return label !== null && isFeeLabel(label);
}

/** Returns the label of an amount, or null if no words are before, above or beside it. */
function labelOf({ line, before, box }: Amount, lines: readonly TextLine[]): string | null {
  if (hasWords(before)) return before;
  const heading = columnHeading(line, lines);
  if (heading) return heading.text;
  const label = labelBeside(box, lines) ?? labelAbove(box, lines);
  return label && hasWords(label.text) ? label.text : null;
}
