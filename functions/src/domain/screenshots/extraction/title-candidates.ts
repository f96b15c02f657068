import type { Box } from '../layout/recognized-page';
import { hasAmount } from './amounts';
import { enclosing, right, verticalOverlap } from '../layout/geometry';
import { longerWords, type PageAreas } from './page-areas';
import type { TextLine } from '../layout/text-lines';
import { SENTENCE_WORDS } from './wording';
import { blockFrom, isAppLine, looksUnlikeTitle, SHORTENED } from './title-blocks';

export interface TitleCandidate {
  readonly text: string;
  readonly box: Box;
  readonly size: number;
  /** Mean confidence of its words, 0 to 1. */
  readonly confidence: number;
  readonly weakest: number;
  /** Whether the title seems to continue, but the rest could not be read. */
  readonly isCut: boolean;
  readonly score: number;
}

/** Text that follows a title line within this distance, in cap heights, belongs to the title. */
const CUT_GAP = 3;
const ENDS_IN_STROKE = / [-–—|&+]$|\bw\/$/;
/** In cap heights. Boxes of less height are icons, like the three dots of a menu. */
const ICON_HEIGHT = 0.5;

const SCORES = {
  app: -5,
  shape: -4,
  side: -3,
  person: -5,
  joined: -1,
  fullStop: -1.5,
  unsure: -2,
  address: 3,
  size: 1.5,
};

export function titleCandidates(areas: PageAreas): TitleCandidate[] {
  const used = new Set<TextLine>();
  const possible = areas.lines.filter((line) => !areas.sumLabels.has(line));
  return possible.filter(isWorded).flatMap((line) => {
    if (used.has(line)) return [];
    const lines = blockFrom(line, possible);
    lines.forEach((member) => used.add(member));
    return [candidateOf(lines, areas)];
  });
}

function isWorded(line: TextLine): boolean {
  return /\p{L}{2}/u.test(line.text) && !hasAmount(line);
}

function candidateOf(lines: readonly TextLine[], areas: PageAreas): TitleCandidate {
  const [first] = lines as readonly [TextLine, ...TextLine[]];
  const words = trimmed(lines.flatMap((line) => line.words));
  const text = joined(words);
  const confidences = words
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map((w) => w.confidence);
  const confidence =
    confidences.reduce((sum, each) => sum + each, 0) / Math.max(1, confidences.length);
  const weakest = Math.min(1, ...confidences);
  const size = Math.max(...lines.map((line) => line.size));
  const score =
    lengthScore(text) +
    (isAppLine(first) ? SCORES.app : 0) +
    (looksUnlikeTitle(first) ? SCORES.shape : 0) +
    (areas.sideSectionOf(first) ? SCORES.side : 0) +
    (areas.isOrderPage && isPerson(lines, areas.lines) ? SCORES.person : 0) +
    SCORES.joined * (text.match(/ [·•] /g)?.length ?? 0) +
    (/[a-z]\. [A-Z]|[a-z]{3}\.$|[a-z]!( [A-Z]|$)/.test(text) ? SCORES.fullStop : 0) +
    sentenceScore(text) +
    (confidence < 0.7 ? SCORES.unsure : 0) +
    SCORES.address * shareIn(text, areas.addressWords) +
    SCORES.size * Math.max(-1, Math.min(0.8, size / areas.usualSize - 1));
  return {
    text,
    box: enclosing(lines.map((line) => line.box)),
    size,
    confidence,
    weakest,
    isCut:
      ENDS_IN_STROKE.test(lines.at(-1)?.text ?? '') ||
      lines.some((line) => isContinued(line, areas.lines)),
    score,
  };
}

function isContinued(line: TextLine, others: readonly TextLine[]): boolean {
  return others.some((other) => {
    const gap = other.box.x - right(line.box);
    const isText = /[\p{L}\p{N}]{2}/u.test(other.text) && !hasAmount(other);
    if (other.box.height < ICON_HEIGHT * line.size) return false;
    return (
      isText && gap > 0 && gap < CUT_GAP * line.size && verticalOverlap(line.box, other.box) > 0.5
    );
  });
}

/** A title is a noun phrase. Words of sentences show that a line is a message. */
function sentenceScore(text: string): number {
  const words = text.match(SENTENCE_WORDS)?.length ?? 0;
  return words === 0 ? 0 : Math.max(-4.5, 0.5 - 1.3 * words);
}

function lengthScore(text: string): number {
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const words = text.split(' ').length;
  if (letters < 4) return -4;
  if (text.length > 150) return -2;
  return words === 1 ? -2 : Math.min(2.4, (words - 2) * 0.4);
}

/** A buyer's name on an order page: two or three capitalized words above an order number, handle or street. */
function isPerson(block: readonly TextLine[], lines: readonly TextLine[]): boolean {
  const [first] = block;
  if (!first || !/^\p{Lu}\p{L}+( \p{Lu}[\p{L}.]*){1,2}$/u.test(first.text)) return false;
  const next = block[1] ?? lines.find((line) => line.box.y > first.box.y + first.box.height / 2);
  return next !== undefined && /^(order|@|#|\d+ \w+ \w+|joined|member|\(|[\w.]+@)/i.test(next.text);
}

function shareIn(text: string, known: ReadonlySet<string>): number {
  const words = longerWords(text);
  return words.filter((word) => known.has(word)).length / Math.max(3, words.length);
}

function trimmed(words: TextLine['words']): TextLine['words'] {
  const isNoise = ({ text, confidence }: TextLine['words'][number]): boolean =>
    !/[\p{L}\p{N}]/u.test(text) || (confidence < 0.5 && text.length < 3);
  const from = words.findIndex((word) => !isNoise(word));
  const to = words.findLastIndex((word) => !isNoise(word));
  return words.slice(Math.max(0, from), to + 1);
}

function joined(words: TextLine['words']): string {
  const text = words.map((word) => word.text).join(' ');
  return text.replace(/(?<=[\p{L}\p{N}])- (?=[\p{L}\p{N}])/gu, '-').replace(SHORTENED, '');
}
