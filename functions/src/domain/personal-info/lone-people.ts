import { writtenDates } from '../listing/calendar-dates';
import { isOfAppWords } from '../listing/app-words';
import type { TextLine } from '../listing/text-lines';
import { nextInColumn, onRow } from './beside';
import { wholeLine, type FoundText } from './found-text';
import { isHandle, isMarkedHandle, isName } from './people';

const MIN_NAME_PART = 3;
/** Shorter words in small letters are what engines make of signs and pictures. */
const PLAIN_HANDLE = /^[a-z][a-z-]{5,}[a-z]$/;
const SURE = 0.6;
/** Engines take the picture of a person before a handle for a letter or two. */
const MAX_SIGN = 2;
/** A person's name is smaller than the title of what they bought, in a row. */
const MAX_NAME_TO_TITLE = 0.92;
const ORDER_NUMBER = /^(?:order ?)?[#№] ?\w*\d{5}/i;
/** Kinds and states of items, as a title's last line or a tag has them. */
const ITEM_WORD =
  /^(?:vintage|handmade|leather|cotton|charger|working|untested|tested|excellent|condition|unisex|womens|mens|clothing|shoes|electronics|collectibles|accessories|furniture)$/;

/**
 * People whom a page about a sale names without any label: a handle on a line of its own, the name at the head of a
 * row with its date or order, a name over its handle.
 */
export function lonePeople(lines: readonly TextLine[], isBuyerKnown: boolean): FoundText[] {
  const titleSize = Math.max(
    0,
    ...lines
      .filter(({ text }) => text.split(' ').length > 2 && !text.includes('$'))
      .map(({ size }) => size),
  );
  return [
    ...lines.flatMap((line) => handleAlone(line, lines, isBuyerKnown)),
    ...namesAlone(lines, titleSize, isBuyerKnown),
    ...lines.flatMap((line) => nameOverHandle(line, lines)),
  ];
}

function handleAlone(
  line: TextLine,
  lines: readonly TextLine[],
  isBuyerKnown: boolean,
): FoundText[] {
  const sign = line.words[0]?.text.length ?? 0;
  const from = line.words.length > 1 && sign <= MAX_SIGN ? sign + 1 : 0;
  const text = line.text.slice(from);
  const isAlone =
    isMarkedHandle(text) ||
    (from === 0 &&
      !isBuyerKnown &&
      line.confidence > SURE &&
      isHandle(text) &&
      PLAIN_HANDLE.test(text.split(' ')[0] ?? '') &&
      !ITEM_WORD.test(text));
  if (!isAlone || isOfAppWords(text) || goesOn(line, lines)) return [];
  return [{ kind: 'handle', line, from, to: line.text.length }];
}

/** Whether a line is the end of a text above it, as of a title. */
function goesOn(line: TextLine, lines: readonly TextLine[]): boolean {
  const above = nextInColumn(line, lines, 'up');
  if (!above || Math.abs(above.size - line.size) > 0.18 * line.size) return false;
  return !isOfApp(above.text);
}

/** Whether a text is a sum, a date or an app's own words. */
function isOfApp(text: string): boolean {
  return /[$#]|^size\b/i.test(text) || writtenDates(text).length > 0 || isOfAppWords(text);
}

/** The name at the head of a row with the order's date or number beside it, and one over or under a date. */
function namesAlone(
  lines: readonly TextLine[],
  titleSize: number,
  isBuyerKnown: boolean,
): FoundText[] {
  const heads = lines.filter(
    (line, index) =>
      isName(line.text) &&
      onRow(line, lines).some(({ text }) => isDateOrNumber(text)) &&
      (index < 2 || line.size < MAX_NAME_TO_TITLE * titleSize),
  );
  const besideDates = lines.filter(
    (line) =>
      !isBuyerKnown &&
      isName(line.text) &&
      line.size < MAX_NAME_TO_TITLE * titleSize &&
      [nextInColumn(line, lines, 'up'), nextInColumn(line, lines, 'down')].some(
        (other) => other !== null && isDateOrNumber(other.text),
      ),
  );
  return [...heads, ...besideDates].map((line) => wholeLine('name', line));
}

function isDateOrNumber(text: string): boolean {
  return ORDER_NUMBER.test(text) || writtenDates(text).length > 0;
}

/** A name with the handle that is made of it below, as beside a round picture. */
function nameOverHandle(line: TextLine, lines: readonly TextLine[]): FoundText[] {
  const name = isHandle(line.text) ? nextInColumn(line, lines, 'up') : null;
  if (!name || !isName(name.text)) return [];
  const handle = line.text.toLowerCase();
  const isMadeOfName = name.text
    .toLowerCase()
    .split(' ')
    .some((part) => part.length > MIN_NAME_PART && handle.includes(part));
  return isMadeOfName ? [wholeLine('name', name), wholeLine('handle', line)] : [];
}
