import { right, verticalOverlap } from './geometry';
import type { PageAreas } from './page-areas';
import type { TextLine } from './text-lines';
import { OTHER_MONEY, OWN_PRICE } from './wording';

/** An amount that may be the item's own sold price. */
export interface PriceCandidate {
  readonly cents: number;
  readonly line: TextLine;
  /** Left edge of the amount in pixels. */
  readonly x: number;
  readonly size: number;
  /** The engine's confidence in the amount, 0 to 1. */
  readonly confidence: number;
  /** Named as the item's price by a label ('Item price'), so that it may stand away from the title. */
  readonly isLabelled: boolean;
  readonly score: number;
}

interface Amount {
  readonly cents: number;
  readonly line: TextLine;
  readonly x: number;
  readonly size: number;
  readonly confidence: number;
  /** The text around it, up to the next amounts of its line. */
  readonly before: string;
  readonly after: string;
}

/** An amount in dollars; the engine may take the sign for an S or a §. */
const AMOUNT =
  /(?:\bUS ?)?(?:[$§]|\bS(?=\d+\.\d\d)|^S(?=\d+ [$§]))\s?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:[.,](\d{2}))?(?![\d%])/g;
const MAX_LABEL_WORDS = 6;
const ILLEGIBLE = 0.6;
const LEGIBLE = 0.85;
const SCORES = { own: 3, sold: 1, repeated: 1.2, struck: -4, unsure: -1.5, side: -1, size: 1.2 };

/** The amounts of the listing's own part that no word or sign calls another kind of money. */
export function priceCandidates(areas: PageAreas): PriceCandidate[] {
  const { lines, usualSize } = areas;
  const amounts = lines.flatMap(amountsOf).filter((amount) => amount.cents > 0);
  return amounts.flatMap((amount) => {
    const label = labelOf(amount, lines);
    const isLabelled = OWN_PRICE.test(label);
    if (isSigned(amount)) return [];
    if (!isLabelled && (OTHER_MONEY.test(label) || isOtherByWhatFollows(amount))) return [];
    const repeats = amounts.filter(
      (other) => other.cents === amount.cents && other.line !== amount.line,
    );
    const { cents, line, x, size, confidence } = amount;
    const score =
      (isLabelled ? SCORES.own : 0) +
      (/\bsold\b/i.test(label) ? SCORES.sold : 0) +
      (repeats.length > 0 ? SCORES.repeated : 0) +
      (isStruck(amount, amounts) ? SCORES.struck : 0) +
      (confidence < ILLEGIBLE ? SCORES.unsure : 0) +
      (areas.sideSectionOf(line) && !isLabelled ? SCORES.side : 0) +
      SCORES.size * Math.min(1.5, size / usualSize - 1);
    return [{ cents, line, x, size, confidence, isLabelled, score }];
  });
}

function amountsOf(line: TextLine): Amount[] {
  const matches = [...line.text.matchAll(AMOUNT)];
  return matches.map((match, index) => {
    const previous = matches[index - 1];
    const start = previous ? previous.index + previous[0].length : 0;
    const end = match.index + match[0].length;
    const words = wordsBetween(line, match.index, end);
    const dollars = Number(match[1]?.replace(/,/g, ''));
    return {
      cents: dollars * 100 + Number(match[2] ?? 0),
      line,
      x: words[0]?.box.x ?? line.box.x,
      size: Math.max(...words.map((word) => word.box.height)) / 1.18,
      confidence: Math.min(...words.map((word) => word.confidence)),
      before: line.text.slice(start, match.index),
      after: line.text.slice(end, matches[index + 1]?.index),
    };
  });
}

function wordsBetween(line: TextLine, start: number, end: number) {
  let at = 0;
  return line.words.filter((word) => {
    const from = at;
    at += word.text.length + 1;
    return from < end && from + word.text.length > start;
  });
}

/** The words before an amount on its line, else the short line to its left. */
function labelOf(amount: Amount, lines: readonly TextLine[]): string {
  if (/\p{L}{2}/u.test(amount.before)) return amount.before;
  if (amount.before !== amount.line.text.slice(0, amount.before.length)) return '';
  const beside = lines
    .filter(({ box }) => right(box) <= amount.x && verticalOverlap(box, amount.line.box) > 0.5)
    .toSorted((a, b) => right(b.box) - right(a.box))[0];
  return beside && beside.words.length <= MAX_LABEL_WORDS ? beside.text : '';
}

/** '-$4.10' is taken off, '+ $6.50' comes on top; 'Sold - $90' is a dot misread. */
function isSigned({ before }: Amount): boolean {
  return /(^|\s)[-–—]$|^[-–—]\s$|\+\s?$/.test(before);
}

/** '$6.50 shipping' and '$5 off' are other money; '$24 25% off' is a price with its discount. */
function isOtherByWhatFollows({ after }: Amount): boolean {
  const next = after.replace(/\S*% ?off\S*/gi, '').trim();
  const phrase = next.split(/[·•|(]/)[0] ?? '';
  return OTHER_MONEY.test(phrase.split(/\s+/).slice(0, 2).join(' '));
}

/** Of two amounts side by side the one before the discount is struck through: the less legible, else the higher. */
function isStruck(amount: Amount, amounts: readonly Amount[]): boolean {
  return amounts.some((other) => {
    if (other === amount || isSigned(other)) return false;
    if (other.line !== amount.line && !isBeside(other, amount)) return false;
    if (OTHER_MONEY.test(other.before) || isOtherByWhatFollows(other)) return false;
    if (amount.confidence < ILLEGIBLE && other.confidence > LEGIBLE) return true;
    if (other.confidence < ILLEGIBLE && amount.confidence > LEGIBLE) return false;
    return other.cents < amount.cents;
  });
}

function isBeside(a: Amount, b: Amount): boolean {
  return (
    verticalOverlap(a.line.box, b.line.box) > 0.5 &&
    Math.abs(a.x - b.x) < 10 * Math.max(a.size, b.size)
  );
}
