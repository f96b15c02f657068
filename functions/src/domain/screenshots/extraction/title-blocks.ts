import { isOfAppWords } from '../wording/app-words';
import { writtenDates } from '../wording/calendar-dates';
import { hasAmount } from './amounts';
import { bottom, verticalOverlap } from '../layout/geometry';
import type { TextLine } from '../layout/text-lines';
import { APP_LINE, APP_PHRASE, NOT_TITLE_SHAPES } from './wording';

export const SHORTENED = /\s*(\.{2,}|…)$/;
const MAX_LINES = 4;
/** A title line that ends like this continues on the next line. */
const CONNECTING = /[|,&/–—-]$| \+$|(?<![\p{L}-])(with|for|and|in|of|the|w\/|by|from|to)$/iu;
/** Largest distance from the bottom of one line to the bottom of the next, in cap heights. */
const MAX_PITCH = 2.4;

/** Engines read an icon before a label as one or two characters ('Q Search'). */
const ICON = /^(?!(?:to|of|in|on|or|by|w\/) )\S{1,2} (?=\p{L})/iu;
/** A line that starts like this continues the line above. No label starts like this. */
const CONTINUING = /^([-–—&+,] ?\(?\p{L}|\(\p{L}|(to|of|for|with|and|in|the|from|w\/) )/u;
/** A title that ends in a number of pieces: 'mugs (2)'. A shop's number of ratings has more digits. */
const PIECES = /^[\p{L} ]{4,} \(\d\)$/u;
const RATING = /^\W*\([\d.,]+k?\)$/i;
/** Largest ratio of the type sizes of two title lines. WIDE_SIZE_RATIO applies if the text clearly continues. */
const SIZE_RATIO = 1.15;
const WIDE_SIZE_RATIO = 1.28;
/** Lines with letters of similar width also match, up to this ratio. Boxes can be too tall, but not too wide. */
const SAME_WIDTH = 1.1;

export const isAppLine = (line: TextLine): boolean =>
  isAppPhrase(line) || isOfAppWords(line.text) || isOfAppWords(line.text.replace(ICON, ''));

const isAppPhrase = ({ text }: TextLine): boolean =>
  [text, text.replace(ICON, '')].some((label) => APP_LINE.test(label) || APP_PHRASE.test(label));

export const looksUnlikeTitle = (line: TextLine): boolean =>
  NOT_TITLE_SHAPES.some((shape) => shape.test(line.text)) || writtenDates(line.text).length > 0;

/** Returns a line with the lines below that continue it: aligned, close, and of the same size and kind. */
export function blockFrom(first: TextLine, lines: readonly TextLine[]): TextLine[] {
  const block = [first];
  if (isAppLine(first)) return block;
  for (let last = first; block.length < MAX_LINES && !SHORTENED.test(last.text);) {
    const next = lines.find((line) => isNextLine(last, line));
    if (!next || repeatsStart(next, first) || isRated(next, lines)) break;
    if (!(canContinue(next) || (CONNECTING.test(last.text) && isPlain(next)))) break;
    block.push(next);
    last = next;
  }
  return block;
}

function repeatsStart(line: TextLine, first: TextLine): boolean {
  return `${first.text} `.toLowerCase().startsWith(`${line.text} `.toLowerCase());
}

/** A single word or a size can end a title, even if it looks like a shop name. */
function canContinue(line: TextLine): boolean {
  if (!isPlain(line)) return false;
  if (PIECES.test(line.text)) return true;
  if (CONTINUING.test(line.text)) return !looksUnlikeTitle(line);
  if (line.words.length > 1 ? isAppLine(line) : isAppPhrase(line)) return false;
  return !looksUnlikeTitle(line) || /^([\p{L}\p{N}]+|\d[\d.]*\p{L}{0,3})$/u.test(line.text);
}

function isRated(line: TextLine, lines: readonly TextLine[]): boolean {
  return lines.some(
    ({ text, box }) =>
      RATING.test(text) && box.x > line.box.x && verticalOverlap(box, line.box) > 0.5,
  );
}

function isPlain(line: TextLine): boolean {
  return /[\p{L}\p{N}]/u.test(line.text) && !hasAmount(line);
}

function isNextLine(line: TextLine, next: TextLine): boolean {
  const pitch = bottom(next.box) - bottom(line.box);
  const ratio = next.size / line.size;
  const isContinued = CONNECTING.test(line.text) || CONTINUING.test(next.text);
  const widest = isContinued ? WIDE_SIZE_RATIO : SIZE_RATIO;
  const indent = (next.box.x - line.box.x) / line.size;
  // If the engine misses the first word of a line, the line is indented. Its size must then match more closely.
  const isSameColumn = Math.abs(indent) < 0.6 || (indent > 0 && indent < 4 && ratio > 0.93);
  return (
    isSameColumn &&
    next.box.y > line.box.y + 0.5 * line.box.height &&
    pitch < MAX_PITCH * line.size &&
    (isNear(ratio, widest) || isNear(letterWidth(next) / letterWidth(line), SAME_WIDTH))
  );
}

const isNear = (ratio: number, limit: number): boolean => ratio > 1 / limit && ratio < limit;

const letterWidth = ({ box, text }: TextLine): number => box.width / text.length;
