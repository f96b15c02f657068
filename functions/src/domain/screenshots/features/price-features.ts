import { type Amount, moneyKindOfWords, moneyKindOfLabel } from '../candidates/amounts';
import { bottomEdge, verticalMiddle, rightEdge, verticalOverlap } from '../layout/geometry';
import { labelAbove, labelBeside } from '../layout/labels';
import type { TextLine } from '../layout/text-lines';
import { hashedWordCounts } from './hashed-words';
import { inkDifferenceFeatures, meanInkOf } from './ink';
import { neighborClassFeatures, moneyKindFeature, textClassFeatures } from './line-classes';
import { neighborLinesOf } from './neighbors';
import { headingAbove, type PageFacts } from './page-facts';

const FAR = 40;
const SLOTS = { label: 32, above: 24, heading: 16, after: 16 };

/** Returns the features of an amount for the price model. Distances are in cap heights of the amount, at most `FAR`. */
export function priceFeatures(amount: Amount, facts: PageFacts): number[] {
  const { line } = amount;
  const around = neighborLinesOf(amount.box, facts.lines, [line]);
  const heading = headingAbove(amount.box, facts);
  const beside = labelBeside(amount.box, facts.lines) ?? around.left;
  const above = labelAbove(amount.box, facts.lines) ?? around.above;
  const before = amount.before.trim();
  return [
    ...ownFeatures(amount, facts),
    ...wordFeatures(amount),
    ...amongFeatures(amount, facts),
    ...sumFeatures(amount, facts),
    ...distances(amount, around.above, around.below),
    beside ? Math.min(FAR, (amount.box.x - rightEdge(beside.box)) / amount.size) : FAR,
    ...labelKinds(beside),
    ...labelKinds(above),
    ...labelKinds(heading),
    ...neighborClassFeatures(beside),
    ...neighborClassFeatures(around.above),
    ...neighborClassFeatures(around.below),
    ...neighborClassFeatures(around.right),
    ...(before ? textClassFeatures(before) : neighborClassFeatures(null)),
    ...hashedWordCounts(/\p{L}{2}/u.test(before) ? before : (beside?.text ?? ''), SLOTS.label),
    ...hashedWordCounts(above?.text ?? '', SLOTS.above),
    ...hashedWordCounts(heading?.text ?? '', SLOTS.heading),
    ...hashedWordCounts(amount.after, SLOTS.after),
  ];
}

function ownFeatures(amount: Amount, facts: PageFacts): number[] {
  const { box, words, line, cents } = amount;
  const { width, height } = facts.level;
  const ink = meanInkOf(words);
  return [
    Math.log10(cents),
    cents % 100 === 0 ? 1 : 0,
    amount.hasSign ? 1 : 0,
    amount.hasCents ? 1 : 0,
    amount.isRestored ? 1 : 0,
    words.some(({ text }) => text.includes(',')) ? 1 : 0,
    facts.amounts.filter(({ hasCents }) => hasCents).length / facts.amounts.length,
    amount.confidence,
    amount.size / facts.usualSize,
    amount.size / facts.largestSize,
    box.x / width,
    rightEdge(box) / width,
    box.y / height,
    facts.lines.indexOf(line) / facts.lines.length,
    Math.max(...words.map(({ ink: own }) => own?.stroke ?? 0)),
    ink.stroke,
    ink.contrast,
    ink.density,
    ink.saturation,
    ink.warmth,
    ...inkDifferenceFeatures(ink, facts.usualInk),
    line.words.length,
    facts.areas.sideSectionOf(line) ? 1 : 0,
    facts.areas.isOrderPage ? 1 : 0,
    facts.lines.length,
    height / width,
  ];
}

function wordFeatures({ before, after }: Amount): number[] {
  return [
    moneyKindFeature(moneyKindOfWords(before)),
    moneyKindFeature(moneyKindOfWords(after.split(/\s+/).slice(0, 3).join(' '))),
    /(^|\s)[-–—]\s?$/.test(before) ? 1 : 0,
    /\+\s?$/.test(before) ? 1 : 0,
    /\bsold\b/i.test(before) ? 1 : 0,
    /%|\boff\b/i.test(after.slice(0, 12)) ? 1 : 0,
    /(was|orig\w*|retail|msrp|rrp|list(ed)?( price)?):? ?$/i.test(before) ? 1 : 0,
    /^\s*[·•|x×(]/.test(after) ? 1 : 0,
    before.trim().length,
    after.trim().length,
  ];
}

/**
 * Returns features of the price model that compare an amount with all other amounts of the page, and with the amounts
 * directly beside, above and below it.
 */
function amongFeatures(amount: Amount, { amounts }: PageFacts): number[] {
  const others = amounts.filter((other) => other !== amount);
  const same = others.filter(({ cents }) => cents === amount.cents);
  const row = others.filter((other) => verticalOverlap(other.box, amount.box) > 0.5);
  const left = row
    .filter(({ box }) => box.x < amount.box.x)
    .toSorted((a, b) => b.box.x - a.box.x)[0];
  const next = row
    .filter(({ box }) => box.x > amount.box.x)
    .toSorted((a, b) => a.box.x - b.box.x)[0];
  const column = others.filter(
    ({ box }) =>
      Math.abs(box.x - amount.box.x) < 2 * amount.size ||
      Math.abs(rightEdge(box) - rightEdge(amount.box)) < amount.size,
  );
  const above = column.filter(({ box }) => box.y < amount.box.y && !sharesRow(box, amount));
  const below = column.filter(({ box }) => box.y > amount.box.y && !sharesRow(box, amount));
  return [
    amounts.length,
    same.length,
    same.filter(({ before }) => moneyKindOfWords(before) === 'own').length,
    others.filter(({ size }) => size > 1.05 * amount.size).length,
    others.filter(({ cents }) => cents > amount.cents).length / amounts.length,
    others.filter(({ box }) => box.y < amount.box.y).length,
    amount.size / Math.max(...amounts.map(({ size }) => size)),
    above.length,
    below.length,
    ...beside(amount, left),
    ...beside(amount, next),
  ];
}

const sharesRow = (box: Amount['box'], amount: Amount): boolean =>
  verticalOverlap(box, amount.box) > 0.5;

function beside(amount: Amount, other: Amount | undefined): number[] {
  if (!other) return [FAR, 0, 0, 0, 0, 0];
  const gap = Math.max(other.box.x - rightEdge(amount.box), amount.box.x - rightEdge(other.box));
  return [
    Math.min(FAR, gap / amount.size),
    Math.max(-1, Math.min(1, Math.log10(other.cents / amount.cents))),
    other.size / amount.size,
    meanInkOf(other.words).stroke,
    meanInkOf(other.words).contrast - meanInkOf(amount.words).contrast,
    other.confidence - amount.confidence,
  ];
}

function sumFeatures({ cents, ...amount }: Amount, { amounts, totals }: PageFacts): number[] {
  const values = new Set(amounts.map((other) => other.cents));
  const rest = amounts.filter((other) => other.cents !== cents);
  return [
    [...totals].some((total) => total.cents === cents && total.line === amount.line) ? 1 : 0,
    rest.filter((other) => other.cents < cents && values.has(cents - other.cents)).length,
    rest.filter((other) => values.has(cents + other.cents)).length,
    rest.filter((other) => other.cents > cents && values.has(other.cents - cents)).length,
    [...totals].some((total) => total.cents > cents) ? 1 : 0,
  ];
}

function distances(
  { box, size }: Amount,
  above: TextLine | null,
  below: TextLine | null,
): number[] {
  return [
    above ? Math.min(FAR, (box.y - bottomEdge(above.box)) / size) : FAR,
    above ? above.size / size : 0,
    above ? (above.box.x - box.x) / size : 0,
    below ? Math.min(FAR, (below.box.y - bottomEdge(box)) / size) : FAR,
    below ? below.size / size : 0,
    below ? (verticalMiddle(below.box) - verticalMiddle(box)) / size : 0,
  ];
}

function labelKinds(label: TextLine | null): number[] {
  if (!label) return [0, 0];
  return [
    moneyKindFeature(moneyKindOfLabel(label.text)),
    moneyKindFeature(moneyKindOfWords(label.text)),
  ];
}
