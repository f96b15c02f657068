import type { PersonalInfoKind } from '@contract/schemas/personal-info';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { addressesOf } from './address-blocks';
import { isStreet, isStandaloneStreetAddress, P_O_BOX_PATTERN } from './address-lines';
import { findLinesBetweenHidden } from './lines-between-hidden';
import { nextLineInColumn } from './neighboring-lines';
import { redactionBoxOf } from './redaction-boxes';
import {
  type FoundPersonalText,
  personalTextsMatching,
  wholeLineAsPersonalText,
} from './found-personal-text';
import { findNumbersWithoutLabel, findNumbersByFormat, findNumbersByLabel } from './order-numbers';
import { findLabeledPeople } from './labeled-people';
import { findRepeatedMentions, findPeopleOfSale } from './mentions';
import { type DeskewedLines, deskewedLines } from './deskewed-lines';
import { isItemCell, personalTableCells } from './table-cells';
import type { TextLine } from '../layout/text-lines';
import { type PageKind, pageKind } from './page-kind';
import { findPeopleWithModel } from './people-with-model';

/** A piece of personal information on a page. Its box is in pixels of the picture. */
export interface FoundPersonalInfo {
  readonly kind: PersonalInfoKind;
  readonly box: Box;
  /**
   * True for a suggested area, which stays visible unless the member hides it. An area is only suggested if it is
   * uncertain whether it shows personal information.
   */
  readonly isSuggested: boolean;
}

/**
 * Finds personal information by formats, labels and sections of a page. A trained model also finds names and handles.
 * `title` contains the boxes of the title's lines, in pixels of the picture. See docs/redaction.md.
 */
export function findPersonalInfo(
  page: RecognizedPage,
  title: readonly Box[] = [],
): FoundPersonalInfo[] {
  const level = deskewedLines(page);
  const kind = pageKind(level.lines, page);
  const { likely, possible } = findPeopleWithModel(page, level, kind, title);
  // `findLinesBetweenHidden` does not hide a line that already has a hidden part. So if the model found only a part of
  // a line, this part is not passed to `findLinesBetweenHidden`, which can then still hide the whole line.
  const whole = likely.filter(({ line, from, to }) => from === 0 && to === line.text.length);
  const sure = [...foundByRules(level, kind), ...whole];
  const others = likely.filter((text) => !whole.includes(text));
  const hidden = withoutRepeats([...sure, ...findLinesBetweenHidden(sure, level), ...others]);
  const suggested = possible.filter(
    (text) => !hidden.some((other) => other.line === text.line && contains(other, text)),
  );
  const found = (isSuggested: boolean) => (text: FoundPersonalText) => ({
    kind: text.kind,
    box: redactionBoxOf(text, level),
    isSuggested,
  });
  return [...hidden.map(found(false)), ...suggested.map(found(true))];
}

/** Finds texts by their format, by their label, by their section, or because they repeat other personal information. */
function foundByRules(
  { lines }: DeskewedLines,
  { isSale, isPurchase, sections, addresses }: PageKind,
): FoundPersonalText[] {
  const isBuyer = ({ kind }: FoundPersonalText): boolean => !isPurchase || kind !== 'handle';
  const people = lines.flatMap((line) => findLabeledPeople(line, isSale)).filter(isBuyer);
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
      ...findNumbersByFormat(line),
      ...findNumbersByLabel(line, lines),
    ]),
    ...sure,
    ...personalTableCells(lines),
    ...(isSale ? findPeopleOfSale(lines).filter(isBuyer) : []),
  ];
  const found = [
    ...labelled,
    ...(isSale || isPurchase ? findNumbersWithoutLabel(lines, labelled) : []),
  ];
  const mayBeTitle = (text: FoundPersonalText): boolean =>
    text.kind === 'name' && !sure.includes(text);
  return [...found, ...findRepeatedMentions(found, lines)].filter(
    (text) => !mayBeTitle(text) || !isItemCell(text.line, lines),
  );
}

function withoutRepeats(found: readonly FoundPersonalText[]): FoundPersonalText[] {
  const byLine = new Map<TextLine, FoundPersonalText[]>();
  for (const text of found) byLine.set(text.line, [...(byLine.get(text.line) ?? []), text]);
  const repeats = new Set([...byLine.values()].flatMap(repeatsIn));
  return found.filter((text) => !repeats.has(text));
}

/** Returns the texts that are part of another found text on the same line. */
function repeatsIn(found: readonly FoundPersonalText[]): FoundPersonalText[] {
  return found.filter((text, index) =>
    found.some(
      (other, at) =>
        at !== index && contains(other, text) && (!contains(text, other) || at < index),
    ),
  );
}

function contains(outer: FoundPersonalText, inner: FoundPersonalText): boolean {
  return outer.from <= inner.from && outer.to >= inner.to;
}

/** Matches an email address. The '@' may be misread, and spaces may be around dots. */
const EMAIL =
  /[\w+-]+(?: ?\. ?[\w+-]+)* ?[@©®] ?[\w-]+(?: ?\. ?[\w-]+)* ?[.,] ?(?:com|net|org|edu|gov|info|mail|me|us|uk|ca|co|io|de|test|example)\b/giu;
/**
 * Matches an email address at a known domain, even without the dot, which the text recognition can miss: 'jane@gmail
 * com'.
 */
const KNOWN_DOMAIN =
  /[\w+-]+(?: ?\. ?[\w+-]+)* ?[@©®] ?(?:gmail|yahoo|outlook|hotmail|icloud|aol|comcast|proton(?:mail)?|live|msn) (?:com|net|me)\b/giu;
/** Matches the beginning of a phone number that continues on the next line. */
const PHONE_START = /(?<![\w.-])(?:\+?1[ .-]{0,2})?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]?$/;
const PHONE_END = /^\d{4}(?!\d)/;
/** Matches email addresses of marketplaces, which are not personal. */
const OF_COMPANY =
  /^(?:(?:no|do-?not)-?reply|support|help|notifications?|transactions?|orders?|ebay|etsy|depop|mercari|poshmark|facebook\w*) ?[@©®]/i;
/** Matches a US phone number with separators. Digits without separators may be an item number. */
const US_PHONE =
  /(?<![\w.-])(?:\+?1[ .-]{0,2})?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3} ?[ .–-] ?\d{4}\b(?![.-]?\d)/g;
/** Matches ten digits after 'call' or a similar word, which are a phone number and not an item number. */
const SPOKEN_PHONE =
  /\b(?:reach|call|te?xt|phone|ring|whatsapp)\b[^.\d]{0,20}?(?<value>\d{10})(?!\d)/gi;
const FOREIGN_PHONE = /(?<!\w)\+\d{1,3}[ .(-]{0,2}\d(?:[ .()-]{0,2}\d){6,12}\b/g;
const LABELLED_PHONE =
  /\b(?:phone|telephone|tel|mobile|cell|contact)\b(?: ?(?:number|no|#))?[.: ]*(?<value>\+?\(?\d[\d ().-]{7,16}\d)\b/gi;

/** Finds email addresses, phone numbers, streets on a line of their own, and post office boxes by their formats. */
function contactDetails(line: TextLine, lines: readonly TextLine[]): FoundPersonalText[] {
  return [
    ...personalTextsMatching('email', line, EMAIL).filter(
      ({ from, to }) => !OF_COMPANY.test(line.text.slice(from, to)),
    ),
    ...personalTextsMatching('email', line, KNOWN_DOMAIN),
    ...personalTextsMatching('address', line, P_O_BOX_PATTERN),
    ...(isStandaloneStreetAddress(line.text) ? [wholeLineAsPersonalText('address', line)] : []),
    ...wrappedPhone(line, lines),
    ...[US_PHONE, FOREIGN_PHONE, LABELLED_PHONE, SPOKEN_PHONE].flatMap((pattern) =>
      personalTextsMatching('phone', line, pattern),
    ),
  ];
}

function wrappedPhone(line: TextLine, lines: readonly TextLine[]): FoundPersonalText[] {
  const from = line.text.search(PHONE_START);
  const next = from < 0 ? null : nextLineInColumn(line, lines, 'down');
  const end = next && PHONE_END.exec(next.text)?.[0].length;
  if (!next || !end) return [];
  return [
    { kind: 'phone', line, from, to: line.text.length },
    { kind: 'phone', line: next, from: 0, to: end },
  ];
}

const PICKUP =
  /^(?:pick ?up|meet(?:ing|up)?)(?: (?:is |point )?(?:near|at|from|in|location))?:? ?/i;

/** Finds streets after the words 'Pickup near', on the same line or on the line below. */
function pickupPlaces(lines: readonly TextLine[]): FoundPersonalText[] {
  return lines.flatMap((line) => {
    const label = PICKUP.exec(line.text)?.[0].length;
    if (label === undefined) return [];
    if (isStreet(line.text.slice(label).trim()))
      return [{ kind: 'address', line, from: label, to: line.text.length }];
    const below = nextLineInColumn(line, lines, 'down');
    return below && isStreet(below.text) ? [wholeLineAsPersonalText('address', below)] : [];
  });
}
