import { bottom } from '../layout/geometry';
import { capHeight } from '../layout/letter-size';
import type { RecognizedWord } from '../layout/recognized-page';

/** How far strokes reach below the line that letters stand on, in heights of a capital. */
export const DESCENT = 0.28;
const SLIGHT_DESCENT = 0.18;
/** An engine that takes a word for this much larger or smaller than its line has boxed something else with it. */
const MAX_SIZE_RATIO = 1.4;

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
