import type { Amount } from './amounts';
import { labelBeside } from './labels';
import type { TextLine } from '../layout/text-lines';

/** What a buyer pays on top of the price. */
const ADDED = /\b(shipping|delivery|postage|handling|tax(es)?|marketplace fee)\b/i;
/** More than these are not a sale's. */
const MAX_ADDED = 4;

/** The amounts that some other of the page and what is added to it (shipping, tax) come to: an order's total. */
export function orderTotals(
  amounts: readonly Amount[],
  lines: readonly TextLine[],
): ReadonlySet<Amount> {
  const added = amounts.filter((amount) => isAdded(amount, lines)).slice(0, MAX_ADDED);
  const sums = sumsOf(added.map(({ cents }) => cents));
  const rest = amounts.filter(
    (amount) => !added.includes(amount) && !/[-–—]\s?$/.test(amount.before),
  );
  return new Set(rest.filter(({ cents }) => rest.some((other) => sums.has(cents - other.cents))));
}

function isAdded({ before, line }: Amount, lines: readonly TextLine[]): boolean {
  const label = /\p{L}{2}/u.test(before) ? before : labelBeside(line.box, lines)?.text;
  return label !== undefined && ADDED.test(label);
}

/** What any of the amounts come to together. */
function sumsOf(amounts: readonly number[]): ReadonlySet<number> {
  return amounts.reduce<ReadonlySet<number>>(
    (sums, cents) => new Set([...sums, cents, ...[...sums].map((sum) => sum + cents)]),
    new Set(),
  );
}
