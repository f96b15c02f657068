import { hasAmount } from './amounts';
import { bottom } from './geometry';
import type { TextLine } from './text-lines';
import { APP_LINE, APP_PHRASE, NOT_TITLE_SHAPES } from './wording';

/** Ends with the dots of a title that was cut to fit. */
export const SHORTENED = /\s*(\.{2,}|…)$/;
const MAX_LINES = 4;
/** The widest step from line to line, in heights of a capital. */
const MAX_PITCH = 2.4;

/** An icon before a label is read as a letter or sign of its own ('Q Search'). */
const ICON = /^\S{1,2} (?=\p{L})/u;

/** Whether a line is the app's or the site's own words. */
export const isAppLine = ({ text }: TextLine): boolean =>
  [text, text.replace(ICON, '')].some((label) => APP_LINE.test(label) || APP_PHRASE.test(label));

/** Whether a line looks like a shop's name, an address, a date or a number. */
export const looksOtherwise = (line: TextLine): boolean =>
  NOT_TITLE_SHAPES.some((shape) => shape.test(line.text));

/** The line with those below that continue it: same left edge and size, close below, of the same kind. */
export function blockFrom(first: TextLine, lines: readonly TextLine[]): TextLine[] {
  const block = [first];
  if (isAppLine(first)) return block;
  for (let last = first; block.length < MAX_LINES && !SHORTENED.test(last.text);) {
    const next = lines.find((line) => isNextLine(last, line));
    if (!next || !canContinue(next)) break;
    block.push(next);
    last = next;
  }
  return block;
}

/** A single word may look like a shop's name and yet end a title. */
function canContinue(line: TextLine): boolean {
  if (isAppLine(line) || !/[\p{L}\p{N}]/u.test(line.text) || hasAmount(line)) return false;
  return !looksOtherwise(line) || /^[\p{L}\p{N}]+$/u.test(line.text);
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
