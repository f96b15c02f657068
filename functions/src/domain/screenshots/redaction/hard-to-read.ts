import type { Cover } from '@contract/schemas/cover';
import { inkOf } from '../features/ink';
import { median } from '../layout/letter-size';
import type { RecognizedPage, RecognizedWord } from '../layout/recognized-page';

/** The engine misread most letters of a word that is less sure. */
const UNSURE_WORD = 0.8;
/** Share of the letters in unsure words. */
const MANY_UNSURE = 0.4;
/** Contrast of letters that are faint on a photo of a screen. Clean screenshots have 0.56 or more, also in gray and in dark colors. */
const FAINT = 0.45;
/** Less faint letters are hard to read if the engine is also rather unsure. */
const RATHER_FAINT = 0.65;
const RATHER_UNSURE = 0.86;

/**
 * Whether the engine probably misread or missed much of the text, so personal information can be missing. Words in the
 * photograph do not count, nor does a picture without words. Calibrated on 60 public and 240 drawn screenshots: of 34 noisy ones
 * with fewer than 85% of the words read right, 28 are hard to read, of 119 other noisy ones 30, and of 147 clean ones 3.
 */
export function isHardToRead(page: RecognizedPage, cover: Cover | null): boolean {
  const all = page.words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const outside = all.filter((word) => !isInPhotograph(word, page, cover));
  const words = outside.length > 0 ? outside : all;
  if (words.length === 0) return false;
  const contrast = median(words.map((word) => inkOf([word]).contrast));
  const letters = sumOf(words, () => 1);
  const sureness = sumOf(words, ({ confidence }) => confidence) / letters;
  const unsure = sumOf(words, ({ confidence }) => Number(confidence < UNSURE_WORD)) / letters;
  const isRatherHard = contrast < RATHER_FAINT && sureness < RATHER_UNSURE;
  return contrast < FAINT || unsure > MANY_UNSURE || isRatherHard;
}

/** Sums a value over the words, weighted by their letters. */
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
