import { amountsOf, type Amount, moneyKind, moneyKindOfLabel, type MoneyKind } from './amounts';
import { verticalOverlap } from '../layout/geometry';
import { labelAbove, labelBeside } from './labels';
import { orderTotals } from './order-sums';
import type { PageAreas } from './page-areas';
import type { TextLine } from '../layout/text-lines';

export interface PriceCandidate {
  readonly cents: number;
  readonly line: TextLine;
  readonly x: number;
  readonly size: number;
  readonly confidence: number;
  /** Whether a label says that this is the item's price. It may then be far from the title. */
  readonly isLabelled: boolean;
  readonly score: number;
}

/** Labels the amount after it, not the one before it: '$145 Original: $198'. */
const FORMER_PRICE = /(was|orig\w*|retail|msrp|rrp|list(ed)?( price)?):? ?$/i;
/** Largest type size of a surcharge, as a share of the price's type size. */
const SMALL = 0.85;
const ILLEGIBLE = 0.6;
const LEGIBLE = 0.85;
const SCORES = {
  own: 3,
  sold: 1,
  repeated: 1.2,
  struck: -4,
  total: -3,
  unsure: -1.5,
  side: -1,
  size: 1.2,
  bare: -1,
};

export function priceCandidates(areas: PageAreas): PriceCandidate[] {
  const { lines, usualSize } = areas;
  const amounts = lines.flatMap(amountsOf).filter((amount) => amount.cents > 0);
  const totals = orderTotals(amounts, lines);
  const kinds = new Map(amounts.map((amount) => [amount, kindOf(amount, lines)]));
  return amounts.flatMap((amount) => {
    const kind = kinds.get(amount) ?? null;
    const isLabelled = kind === 'own';
    if (isSurchargeOrDiscount(amount) || kind === 'other') return [];
    if (!isLabelled && isOtherByWhatFollows(amount)) return [];
    const repeats = amounts.filter(
      (other) => other.cents === amount.cents && other.line !== amount.line,
    );
    const isOwn = isLabelled || repeats.some((other) => kinds.get(other) === 'own');
    const { cents, line, x, size, confidence } = amount;
    const score =
      (isOwn ? SCORES.own : 0) +
      (/\bsold\b/i.test(amount.before) ? SCORES.sold : 0) +
      (amount.hasSign ? 0 : SCORES.bare) +
      (repeats.length > 0 ? SCORES.repeated : 0) +
      (isStruck(amount, amounts) || amounts.some((other) => isSmallSurcharge(amount, other))
        ? SCORES.struck
        : 0) +
      (confidence < ILLEGIBLE ? SCORES.unsure : 0) +
      (totals.has(amount) && !isLabelled ? SCORES.total : 0) +
      (areas.sideSectionOf(line) && !isLabelled ? SCORES.side : 0) +
      SCORES.size * Math.min(1.5, size / usualSize - 1);
    return [{ cents, line, x, size, confidence, isLabelled, score }];
  });
}

function kindOf(amount: Amount, lines: readonly TextLine[]): MoneyKind {
  if (/\p{L}{2}/u.test(amount.before)) return moneyKind(amount.before);
  if (amount.before !== amount.line.text.slice(0, amount.before.length)) return null;
  const { line } = amount;
  const beside = labelBeside(line.box, lines);
  const above = labelAbove(line.box, lines);
  return (
    (beside && moneyKindOfLabel(beside.text)) ?? (above && moneyKindOfLabel(above.text)) ?? null
  );
}

/** '-$4.10' is a discount and '+ $6.50' a surcharge. 'Sold - $90' has a misread dot. */
function isSurchargeOrDiscount({ before }: Amount): boolean {
  return /(^|\s)[-–—]$|^[-–—]\s$|\+\s?$/.test(before);
}

/** '$6.50 shipping' and '$5 off' are not prices. '$24 25% off' is a price with its discount. */
function isOtherByWhatFollows({ after }: Amount): boolean {
  const next = after
    .replace(/\S*% ?off\S*/gi, '')
    .replace(FORMER_PRICE, '')
    .trim();
  const phrase = next.split(/[·•|(]/)[0] ?? '';
  return moneyKind(phrase.split(/\s+/).slice(0, 2).join(' ')) === 'other';
}

/** Of two adjacent amounts, the illegible one is struck through. If both are legible, the higher one is. */
function isStruck(amount: Amount, amounts: readonly Amount[]): boolean {
  return amounts.some((other) => {
    if (other === amount || isSurchargeOrDiscount(other) || isSmallSurcharge(other, amount))
      return false;
    if (other.line !== amount.line && !isBeside(other, amount)) return false;
    if (moneyKind(other.before) === 'other' || isOtherByWhatFollows(other)) return false;
    if (amount.confidence < ILLEGIBLE && other.confidence > LEGIBLE) return true;
    if (other.confidence < ILLEGIBLE && amount.confidence > LEGIBLE) return false;
    return other.cents < amount.cents;
  });
}

/** A surcharge is lower than the price before it and in smaller type. Engines often miss its plus. */
function isSmallSurcharge(small: Amount, { line, x, size, cents }: Amount): boolean {
  return small.line === line && small.x > x && small.size < SMALL * size && small.cents < cents;
}

function isBeside(a: Amount, b: Amount): boolean {
  return (
    verticalOverlap(a.line.box, b.line.box) > 0.5 &&
    Math.abs(a.x - b.x) < 10 * Math.max(a.size, b.size)
  );
}
