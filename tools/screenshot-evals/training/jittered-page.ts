import { createRandom, type Random } from '../../../scripts/demo/random';
import type {
  RecognizedPage,
  RecognizedWord,
} from '../../../functions/src/domain/screenshots/layout/recognized-page';

/** Share of words that an engine misses. */
const MISSED = 0.02;
/** Largest change of a box in each direction, as a share of its height. */
const SHIFT = 0.05;

/** Returns the page as an engine might have read another copy of the picture: some words are missing, boxes differ. */
export function jitteredPage(page: RecognizedPage, seed: number): RecognizedPage {
  const random = createRandom(seed);
  const words = page.words.filter(() => !random.chance(MISSED));
  return { ...page, words: words.map((word) => jittered(word, random)) };
}

function jittered(word: RecognizedWord, random: Random): RecognizedWord {
  const shift = (): number => (2 * random.next() - 1) * SHIFT * word.box.height;
  const { x, y, width, height } = word.box;
  return {
    ...word,
    box: {
      x: x + shift(),
      y: y + shift(),
      width: Math.max(1, width + shift()),
      height: Math.max(1, height + shift()),
    },
  };
}
