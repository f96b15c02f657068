import type { TextLine } from '../layout/text-lines';
import { isAddressPart, townStart } from './address-lines';
import { leftOf, nextInColumn, onRow, rightOf, underHeading } from './neighbouring-lines';
import { wholeLine, type FoundText } from './found-text';
import { isAfterHandle, isHandle, isName, peopleAt } from './people';
import {
  startsOtherSection,
  isBuyerHeading,
  isPublicPlace,
  isMembershipLine,
} from './page-wording';

/** From a heading to the lines under it, in heights of the heading's capitals: a block keeps closer than sections. */
const BLOCK = { maxGap: 2.6, maxIndent: 6.5 };
/** A name, a company, two lines of street and a unit stand above a town. */
const LINES_ABOVE_TOWN = 5;
/** A heading with more than this beside it is a link in a bar. */
const MAX_BESIDE_HEADING = 2;
const LABEL_BEFORE =
  /^(?:(?:ship(?:ped|ping|s)?|deliver(?:y|ed|ing|s)?|send(?:ing)?|sent) to:?|(?:shipping |delivery )?address:?|to:) /i;
/** A house number that stands apart, as where the engine took the sign beside it for a part of it. */
const HOUSE_NUMBER = /^\d[\w/-]{0,5}$/;
const SEGMENT = /[^,·•|]+/g;

/** What stands in a section about the buyer: name, handle and address, below its heading or right of it. */
export function buyerSections(lines: readonly TextLine[]): FoundText[] {
  return lines
    .filter((line) => isBuyerHeading(line.text) && onRow(line, lines).length <= MAX_BESIDE_HEADING)
    .flatMap((heading) => sectionLines(heading, lines))
    .flatMap((line) => {
      const parts = partsOf(line);
      return parts.length > 0 ? parts : personOf(line);
    });
}

/** Addresses that are told by their town, state and postcode, with the lines above and the country below. */
export function addressesByTown(lines: readonly TextLine[]): FoundText[] {
  return lines
    .filter(({ text }) => townStart(text) >= 0 && !isPublicPlace(text))
    .flatMap((town) => [
      ...partsOf(town),
      ...aboveTown(town, lines),
      ...column(town, lines, 'down')
        .found.filter(({ text }) => isAddressPart(text))
        .map((line) => wholeLine('address', line)),
    ]);
}

/** The rest of an address that begins with a name: behind it and on the lines below. */
export function addressesOf(people: readonly FoundText[], lines: readonly TextLine[]): FoundText[] {
  return people
    .filter(({ kind }) => kind === 'name')
    .flatMap(({ line, to }) => {
      const below = column(line, lines, 'down').found;
      const end = below.findIndex(({ text }) => !isAddressPart(text));
      return [
        ...partsOf(line).filter(({ kind, from }) => kind === 'address' && from >= to),
        ...below.slice(0, end < 0 ? below.length : end).map((part) => wholeLine('address', part)),
      ];
    });
}

/** Under the heading of an address, or from a name or street on, everything down to the town belongs to it. */
function aboveTown(town: TextLine, lines: readonly TextLine[]): FoundText[] {
  const { found: above, heading } = column(town, lines, 'up');
  const top = above.findLastIndex((line) => partsOf(line).length > 0);
  return above.slice(0, heading ? above.length : top + 1).flatMap((line) => {
    const parts = partsOf(line);
    const number = leftOf(line, lines);
    const isApart = number !== null && HOUSE_NUMBER.test(number.text);
    return [
      ...(parts.length > 0 ? parts : [wholeLine('address', line)]),
      ...(isApart ? [wholeLine('address', number)] : []),
    ];
  });
}

function sectionLines(heading: TextLine, lines: readonly TextLine[]): TextLine[] {
  const beside = rightOf(heading, lines);
  const below = underHeading(heading, lines, BLOCK);
  const end = below.findIndex(({ text }) => startsOtherSection(text));
  const block = end < 0 ? below : below.slice(0, end);
  return beside ? [beside, ...block] : block;
}

/** The lines of a column up or down to another part of the page, and the heading of an address that ends it. */
function column(
  from: TextLine,
  lines: readonly TextLine[],
  direction: 'up' | 'down',
): { found: readonly TextLine[]; heading: TextLine | null } {
  const found: TextLine[] = [];
  let line = nextInColumn(from, lines, direction);
  while (line && found.length < LINES_ABOVE_TOWN && !startsOtherSection(line.text)) {
    if (!isMembershipLine(line.text)) found.push(line);
    line = nextInColumn(line, lines, direction);
  }
  return { found, heading: line && isBuyerHeading(line.text) ? line : null };
}

/** The personal parts of a line of an address: 'Jane Doe, 12 Oak St, Elm, NY 10001', or one of them alone. */
function partsOf(line: TextLine): FoundText[] {
  const label = LABEL_BEFORE.exec(line.text)?.[0].length ?? 0;
  const rest = line.text.slice(label);
  if (isAddressPart(rest)) return [{ kind: 'address', line, from: label, to: line.text.length }];
  const town = townStart(line.text);
  const end = town >= 0 ? town : line.text.length;
  const parts = [...line.text.slice(label, end).matchAll(SEGMENT)].flatMap(
    (segment): FoundText[] => {
      const text = segment[0].trim();
      const from = label + segment.index + segment[0].indexOf(text);
      const part = { line, from, to: from + text.length };
      if (isAddressPart(text)) return [{ kind: 'address', ...part }];
      return isName(text) ? [{ kind: 'name', ...part }] : [];
    },
  );
  return town < 0 ? parts : [...parts, { kind: 'address', line, from: town, to: line.text.length }];
}

/** A line that is a handle, with or without its feedback, or a name with the handle behind it. */
function personOf(line: TextLine): FoundText[] {
  const people = isHandle(line.text) ? peopleAt(line, 0, 'sure') : peopleAt(line, 0, 'maybe');
  const end = people.at(-1)?.to ?? 0;
  return isAfterHandle(line.text.slice(end)) ? people : [];
}
