import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { Box, RecognizedPage } from '../layout/recognized-page';
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
import { isItemCell, tableCells } from './table-cells';
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
  const { likely, possible } = trainedPeople(page, level, kind, title);
  // `blockMiddles` skips lines in which something is hidden, so it gets only those texts of the model that fill their line.
  const whole = likely.filter(({ line, from, to }) => from === 0 && to === line.text.length);
  const sure = [...foundByRules(level, kind), ...whole];
  const others = likely.filter((text) => !whole.includes(text));
  const hidden = withoutRepeats([...sure, ...blockMiddles(sure, level), ...others]);
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

/** Finds what a format, a label, a section or a mention elsewhere gives away. */
function foundByRules(
  { lines }: DeskewedLines,
  { isSale, isPurchase, sections, addresses }: PageKind,
): FoundText[] {
  const isBuyer = ({ kind }: FoundText): boolean => !isPurchase || kind !== 'handle';
  const people = lines.flatMap((line) => labelledPeople(line, isSale)).filter(isBuyer);
  const sure = [
    ...people,
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
    ...(isSale ? peopleOfSale(lines).filter(isBuyer) : []),
  ];
  const found = [...labelled, ...(isSale || isPurchase ? bareNumbers(lines, labelled) : [])];
  const mayBeTitle = (text: FoundText): boolean => text.kind === 'name' && !sure.includes(text);
  return [...found, ...mentions(found, lines)].filter(
    (text) => !mayBeTitle(text) || !isItemCell(text.line, lines),
  );
}

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
