import type { FeeKind } from '@contract/schemas/fee-amount';
import { labelAbove, labelBeside } from '../layout/labels';
import { columnHeading } from '../layout/table-columns';
import type { TextLine } from '../layout/text-lines';
import { feeKindOf } from '../wording/fee-wording';
import type { Amount } from './amounts';

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/**
 * Returns what kind of fee, payout or tax an amount is, or null. The nearest label decides: on the same line, at the left end of the row,
 * above the amount, then in the table's heading.
 */
export function feeKindOfAmount(amount: Amount, lines: readonly TextLine[]): FeeKind | null {
  const { line, before, after, box } = amount;
  if (hasWords(before)) return feeKindOf(before);
  const heading = columnHeading(line, lines);
  if (heading) return feeKindOf(heading.text);
  const label = labelBeside(box, lines) ?? labelAbove(box, lines);
  if (label && hasWords(label.text)) return feeKindOf(label.text);
  return hasWords(after) ? feeKindOf(after) : null;
}
