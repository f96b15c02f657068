import { rightEdge } from '../layout/geometry';
import { hasOnlyAppWords } from '../wording/app-words';
import type { TextLine } from '../layout/text-lines';
import { isAddressPart, townStartIndex } from './address-lines';
import {
  lineLeftOf,
  nextLineInColumn,
  linesOnRow,
  lineRightOf,
  linesUnderHeading,
} from './neighboring-lines';
import { wholeLineAsPersonalText, type FoundPersonalText } from './found-personal-text';
import { isItemTitle } from './item-titles';
import { isLikelyPersonName } from '../wording/known-names';
import { canFollowHandle, isHandle, isPersonName, peopleAt } from './people';
import {
  startsOtherSection,
  isBuyerHeading,
  isItemLocationLine,
  isMembershipLine,
} from './page-wording';

/**
 * The largest gap and the largest indent between two lines of an address, in cap heights of the address's heading. The
 * lines of one address are closer to each other than two sections of a page.
 */
const BLOCK = { maxGap: 2.6, maxIndent: 6.5 };
/**
 * The maximum number of lines of an address above its town: name, company, two lines of the street, apartment number.
 */
const LINES_ABOVE_TOWN = 5;
/**
 * The maximum number of other texts on the row of a heading, not counting headings of other sections. A text with more
 * texts on its row is a link in a navigation bar.
 */
const MAX_BESIDE_HEADING = 2;
/** At most this many sections about the buyer are searched. Real pages have only a few. */
const MAX_HEADINGS = 20;
/**
 * Matches a house number that the text recognition read as a separate line, for example because an icon is beside it.
 */
const HOUSE_NUMBER = /^\d[\w/-]{0,5}$/;
/** Matches one to five words, as in a name. */
const WORDS = /^[\p{L}.'’‘-]+(?: [\p{L}.'’‘@-]+){0,4}$/u;
/**
 * The widest gap before an apartment number, in cap heights. Text recognition leaves a wide gap before some apartment
 * numbers.
 */
const MAX_UNIT_GAP = 4;
/**
 * Matches a phone number of ten digits inside an address. Outside an address, ten digits may be an item number. The
 * text recognition can read an icon before the digits as a letter.
 */
const PHONE = /^(?:\S{1,2} )?\+?(?:1[ .-]?)?\(?\d{3}[ ).-]{0,2}\d{3}[ .-]?\d{4}$/;

/**
 * Finds names, handles and addresses in sections about the buyer. These texts are below the heading of the section or
 * to its right.
 */
export function findTextsInBuyerSections(lines: readonly TextLine[]): FoundPersonalText[] {
  return buyerSectionLines(lines)
    .flat()
    .flatMap((line) => {
      if (PHONE.test(line.text)) return [wholeLineAsPersonalText('phone', line)];
      const parts = partsOf(line);
      return parts.length > 0 ? parts : personOf(line);
    });
}

/** Returns the sections about the buyer: the lines of each section from top to bottom, without its heading. */
export const buyerSectionLines = (lines: readonly TextLine[]): TextLine[][] =>
  lines
    .filter((line) => isBuyerHeading(line.text) && !isInNavigation(line, lines))
    .slice(0, MAX_HEADINGS)
    .map((heading) => sectionLines(heading, lines));

/**
 * Returns true if a heading is a link in a navigation bar. The row of a navigation bar has many texts. On an order
 * page, at most two texts that are not headings themselves are on the row of a heading.
 */
const isInNavigation = (heading: TextLine, lines: readonly TextLine[]): boolean =>
  linesOnRow(heading, lines).filter(({ text }) => !startsOtherSection(text)).length >
  MAX_BESIDE_HEADING;

/**
 * Finds addresses by the line with town, state and postcode. The lines of the address above that line, and the country
 * below it, also belong to the result.
 */
export function addressesByTown(lines: readonly TextLine[]): FoundPersonalText[] {
  return lines
    .filter(({ text }) => townStartIndex(text) >= 0 && !isItemLocationLine(text))
    .flatMap((town) => [
      ...partsOf(town),
      ...aboveTown(town, lines),
      ...column(town, lines, 'down').found.flatMap(belowTown),
    ]);
}

function belowTown(line: TextLine): FoundPersonalText[] {
  if (PHONE.test(line.text)) return [wholeLineAsPersonalText('phone', line)];
  return isAddressPart(line.text) ? [wholeLineAsPersonalText('address', line)] : [];
}

/**
 * Finds the rest of each address that begins with a name from `people`. The rest is the text after the name on the same
 * line, and the lines of the address below.
 */
export function addressesOf(
  people: readonly FoundPersonalText[],
  lines: readonly TextLine[],
): FoundPersonalText[] {
  return people
    .filter(({ kind }) => kind === 'name')
    .flatMap(({ line, to }) => {
      const below = column(line, lines, 'down').found;
      const end = below.findIndex(({ text }) => !isAddressPart(text));
      return [
        ...partsOf(line).filter(({ kind, from }) => kind === 'address' && from >= to),
        ...below
          .slice(0, end < 0 ? below.length : end)
          .map((part) => wholeLineAsPersonalText('address', part)),
      ];
    });
}

/**
 * Returns the lines of an address above its town. These lines begin below the heading of the address. If the address
 * has no heading, they begin with the topmost name or street.
 */
function aboveTown(town: TextLine, lines: readonly TextLine[]): FoundPersonalText[] {
  const { found: above, heading } = column(town, lines, 'up');
  const known = above.findLastIndex((line) => partsOf(line).length > 0);
  const first = known < 0 && townStartIndex(town.text) > 0 ? town : above[known];
  const top = known + (first && isNameless(first) && isWords(above[known + 1]) ? 1 : 0);
  const hasStreet = above.some(({ text }) => isAddressPart(text));
  if (!heading && !hasStreet) return nameOverTown(above[0]);
  return above.slice(0, heading ? above.length : top + 1).flatMap((line) => {
    const parts = partsOf(line);
    if (parts.length === 0 && isLabelled(line)) return [];
    const number = lineLeftOf(line, lines);
    const isApart = number !== null && HOUSE_NUMBER.test(number.text);
    const unit = parts.some(({ kind }) => kind === 'address') ? lineRightOf(line, lines) : null;
    const isNear = unit !== null && unit.box.x - rightEdge(line.box) < MAX_UNIT_GAP * line.size;
    return [
      ...(parts.length > 0 ? parts : otherParts(line)),
      ...(isApart ? [wholeLineAsPersonalText('address', number)] : []),
      ...(isNear ? [wholeLineAsPersonalText('address', unit)] : []),
    ];
  });
}

/**
 * For a town without a street, returns the line above the town if that line is a name. A town without a street is often
 * the location of the item, and then the line above the town is the title of the item.
 */
const nameOverTown = (line: TextLine | undefined): FoundPersonalText[] =>
  line && isPersonName(line.text) && isLikelyPersonName(line.text) && !isItemTitle(line.text)
    ? [wholeLineAsPersonalText('name', line)]
    : [];

/**
 * Returns true if a line is a label, such as 'Order ID', or begins with a label of a person, as in 'Username jane_doe'.
 * Other rules find the text after such a label.
 */
const isLabelled = ({ text }: TextLine): boolean =>
  hasOnlyAppWords(text) || /^(?:user ?name|buyer|name|phone|email)\b|\bpick ?up\b/i.test(text);

function otherParts(line: TextLine): FoundPersonalText[] {
  const people = personOf(line);
  return people.length > 0 ? people : [wholeLineAsPersonalText('address', line)];
}

/**
 * Returns true if a line begins with a part of an address and not with a name. The rules for names can miss the name,
 * for example if the first letter of the name is misread.
 */
const isNameless = (line: TextLine): boolean => partsOf(line)[0]?.kind === 'address';

function isWords(line: TextLine | undefined): boolean {
  return line !== undefined && WORDS.test(line.text) && !hasOnlyAppWords(line.text);
}

function sectionLines(heading: TextLine, lines: readonly TextLine[]): TextLine[] {
  const beside = lineRightOf(heading, lines);
  const below = linesUnderHeading(heading, lines, BLOCK);
  const end = below.findIndex(({ text }) => startsOtherSection(text));
  const block = end < 0 ? below : below.slice(0, end);
  return beside ? [beside, ...block] : block;
}

function column(
  from: TextLine,
  lines: readonly TextLine[],
  direction: 'up' | 'down',
): { found: readonly TextLine[]; heading: TextLine | null } {
  const found: TextLine[] = [];
  let line = nextLineInColumn(from, lines, direction);
  while (line && found.length < LINES_ABOVE_TOWN && !startsOtherSection(line.text)) {
    if (!isMembershipLine(line.text)) found.push(line);
    line = nextLineInColumn(line, lines, direction);
  }
  return { found, heading: line && isBuyerHeading(line.text) ? line : null };
}

const LABEL_BEFORE =
  /^(?:(?:ship(?:ped|ping|s)?|deliver(?:y|ed|ing|s)?|send(?:ing)?|sent) to:?|(?:shipping |delivery )?address:?|to:) /i;
const SEGMENT = /[^,·•|]+/g;

/**
 * Returns the personal parts of a line that is part of an address, or that contains a whole address, like 'Jane Doe, 12
 * Oak St, Elm, NY 10001'.
 */
function partsOf(line: TextLine): FoundPersonalText[] {
  const label = LABEL_BEFORE.exec(line.text)?.[0].length ?? 0;
  const rest = line.text.slice(label);
  if (isAddressPart(rest)) return [{ kind: 'address', line, from: label, to: line.text.length }];
  const town = townStartIndex(line.text);
  const end = town >= 0 ? town : line.text.length;
  const parts = [...line.text.slice(label, end).matchAll(SEGMENT)].flatMap(
    (segment): FoundPersonalText[] => {
      const text = segment[0].trim();
      const from = label + segment.index + segment[0].indexOf(text);
      const part = { line, from, to: from + text.length };
      if (isAddressPart(text)) return [{ kind: 'address', ...part }];
      return isPersonName(text) ? [{ kind: 'name', ...part }] : [];
    },
  );
  return town < 0 ? parts : [...parts, { kind: 'address', line, from: town, to: line.text.length }];
}

/** Returns the name, the handle or both on a line that contains nothing else, except for a feedback count. */
function personOf(line: TextLine): FoundPersonalText[] {
  const people = isHandle(line.text) ? peopleAt(line, 0, 'sure') : peopleAt(line, 0, 'maybe');
  const end = people.at(-1)?.to ?? 0;
  return canFollowHandle(line.text.slice(end)) ? people : [];
}
