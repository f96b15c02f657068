import type { Cover } from '@contract/schemas/cover';
import { meanInkOf } from '../features/ink';
import { median } from '../layout/letter-size';
import type { RecognizedPage, RecognizedWord } from '../layout/recognized-page';

/** A word with less confidence than this is unsure, because the text recognition misread most of its letters. */
const UNSURE_WORD = 0.8;
/** A page is hard to read if unsure words have at least this share of all letters. */
const MANY_UNSURE = 0.4;
/**
 * Letters with less contrast than this are faint, as on a photo of a screen. Clean screenshots have a contrast of at
 * least 0.56, even with gray text or dark colors.
 */
const FAINT = 0.45;
/**
 * If the contrast is between FAINT and this value, the page is hard to read only if the text recognition is also rather
 * unsure.
 */
const RATHER_FAINT = 0.65;
const RATHER_UNSURE = 0.86;

/**
 * Returns true if the text recognition probably misread or missed much of the text, so that personal information can be
 * missing. Ignores words in the photograph, unless there are no other words. Returns false for a picture without words.
 * Calibrated on 60 public and 240 drawn screenshots. The result is true for 28 of the 34 noisy screenshots with fewer
 * than 85% of the words read right, for 30 of the 119 other noisy screenshots, and for 3 of the 147 clean screenshots.
 */
export function isHardToRead(page: RecognizedPage, cover: Cover | null): boolean {
  const all = page.words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const outside = all.filter((word) => !isInPhotograph(word, page, cover));
  const words = outside.length > 0 ? outside : all;
  if (words.length === 0) return false;
  const contrast = median(words.map((word) => meanInkOf([word]).contrast));
  const letters = sumOf(words, () => 1);
  const sureness = sumOf(words, ({ confidence }) => confidence) / letters;
  const unsure = sumOf(words, ({ confidence }) => Number(confidence < UNSURE_WORD)) / letters;
  const isRatherHard = contrast < RATHER_FAINT && sureness < RATHER_UNSURE;
  return contrast < FAINT || unsure > MANY_UNSURE || isRatherHard;
}

/** Returns the sum of a value over all words. The value of each word is multiplied by its number of letters. */
const sumOf = (
  words: readonly RecognizedWord[],
  valueOf: (word: RecognizedWord) => number,
): number => words.reduce((sum, word) => sum + word.text.length * valueOf(word), 0);

function isInPhotograph({ box }: RecognizedWord, page: RecognizedPage, cover: Cover | null) {
  if (!cover) return false;
  const { x, y, width, height } = cover.area;
  const across = (box.x + box.width / 2) / page.width - x;
  const down = (box.y + box.height / 2) / page.height - y;
  return across > 0 && across < width && down > 0 && down < height;
}
