import type { RecognizedWord } from './recognized-page';
import { bottom } from './geometry';

/** Parts of a Latin typeface in heights of a capital: small letters without strokes up, and strokes below the line. */
const X_HEIGHT = 0.74;
export const DESCENT = 0.28;
const SLIGHT_DESCENT = 0.18;
/** The narrowest that words of three letters and more run, a letter, in heights of a capital. */
const NARROWEST = 0.36;
/** An engine that takes a word for this much larger or smaller than its line has boxed something else with it. */
const MAX_SIZE_RATIO = 1.4;

/**
 * Height of a capital letter in pixels, estimated from a word's box and the letters in it. Engines now and then give
 * a word the height of its whole row and more: its width says how large its letters can be.
 */
export function capHeight(word: RecognizedWord): number {
  const { length } = word.text;
  const widest = length < 3 ? Infinity : word.box.width / length / NARROWEST;
  return Math.min(heightOfCapital(word), widest);
}

function heightOfCapital({ text, box }: RecognizedWord): number {
  const above = /[^acegmnopqrsuvwxyz.,;:_\s-]/.test(text) ? 1 : X_HEIGHT;
  if (/[gjpqy]/.test(text)) return box.height / (above + DESCENT);
  if (/[,;$()[\]|/Q@]/.test(text)) return box.height / (above + SLIGHT_DESCENT);
  return box.height / above;
}

/** The middle value; 0 where there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The y of the line that a word's letters stand on, in pixels. */
export function baseline({ text, box }: RecognizedWord, size: number): number {
  if (/[gjpqy]/.test(text)) return bottom(box) - DESCENT * size;
  if (/[,;$()[\]|/Q@]/.test(text)) return bottom(box) - SLIGHT_DESCENT * size;
  return bottom(box);
}

/** Height of a word's capitals in pixels, or of its line's where the word's own cannot be right. */
export function trustedSize(word: RecognizedWord, lineSize: number): number {
  const own = capHeight(word);
  const ratio = own / lineSize;
  return ratio > MAX_SIZE_RATIO || ratio < 1 / MAX_SIZE_RATIO ? lineSize : own;
}
