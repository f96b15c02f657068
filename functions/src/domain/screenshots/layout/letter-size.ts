import type { RecognizedWord } from './recognized-page';
import { bottomEdge } from './geometry';

/** The height of a lower-case x in a Latin typeface, in cap heights. A cap height is the height of a capital letter. */
const X_HEIGHT = 0.74;
export const DESCENT_IN_CAP_HEIGHTS = 0.28;
const SLIGHT_DESCENT = 0.18;
/** The smallest plausible width of a letter, in cap heights, in a word of three or more letters. */
const NARROWEST = 0.36;
/**
 * The largest plausible ratio between the cap height of a word and the cap height of its line. If the ratio is larger,
 * the box of the word includes something else.
 */
const MAX_SIZE_RATIO = 1.4;

/**
 * Estimates the cap height (the height of a capital letter) of a word in pixels. The word's width limits the estimate,
 * because some boxes are too tall.
 */
export function capHeight(word: RecognizedWord): number {
  const { length } = word.text;
  const widest = length < 3 ? Infinity : word.box.width / length / NARROWEST;
  return Math.min(heightOfCapital(word), widest);
}

function heightOfCapital({ text, box }: RecognizedWord): number {
  const above = /[^acegmnopqrsuvwxyz.,;:_\s-]/.test(text) ? 1 : X_HEIGHT;
  if (/[gjpqy]/.test(text)) return box.height / (above + DESCENT_IN_CAP_HEIGHTS);
  if (/[,;$()[\]|/Q@]/.test(text)) return box.height / (above + SLIGHT_DESCENT);
  return box.height / above;
}

/** Returns the median, or 0 if there are no values. Of two middle values, returns the upper one. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function baseline({ text, box }: RecognizedWord, size: number): number {
  if (/[gjpqy]/.test(text)) return bottomEdge(box) - DESCENT_IN_CAP_HEIGHTS * size;
  if (/[,;$()[\]|/Q@]/.test(text)) return bottomEdge(box) - SLIGHT_DESCENT * size;
  return bottomEdge(box);
}

/**
 * Returns the cap height of a word in pixels. If this value is implausible, returns the cap height of the line instead.
 */
export function trustedCapHeight(word: RecognizedWord, lineSize: number): number {
  const own = capHeight(word);
  const ratio = own / lineSize;
  return ratio > MAX_SIZE_RATIO || ratio < 1 / MAX_SIZE_RATIO ? lineSize : own;
}
