import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import { bottomEdge, verticalMiddle, rightEdge } from '../layout/geometry';
import type { RecognizedWord } from '../layout/recognized-page';
import { lineOf, type TextLine } from '../layout/text-lines';
import { isLikelyPersonName } from '../wording/known-names';
import { hasOnlyAppWords } from '../wording/app-words';
import { buyerSectionLines } from './address-blocks';
import type { DeskewedLines } from './deskewed-lines';
import { type FoundPersonalText, wholeLineAsPersonalText } from './found-personal-text';
import { nextLineInColumn } from './neighboring-lines';
import { isMembershipLine, startsOtherSection } from './page-wording';

const CONTACT: ReadonlySet<PersonalInfoKind> = new Set(['address', 'email', 'phone']);
const PERSONAL: ReadonlySet<PersonalInfoKind> = new Set([...CONTACT, 'name', 'handle']);
/**
 * The maximum number of lines between two hidden lines of one block. If there are more lines between them, the two
 * lines probably belong to different blocks.
 */
const MAX_MIDDLE = 2;
/**
 * Limits, in cap heights, for the gap and the indent between two hidden lines with uncertain words between them. Within
 * these limits, one line fits between the two hidden lines.
 */
const UNSURE = { minGap: 1.2, maxGap: 4.2, maxIndent: 3.2 };
const WORDS = /^[\p{L}.,'’‘& -]+$/u;
const LETTERS = /\p{L}{2}/u;

/**
 * Finds the lines between two hidden lines of the same block. A block about a buyer, or an address, has no public line
 * in its middle, so these lines are hidden even if no other rule recognizes them.
 */
export function findLinesBetweenHidden(
  found: readonly FoundPersonalText[],
  { lines, scraps }: Pick<DeskewedLines, 'lines' | 'scraps'>,
): FoundPersonalText[] {
  const hidden = kindsByLine(found);
  const middles = new Set([
    ...buyerSectionLines(lines).flatMap((block) => inBlock(block, hidden)),
    ...[...hidden.keys()].flatMap((line) => [
      ...belowLine(line, lines, hidden),
      ...unsureBelow(line, { lines, scraps }, hidden),
    ]),
  ]);
  return [...middles].map((line) =>
    wholeLineAsPersonalText(WORDS.test(line.text) ? 'name' : 'address', line),
  );
}

type HiddenLines = ReadonlyMap<TextLine, ReadonlySet<PersonalInfoKind>>;

function kindsByLine(found: readonly FoundPersonalText[]): HiddenLines {
  const kinds = new Map<TextLine, Set<PersonalInfoKind>>();
  for (const { line, kind } of found) kinds.set(line, (kinds.get(line) ?? new Set()).add(kind));
  return kinds;
}

const has = (hidden: HiddenLines, line: TextLine, kinds: ReadonlySet<PersonalInfoKind>): boolean =>
  [...(hidden.get(line) ?? [])].some((kind) => kinds.has(kind));

/**
 * Returns the lines to hide between two hidden lines in a section about the buyer. In such a section, hidden names and
 * handles are enough to identify a block.
 */
function inBlock(block: readonly TextLine[], hidden: HiddenLines): TextLine[] {
  const isEnd = (line: TextLine): boolean => has(hidden, line, PERSONAL);
  const inner = block.slice(block.findIndex(isEnd) + 1, Math.max(0, block.findLastIndex(isEnd)));
  return inner.filter((line) => !hidden.has(line) && !isPublic(line));
}

/**
 * Returns the lines to hide between a hidden line and the next hidden line below it, outside of sections about the
 * buyer. One of the two hidden lines must be an address, an email address or a phone number, because two names can
 * belong to different orders of a list, even if only a few lines are between them.
 */
function belowLine(from: TextLine, lines: readonly TextLine[], hidden: HiddenLines): TextLine[] {
  if (!has(hidden, from, PERSONAL)) return [];
  const between: TextLine[] = [];
  let line = nextLineInColumn(from, lines, 'down');
  while (line && !hidden.has(line)) {
    if (between.length === MAX_MIDDLE || isPublic(line)) return [];
    between.push(line);
    line = nextLineInColumn(line, lines, 'down');
  }
  return line && areEnds(from, line, hidden) ? between : [];
}

const areEnds = (top: TextLine, end: TextLine, hidden: HiddenLines): boolean =>
  has(hidden, top, PERSONAL) &&
  has(hidden, end, PERSONAL) &&
  (has(hidden, top, CONTACT) || has(hidden, end, CONTACT));

/**
 * Returns true if a line is public: an amount of money, a label of an app, the year in which somebody joined, the start
 * of another section, or a line without words. A line such as 'Price Hernandez' is not public: it begins like a label,
 * but it is a person's name.
 */
const isPublic = ({ text }: TextLine): boolean =>
  !LETTERS.test(text) ||
  /\$\s?\d/.test(text) ||
  hasOnlyAppWords(text) ||
  isMembershipLine(text) ||
  (startsOtherSection(text) && !isLikelyPersonName(text));

/**
 * Creates a line from words between two hidden lines. These words belong to no line yet, because the text recognition
 * was unsure of them.
 */
function unsureBelow(
  top: TextLine,
  { lines, scraps }: Pick<DeskewedLines, 'lines' | 'scraps'>,
  hidden: HiddenLines,
): TextLine[] {
  const [from, size] = [bottomEdge(top.box), top.size];
  const isColumn = ({ box }: TextLine): boolean =>
    Math.abs(box.x - top.box.x) < UNSURE.maxIndent * size;
  const next = lines
    .filter((line) => line.box.y > from && isColumn(line))
    .reduce<TextLine | null>(
      (near, line) => (near && near.box.y <= line.box.y ? near : line),
      null,
    );
  if (!next || !areEnds(top, next, hidden)) return [];
  const gap = (next.box.y - from) / size;
  if (gap < UNSURE.minGap || gap > UNSURE.maxGap) return [];
  const left = Math.min(top.box.x, next.box.x) - UNSURE.maxIndent * size;
  const end = Math.max(rightEdge(top.box), rightEdge(next.box)) + UNSURE.maxIndent * size;
  const words = scraps.filter(
    ({ box, text }: RecognizedWord) =>
      verticalMiddle(box) > from &&
      verticalMiddle(box) < next.box.y &&
      box.x > left &&
      rightEdge(box) < end &&
      LETTERS.test(text),
  );
  return words.length > 0 ? [lineOf(words)] : [];
}
