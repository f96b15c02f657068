import { amountsOf, type Amount } from './amounts';
import { rightEdge } from '../layout/geometry';
import { labelBeside } from '../layout/labels';
import type { TextLine } from '../layout/text-lines';

const MIN_ROWS = 3;
/** At most this many rows of a table of sums are used. The tables of real orders have fewer rows. */
const MAX_ROWS = 100;
/**
 * The largest average distance between MIN_ROWS rows of a table of sums, in cap heights. Rows of items have photos, so
 * they are further apart.
 */
const MAX_STEP = 5;

/**
 * Returns the labels in a table of sums, such as 'Selling fee' in 'Selling fee ... -$2.70'. These labels cannot be
 * titles.
 */
export function sumTableLabels(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const values = lines
    .filter(isValue)
    .slice(0, MAX_ROWS)
    .flatMap((value) => {
      const label = labelBeside(value.box, lines);
      return label && !isValue(label) ? [{ value, label }] : [];
    });
  const rows = values.filter(({ value, label }) => {
    const column = values.filter(
      (other) =>
        Math.abs(rightEdge(other.value.box) - rightEdge(value.box)) < value.size &&
        Math.abs(other.label.box.x - label.box.x) < 2 * label.size,
    );
    const near = column.filter(
      (other) => Math.abs(other.value.box.y - value.box.y) < MAX_STEP * MIN_ROWS * value.size,
    );
    return near.length >= MIN_ROWS;
  });
  return new Set(rows.map(({ label }) => label));
}

function isValue(line: TextLine): boolean {
  if (/^free$/i.test(line.text)) return true;
  const [amount, ...others] = amountsOf(line);
  return !!amount && others.length === 0 && !/[\p{L}\d]/u.test(amount.before + amount.after);
}

const ADDED = /\b(shipping|delivery|postage|handling|tax(es)?|marketplace fee)\b/i;
/** The maximum number of surcharges that are added to an amount to find a total. No sale has more surcharges. */
const MAX_ADDED = 4;

/**
 * Returns the amounts that are totals of an order. Each total is the sum of another amount and one or more surcharges,
 * such as shipping and tax.
 */
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

function sumsOf(amounts: readonly number[]): ReadonlySet<number> {
  return amounts.reduce<ReadonlySet<number>>(
    (sums, cents) => new Set([...sums, cents, ...[...sums].map((sum) => sum + cents)]),
    new Set(),
  );
}
