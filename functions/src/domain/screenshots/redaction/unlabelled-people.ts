import { writtenDates } from '../wording/calendar-dates';
import { isOfAppWords } from '../wording/app-words';
import type { TextLine } from '../layout/text-lines';
import { bottom, right } from '../layout/geometry';
import { linesBetween } from '../layout/nearby-lines';
import { isStreet } from './address-lines';
import { nextInColumn, onRow } from './neighbouring-lines';
import { wholeLine, type FoundText } from './found-text';
import { isItemTitle } from './item-titles';
import { isPurchasePage } from './page-wording';
import { isAfterHandle, isHandle, isMarkedHandle, isName, peopleAt } from './people';

const MIN_NAME_PART = 3;
/** Engines read icons and pictures as shorter lower-case words. */
const PLAIN_HANDLE = /^[a-z][a-z-]{4,}[a-z]$/;
const SURE = 0.6;
/** Engines read the avatar before a handle as one or two letters. */
const MAX_SIGN = 2;
const MAX_NAME_TO_TITLE = 0.92;
const MAX_GAP = 2.4;
/** No word of a title has a dot or underscore inside. */
const ONLY_A_HANDLE = /^@?[a-z\d]{3,}[._][a-z\d][\w.]*$/;
const BEFORE_STATUS = /^ ?[-–—·•|] ?(?:order|ship|sold|bought|purchased|paid|buyer|member|joined)/i;
const FEEDBACK = /\d[)\s]*$/;
const ORDER_NUMBER = /^(?:order ?)?[#№] ?\w*\d{5}/i;
const ITEM_WORD =
  /^(?:vintage|handmade|leather|cotton|charger|working|untested|tested|excellent|condition|unisex|womens|mens|clothing|shoes|electronics|collectibles|accessories|furniture|merchandise|postage|amount|purchase)$/;

/** Whether other rules found a handle or a name. If so, doubtful handles or names are ignored. */
interface Known {
  readonly handle: boolean;
  readonly name: boolean;
}

/** Finds people without a label on a sale page: a handle or name alone, or one beside or above the other. */
export function unlabelledPeople(
  lines: readonly TextLine[],
  found: readonly FoundText[],
): FoundText[] {
  const known: Known = {
    handle: found.some(({ kind }) => kind === 'handle'),
    name: found.some(({ kind }) => kind === 'name'),
  };
  return [
    ...(isPurchasePage(lines)
      ? []
      : lines.flatMap((line) => [...handleAlone(line, lines, known), ...handleBeforeStatus(line)])),
    ...lines.flatMap(handleAndName),
    ...namesAlone(lines, known),
    ...lines.flatMap((line) => nameOverHandle(line, lines)),
  ];
}

/** 'jane.doe - Ordered May 27' */
function handleBeforeStatus(line: TextLine): FoundText[] {
  const [handle] = peopleAt(line, 0, 'sure').filter(({ kind }) => kind === 'handle');
  return handle && BEFORE_STATUS.test(line.text.slice(handle.to)) ? [handle] : [];
}

function handleAlone(line: TextLine, lines: readonly TextLine[], known: Known): FoundText[] {
  const sign = line.words[0]?.text.length ?? 0;
  const from = line.words.length > 1 && sign <= MAX_SIGN ? sign + 1 : 0;
  const text = line.text.slice(from);
  const isAlone = isMarkedHandle(text) || (from === 0 && isPlainHandle(line, known));
  if (!isAlone || isOfAppWords(separated(text))) return [];
  if (!ONLY_A_HANDLE.test(text) && isContinuation(line, lines)) return [];
  return [{ kind: 'handle', line, from, to: line.text.length }];
}

/** Texts of buttons that the engine read as one word: 'MarketplaceNotifications'. */
const separated = (text: string): string => text.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** A single lower-case word is a handle if it has a feedback count, or if no handle is known. */
function isPlainHandle({ text, confidence }: TextLine, known: Known): boolean {
  const word = text.split(' ')[0] ?? '';
  if (!isHandle(text) || !PLAIN_HANDLE.test(word) || ITEM_WORD.test(word) || isItemTitle(word))
    return false;
  return FEEDBACK.test(text) || (!known.handle && confidence > SURE);
}

/** Finds 'jane.doe - Jane Doe', '(@jane) - Jane Doe' and 'Jane Doe (@jane)' on a line without other text. */
function handleAndName(line: TextLine): FoundText[] {
  const people = peopleAt(line, line.text.startsWith('(') ? 1 : 0, 'sure');
  const isPair = people.length > 1 && people.every(isPlainlyOne);
  return isPair && isAfterHandle(line.text.slice(people.at(-1)?.to)) ? people : [];
}

const isPlainlyOne = ({ kind, line, from, to }: FoundText): boolean => {
  const text = line.text.slice(from, to);
  return kind === 'name' ? isName(text) && !isItemTitle(text) : /^@?\w[\w. -]*$/.test(text);
};

function isContinuation(line: TextLine, lines: readonly TextLine[]): boolean {
  const above = nextInColumn(line, lines, 'up');
  if (!above || Math.abs(above.size - line.size) > 0.18 * line.size) return false;
  return !isOfApp(above.text);
}

function isOfApp(text: string): boolean {
  return /[$#]|^size\b/i.test(text) || writtenDates(text).length > 0 || isOfAppWords(text);
}

/** Finds names beside the order's date or number, or between lines of dates, statuses, headings or an address. */
function namesAlone(lines: readonly TextLine[], known: Known): FoundText[] {
  const titleSize = Math.max(
    0,
    ...lines
      .filter(({ text }) => text.split(' ').length > 2 && !/[$#]/.test(text))
      .map(({ size }) => size),
  );
  return lines
    .filter((line, index) => {
      if (!isName(line.text) || isOfAppWords(line.text) || isItemTitle(line.text)) return false;
      const isSmall = line.size < MAX_NAME_TO_TITLE * titleSize;
      if ((index < 2 || isSmall) && onRow(line, lines).some(isDateOrNumber)) return true;
      return (
        !known.name &&
        ((isSmall && nextTo(line, lines).some(isOfOrder)) || overAddress(line, lines))
      );
    })
    .map((line) => wholeLine('name', line));
}

function nextTo(line: TextLine, lines: readonly TextLine[]): TextLine[] {
  const reach = MAX_GAP * line.size;
  return linesBetween(lines, line.box.y - reach, bottom(line.box) + reach).filter(({ box }) => {
    const gap = Math.max(box.y - bottom(line.box), line.box.y - bottom(box));
    const isOver = box.x < right(line.box) && right(box) > line.box.x;
    return isOver && gap > -line.size / 2 && gap < MAX_GAP * line.size;
  });
}

const isDateOrNumber = ({ text }: TextLine): boolean =>
  ORDER_NUMBER.test(text) || writtenDates(text).length > 0;

const isOfOrder = (line: TextLine): boolean => isDateOrNumber(line) || isOfAppWords(line.text);

const overAddress = (line: TextLine, lines: readonly TextLine[]): boolean =>
  nextTo(line, lines).some(({ text, box }) => box.y > line.box.y && isStreet(text));

function nameOverHandle(line: TextLine, lines: readonly TextLine[]): FoundText[] {
  const name = isHandle(line.text) ? nextInColumn(line, lines, 'up') : null;
  if (!name || !isName(name.text) || isItemTitle(name.text)) return [];
  const handle = line.text.toLowerCase();
  const isMadeOfName = name.text
    .toLowerCase()
    .split(' ')
    .some((part) => part.length > MIN_NAME_PART && handle.includes(part));
  return isMadeOfName ? [wholeLine('name', name), wholeLine('handle', line)] : [];
}
