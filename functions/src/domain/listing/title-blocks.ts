import { isOfAppWords } from './app-words';
import { writtenDates } from './calendar-dates';
import { hasAmount } from './amounts';
import { bottom } from './geometry';
import type { TextLine } from './text-lines';
import { APP_LINE, APP_PHRASE, NOT_TITLE_SHAPES } from './wording';

/** Ends with the dots of a title that was cut to fit. */
export const SHORTENED = /\s*(\.{2,}|…)$/;
const MAX_LINES = 4;
/** A line that ends so is not the end of a title. */
const CONNECTING = /[|,&/+–—-]$|\b(with|for|and|in|of|the|w\/|by|from|to)$/i;
/** The widest step from line to line, in heights of a capital. */
const MAX_PITCH = 2.4;

/** An icon before a label is read as a letter or sign of its own ('Q Search'). */
const ICON = /^\S{1,2} (?=\p{L})/u;

/** Whether a line is the app's or the site's own words. */
export const isAppLine = (line: TextLine): boolean =>
  isAppPhrase(line) || isOfAppWords(line.text) || isOfAppWords(line.text.replace(ICON, ''));

const isAppPhrase = ({ text }: TextLine): boolean =>
  [text, text.replace(ICON, '')].some((label) => APP_LINE.test(label) || APP_PHRASE.test(label));

/** Whether a line looks like a shop's name, an address, a date or a number. */
export const looksOtherwise = (line: TextLine): boolean =>
  NOT_TITLE_SHAPES.some((shape) => shape.test(line.text)) || writtenDates(line.text).length > 0;

/** The line with those below that continue it: same left edge and size, close below, of the same kind. */
export function blockFrom(first: TextLine, lines: readonly TextLine[]): TextLine[] {
  const block = [first];
  if (isAppLine(first)) return block;
  for (let last = first; block.length < MAX_LINES && !SHORTENED.test(last.text);) {
    const next = lines.find((line) => isNextLine(last, line));
    if (!next || repeatsStart(next, first)) break;
    if (!(canContinue(next) || (CONNECTING.test(last.text) && isPlain(next)))) break;
    block.push(next);
    last = next;
  }
  return block;
}

/** The brand on a line of its own under a title that begins with it. */
function repeatsStart(line: TextLine, first: TextLine): boolean {
  return `${first.text} `.toLowerCase().startsWith(`${line.text} `.toLowerCase());
}

/** A single word or size may look like a shop's name and yet end a title. */
function canContinue(line: TextLine): boolean {
  if (!isPlain(line) || (line.words.length > 1 ? isAppLine(line) : isAppPhrase(line))) return false;
  return !looksOtherwise(line) || /^([\p{L}\p{N}]+|\d[\d.]*\p{L}{0,3})$/u.test(line.text);
}

function isPlain(line: TextLine): boolean {
  return /[\p{L}\p{N}]/u.test(line.text) && !hasAmount(line);
}

function isNextLine(line: TextLine, next: TextLine): boolean {
  const pitch = bottom(next.box) - bottom(line.box);
  const ratio = next.size / line.size;
  const indent = (next.box.x - line.box.x) / line.size;
  // The engine may miss the first word of a line: then its size has to speak all the more clearly.
  const isSameColumn = Math.abs(indent) < 0.6 || (indent > 0 && indent < 4 && ratio > 0.93);
  return (
    isSameColumn &&
    next.box.y > line.box.y + 0.5 * line.box.height &&
    pitch < MAX_PITCH * line.size &&
    ratio > 0.87 &&
    ratio < 1.15
  );
}
