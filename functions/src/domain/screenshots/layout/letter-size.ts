import type { RecognizedWord } from './recognized-page';

/** Parts of a Latin typeface in heights of a capital: small letters without strokes up, and strokes below the line. */
const X_HEIGHT = 0.74;
const DESCENT = 0.28;
const SLIGHT_DESCENT = 0.18;

/** The narrowest that words of three letters and more run, a letter, in heights of a capital. */
const NARROWEST = 0.36;

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
