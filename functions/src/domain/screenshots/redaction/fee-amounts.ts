import type { FeeKind } from '@contract/schemas/fee-area';
import { type Amount, amountsOf } from '../candidates/amounts';
import { feeKindOfAmount } from '../candidates/fee-labels';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import type { TextLine } from '../layout/text-lines';
import { deskewedLines } from './deskewed-lines';
import { feeKindOf } from '../wording/fee-wording';
import { isPurchasePage, isSalePage } from './page-wording';
import { redactionBoxOf } from './redaction-boxes';

/** A hidden amount, which only the seller sees. Its box is in pixels of the picture. */
export interface FoundFee {
  readonly kind: FeeKind;
  readonly box: Box;
}

/**
 * Finds the amounts of fees, payout and tax on sellers' pages, with their signs. The label of an amount, or the heading
 * of its column, identifies it.
 */
export function findFeeAmounts(page: RecognizedPage): FoundFee[] {
  const level = deskewedLines(page);
  if (!isSellersPage(level.lines, page)) return [];
  const found = level.lines.flatMap((line) =>
    amountsOf(line).flatMap((amount) => {
      const kind = feeKindOfAmount(amount, level.lines);
      return kind === null ? [] : [{ kind, line, ...withSign(amount) }];
    }),
  );
  return found.map(({ kind, ...text }) => ({ kind, box: redactionBoxOf(text, level) }));
}

const isSellersPage = (lines: readonly TextLine[], page: RecognizedPage): boolean =>
  lines.some(({ text }) => feeKindOf(text) === 'payout') ||
  (!isPurchasePage(lines) && isSalePage(lines, page, false));

const SIGN_BEFORE = /(?:\bUSD?\s?)?[-–—−+(~]?\s?$/i;
const SIGN_AFTER = /^(?:\s?USD\b)?\)?/i;

/** Returns the position of an amount, including its sign and its currency: '-US $12.00', '$12.00 USD'. */
function withSign({ from, to, before, after }: Amount) {
  return {
    from: from - (SIGN_BEFORE.exec(before)?.[0].length ?? 0),
    to: to + (SIGN_AFTER.exec(after)?.[0].length ?? 0),
  };
}
