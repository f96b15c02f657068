import type { FeeKind } from '@contract/schemas/fee-amount';
import { type Amount, amountsOf } from '../candidates/amounts';
import { labelAbove, labelBeside } from '../layout/labels';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { columnHeading } from '../layout/table-columns';
import type { TextLine } from '../layout/text-lines';
import { deskewedLines } from './deskewed-lines';
import { feeKindOf } from './fee-wording';
import { isPurchasePage, isSalePage } from './page-wording';
import { redactionBoxOf } from './redaction-boxes';

/** An amount that only the seller sees, with its box in pixels of the picture that was read. */
export interface FoundFee {
  readonly kind: FeeKind;
  readonly box: Box;
}

/** Finds the amounts of fees, payout and tax on pages of sellers, with their signs, by label or column heading. */
export function findFeeAmounts(page: RecognizedPage): FoundFee[] {
  const level = deskewedLines(page);
  if (!isSellersPage(level.lines, page)) return [];
  const found = level.lines.flatMap((line) =>
    amountsOf(line).flatMap((amount) => {
      const kind = kindOf(amount, level.lines);
      return kind === null ? [] : [{ kind, line, ...withSign(amount) }];
    }),
  );
  return found.map(({ kind, ...text }) => ({ kind, box: redactionBoxOf(text, level) }));
}

const isSellersPage = (lines: readonly TextLine[], page: RecognizedPage): boolean =>
  lines.some(({ text }) => feeKindOf(text) === 'payout') ||
  (!isPurchasePage(lines) && isSalePage(lines, page, false));

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** The nearest label decides: on the same line, at the left end of the row, above the amount, then in the table's heading. */
function kindOf(amount: Amount, lines: readonly TextLine[]): FeeKind | null {
  const { line, before, after, box } = amount;
  if (hasWords(before)) return feeKindOf(before);
  const heading = columnHeading(line, lines);
  if (heading) return feeKindOf(heading.text);
  const label = labelBeside(box, lines) ?? labelAbove(box, lines);
  if (label && hasWords(label.text)) return feeKindOf(label.text);
  return hasWords(after) ? feeKindOf(after) : null;
}

const SIGN_BEFORE = /(?:\bUSD?\s?)?[-–—−+(~]?\s?$/i;
const SIGN_AFTER = /^(?:\s?USD\b)?\)?/i;

/** The characters of an amount with its sign and currency: '-US $12.00', '$12.00 USD'. */
function withSign({ from, to, before, after }: Amount) {
  return {
    from: from - (SIGN_BEFORE.exec(before)?.[0].length ?? 0),
    to: to + (SIGN_AFTER.exec(after)?.[0].length ?? 0),
  };
}
