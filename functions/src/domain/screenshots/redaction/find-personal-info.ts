import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { accountPeople } from './account-people';
import { addressesOf } from './address-blocks';
import { blockMiddles } from './block-middles';
import { pickupPlaces } from './pickup-places';
import { redactionBoxOf } from './redaction-boxes';
import { contactDetails } from './contact-details';
import type { FoundText } from './found-text';
import { bareNumbers, formedNumbers, labelledNumbers } from './order-numbers';
import { labelledPeople } from './labelled-people';
import { mentions, peopleOfSale } from './mentions';
import { type DeskewedLines, deskewedLines } from './deskewed-lines';
import { namedPeople } from './named-people';
import { isItemCell, tableCells } from './table-cells';
import { unlabelledPeople } from './unlabelled-people';
import type { TextLine } from '../layout/text-lines';
import { type PageKind, pageKind } from './page-kind';
import { trainedPeople } from './trained-people';

/** Personal information, with its box in pixels of the picture that was read. */
export interface FoundPersonalInfo {
  readonly kind: PersonalInfoKind;
  readonly box: Box;
  /** It may be something else, so it is hidden only if the member wants it. */
  readonly isSuggested: boolean;
}

/**
 * Finds personal information by its format, labels and sections, and names and handles by a trained model. See docs/redaction.md.
 * `title` are the lines of the item's title, in pixels of the picture.
 */
export function findPersonalInfo(
  page: RecognizedPage,
  title: readonly Box[] = [],
): FoundPersonalInfo[] {
  const level = deskewedLines(page);
  const kind = pageKind(level.lines, page);
  const byRules = foundByRules(level, kind);
  const { likely, possible } = trainedPeople(page, level, kind, title);
  // The middle of a block is found without the model: a name that the model found in part would leave the rest of its
  // line visible.
  const hidden = withoutRepeats([...byRules, ...blockMiddles(byRules, level), ...likely]);
  const suggested = possible.filter(
    (text) => !hidden.some((other) => other.line === text.line && contains(other, text)),
  );
  const found = (isSuggested: boolean) => (text: FoundText) => ({
    kind: text.kind,
    box: redactionBoxOf(text, level),
    isSuggested,
  });
  return [...hidden.map(found(false)), ...suggested.map(found(true))];
}

function foundByRules(
  { lines }: DeskewedLines,
  { isSale, isPurchase, sections, addresses }: PageKind,
): FoundText[] {
  const isBuyer = ({ kind }: FoundText): boolean => !isPurchase || kind !== 'handle';
  const people = lines.flatMap((line) => labelledPeople(line, isSale)).filter(isBuyer);
  const sure = [
    ...people,
    ...accountPeople(lines),
    ...addressesOf(people, lines),
    ...sections,
    ...addresses,
    ...pickupPlaces(lines),
  ];
  const labelled = [
    ...lines.flatMap((line) => [
      ...contactDetails(line, lines),
      ...formedNumbers(line),
      ...labelledNumbers(line, lines),
    ]),
    ...sure,
    ...tableCells(lines),
    ...(isSale ? [...peopleOfSale(lines).filter(isBuyer), ...namedPeople(lines)] : []),
  ];
  const found = [
    ...labelled,
    ...(isSale ? unlabelledPeople(lines, labelled) : []),
    ...(isSale || isPurchase ? bareNumbers(lines, labelled) : []),
  ];
  const mayBeTitle = (text: FoundText): boolean => text.kind === 'name' && !sure.includes(text);
  return withMentions(found, lines).filter(
    (text) => !mayBeTitle(text) || !isItemCell(text.line, lines),
  );
}

const withMentions = (found: readonly FoundText[], lines: readonly TextLine[]): FoundText[] => [
  ...found,
  ...mentions(found, lines),
];

function withoutRepeats(found: readonly FoundText[]): FoundText[] {
  const byLine = new Map<TextLine, FoundText[]>();
  for (const text of found) byLine.set(text.line, [...(byLine.get(text.line) ?? []), text]);
  const repeats = new Set([...byLine.values()].flatMap(repeatsIn));
  return found.filter((text) => !repeats.has(text));
}

/** Returns the texts of one line that are part of another one. */
function repeatsIn(found: readonly FoundText[]): FoundText[] {
  return found.filter((text, index) =>
    found.some(
      (other, at) =>
        at !== index && contains(other, text) && (!contains(text, other) || at < index),
    ),
  );
}

function contains(outer: FoundText, inner: FoundText): boolean {
  return outer.from <= inner.from && outer.to >= inner.to;
}
