import type { TitleCandidate } from '../candidates/title-candidates';
import { wordsOfThreeOrMoreLetters } from '../candidates/page-structure';
import { bottomEdge, verticalMiddle, rightEdge } from '../layout/geometry';
import type { TextLine } from '../layout/text-lines';
import { hashedWordCounts } from './hashed-words';
import { inkDifferenceFeatures, meanInkOf } from './ink';
import { neighborClassFeatures, textClassFeatures } from './line-classes';
import { neighborLinesOf } from './neighbors';
import { headingAbove, type PageFacts } from './page-facts';
import {
  titleEdgeLineFeatures,
  titleWordGapFeatures,
  linesInsideTitleFeatures,
  titleLinePitchFeatures,
} from './title-lines';
import { wrapFeatures } from './wrapping';

const FAR = 40;
const SLOTS = { above: 24, beside: 16, below: 16 };
const CUTS = ['none', 'end', 'dot', 'phrase', 'start'];

/**
 * Returns the features of a candidate for the title model. Distances are in cap heights of the title, at most `FAR`.
 */
export function titleFeatures(candidate: TitleCandidate, facts: PageFacts): number[] {
  const size = sizeOf(candidate);
  const around = neighborLinesOf(candidate.box, facts.lines, candidate.lines);
  const after = candidate.rest[0] ?? around.below;
  return [
    ...ownFeatures(candidate, size, facts),
    ...textFeatures(candidate, facts),
    ...linesInsideTitleFeatures(candidate),
    ...titleWordGapFeatures(candidate),
    ...wrapFeatures(
      candidate.lines,
      {
        above: around.above,
        below: after,
        next: around.right?.box.x ?? facts.level.width,
      },
      facts.lines,
    ),
    ...titleLinePitchFeatures(candidate, after, around.above),
    ...mentionFeatures(candidate, facts),
    ...repeatFeatures(candidate, after),
    ...neighborClassFeatures(candidate.lines[1] ?? null).slice(0, 8),
    ...neighborClassFeatures(candidate.rest[1] ?? null).slice(0, 8),
    ...titleEdgeLineFeatures(candidate.lines.at(-1), after, facts),
    ...titleEdgeLineFeatures(candidate.lines[0], around.above, facts),
    candidate.rest.length,
    ...neighborClassFeatures(after),
    ...neighborClassFeatures(around.above),
    ...neighborClassFeatures(around.left),
    ...neighborClassFeatures(around.right),
    ...besideFeatures(candidate, around.left, around.right),
    ...amountFeatures(candidate, size, facts),
    ...hashedWordCounts(around.above?.text ?? '', SLOTS.above),
    ...hashedWordCounts(around.left?.text ?? '', SLOTS.beside),
    ...hashedWordCounts(after?.text ?? '', SLOTS.below),
    ...neighborClassFeatures(headingAbove(candidate.box, facts)).slice(0, 16),
  ];
}

const sizeOf = ({ lines }: TitleCandidate): number => Math.max(1, ...lines.map(({ size }) => size));

function ownFeatures(
  { box, lines, words, cut }: TitleCandidate,
  size: number,
  facts: PageFacts,
): number[] {
  const { width, height } = facts.level;
  const [first] = lines as readonly [TextLine, ...TextLine[]];
  const confidences = words.map(({ confidence }) => confidence);
  const ink = meanInkOf(words);
  const larger = facts.sizesUp.filter((other) => other > 1.05 * size).length;
  return [
    lines.length,
    CUTS.indexOf(cut),
    size / facts.usualSize,
    size / facts.largestSize,
    larger,
    larger / facts.lines.length,
    box.x / width,
    box.y / height,
    box.width / width,
    box.height / height,
    size / width,
    facts.lines.indexOf(first),
    facts.lines.indexOf(first) / facts.lines.length,
    facts.lines.length,
    height / width,
    confidences.reduce((sum, each) => sum + each, 0) / confidences.length,
    Math.min(...confidences),
    ink.stroke,
    ink.contrast,
    ink.saturation,
    ...inkDifferenceFeatures(ink, facts.usualInk),
    facts.areas.sideSectionOf(first) ? 1 : 0,
    lines.some((line) => facts.areas.sumLabels.has(line)) ? 1 : 0,
    facts.areas.isOrderPage ? 1 : 0,
    facts.amounts.length,
  ];
}

function textFeatures({ text, lines }: TitleCandidate, facts: PageFacts): number[] {
  const own = wordsOfThreeOrMoreLetters(text);
  const [first] = lines as readonly [TextLine, ...TextLine[]];
  const repeats = facts.textCounts.get(first.text.toLowerCase()) ?? 0;
  return [
    ...textClassFeatures(text),
    /^(?:US )?\$ ?\d|^\d+\.\d\d/.test(text) ? 1 : 0,
    ...neighborClassFeatures(lines.at(-1) ?? null).slice(0, 18),
    ...neighborClassFeatures(first).slice(0, 18),
    own.filter((word) => facts.areas.addressWords.has(word)).length / Math.max(3, own.length),
    facts.areas.addressWords.size,
    repeats,
    text.length,
    text.match(/ [·•|] /g)?.length ?? 0,
    /[a-z]\. [A-Z]|[a-z]!( [A-Z]|$)/.test(text) ? 1 : 0,
    /@|_|#\d{3}|\d{7}/.test(text) ? 1 : 0,
    /[()"“”/&+-]/.test(text) ? 1 : 0,
    /^\p{Lu}\p{L}+( \p{Lu}[\p{L}.]*){1,2}$/u.test(text) ? 1 : 0,
  ];
}

/**
 * Returns two features of the title model, for the line after the title and for the last line of the title. Each is the
 * share of the line's words that earlier lines of the title contain. A brand below a title often repeats words of the
 * title.
 */
function repeatFeatures({ lines, text }: TitleCandidate, after: TextLine | null): number[] {
  const share = (line: TextLine | null | undefined, before: string): number => {
    const own = wordsOfThreeOrMoreLetters(line?.text ?? '');
    const known = new Set(wordsOfThreeOrMoreLetters(before));
    return own.filter((word) => known.has(word)).length / Math.max(1, own.length);
  };
  const first = lines.slice(0, -1).map((line) => line.text);
  return [share(after, text), first.length > 0 ? share(lines.at(-1), first.join(' ')) : 0];
}

/**
 * Returns two features of the title model: the number of lines that contain the title, and how many of these also
 * contain other text. Tabs, breadcrumbs and messages repeat titles.
 */
function mentionFeatures({ text }: TitleCandidate, facts: PageFacts): number[] {
  const own = text.toLowerCase();
  const others = facts.allTexts.filter((other) => other.includes(own));
  return [others.length, others.filter((other) => other.length > own.length + 2).length];
}

function besideFeatures(
  { box, lines }: TitleCandidate,
  left: TextLine | null,
  beside: TextLine | null,
): number[] {
  const size = lines[0]?.size ?? 1;
  return [
    left ? Math.min(FAR, (box.x - rightEdge(left.box)) / size) : FAR,
    left ? left.size / size : 0,
    beside ? Math.min(FAR, (beside.box.x - rightEdge(box)) / size) : FAR,
    beside ? beside.size / size : 0,
  ];
}

function amountFeatures({ box }: TitleCandidate, size: number, facts: PageFacts): number[] {
  const distances = facts.amounts.map((amount) => ({
    down: (amount.box.y - bottomEdge(box)) / size,
    up: (box.y - bottomEdge(amount.box)) / size,
    indent: Math.abs(amount.box.x - box.x) / size,
    isRight:
      amount.box.x > rightEdge(box) - size &&
      Math.abs(verticalMiddle(amount.box) - verticalMiddle(box)) < box.height,
    isOver: amount.box.x < rightEdge(box) && rightEdge(amount.box) > box.x,
    ratio: amount.size / size,
  }));
  const nearest = (values: readonly number[]): number => Math.min(FAR, ...values);
  const below = distances.filter(({ down, isOver }) => down > -0.7 && isOver);
  const above = distances.filter(({ up, isOver }) => up > -0.7 && isOver);
  const first = below.toSorted((a, b) => a.down - b.down)[0];
  return [
    nearest(below.map(({ down }) => down)),
    nearest(above.map(({ up }) => up)),
    first?.indent ?? FAR,
    first?.ratio ?? 0,
    distances.filter(({ isRight }) => isRight).length,
    nearest(distances.map(({ down, up }) => Math.max(down, up, 0))),
    below.length,
    above.length,
  ];
}
