import { bottomEdge } from '../../../functions/src/domain/screenshots/layout/geometry';
import { capHeight, median } from '../../../functions/src/domain/screenshots/layout/letter-size';
import { createRandom, type Random } from '../../../scripts/demo/random';
import type {
  RecognizedPage,
  RecognizedWord,
} from '../../../functions/src/domain/screenshots/layout/recognized-page';

const SEED = 15;

/** Returns the seed for the random changes of a picture. It depends on the number in the file name. */
export const seedOf = ({ file }: { readonly file: string }): number =>
  SEED + Number(/\d+/.exec(file)?.[0] ?? 0);

/** The probability (0 to 1) that a word is removed, as if the recognition engine had missed it. */
const MISSED = 0.02;
/**
 * The largest change of the position and of the size of a word's box in each direction, as a share of the height of the
 * box.
 */
const SHIFT = 0.05;
/**
 * The probability (0 to 1) that an amount loses its decimal point, as if the recognition engine had missed the point.
 */
const POINT_MISSED = 0.04;

/**
 * The probability (0 to 1) that all text of a page gets the same size. In some apps, the title is not larger than the
 * details.
 */
const EVEN = 0.5;

/**
 * Returns a page as the recognition engine might read it from a slightly different picture: without some words and
 * decimal points, with slightly moved and resized boxes, and in half of the cases with all text in one size.
 */
export function jitteredPage(page: RecognizedPage, seed: number): RecognizedPage {
  const random = createRandom(seed);
  const words = page.words.filter(() => !random.chance(MISSED));
  const shifted = words.map((word) => jittered(word, random));
  return { ...page, words: random.chance(EVEN) ? evenlySized(shifted) : shifted };
}

/** The smallest and the largest height of a part of a page, as shares of the height of the page. */
const PART = { least: 0.25, most: 0.7 };

interface PagePart {
  readonly page: RecognizedPage;
  /** The top of the part, in pixels of the whole page. */
  readonly top: number;
}

/**
 * Returns a random part of the page. The part has the full width of the page, like the screenshot of a scrolled page.
 */
export function randomPartOfPage(page: RecognizedPage, seed: number): PagePart {
  const random = createRandom(seed);
  const height = page.height * (PART.least + (PART.most - PART.least) * random.next());
  const top = (page.height - height) * random.next();
  const words = page.words
    .filter(({ box }) => box.y >= top && bottomEdge(box) <= top + height)
    .map((word) => ({ ...word, box: { ...word.box, y: word.box.y - top } }));
  return { page: { ...page, height, words }, top };
}

/** Gives the letters of all words the same height. The widths and lower edges of the words stay the same. */
function evenlySized(words: readonly RecognizedWord[]): RecognizedWord[] {
  const size = median(words.map(capHeight));
  return words.map((word) => {
    const height = (word.box.height * size) / capHeight(word);
    return { ...word, box: { ...word.box, y: bottomEdge(word.box) - height, height } };
  });
}

function jittered(word: RecognizedWord, random: Random): RecognizedWord {
  const shift = (): number => (2 * random.next() - 1) * SHIFT * word.box.height;
  const { x, y, width, height } = word.box;
  return {
    ...word,
    text: random.chance(POINT_MISSED) ? word.text.replace(/^(\$\d+)\.(?=\d\d$)/, '$1') : word.text,
    box: {
      x: x + shift(),
      y: y + shift(),
      width: Math.max(1, width + shift()),
      height: Math.max(1, height + shift()),
    },
  };
}
