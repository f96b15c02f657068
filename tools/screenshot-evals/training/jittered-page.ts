import { bottomEdge } from '../../../functions/src/domain/screenshots/layout/geometry';
import { capHeight, median } from '../../../functions/src/domain/screenshots/layout/letter-size';
import { createRandom, type Random } from '../../../scripts/demo/random';
import type {
  RecognizedPage,
  RecognizedWord,
} from '../../../functions/src/domain/screenshots/layout/recognized-page';

const SEED = 15;

/** Returns the seed for the changes of a picture, from the number in its file name. */
export const seedOf = ({ file }: { readonly file: string }): number =>
  SEED + Number(/\d+/.exec(file)?.[0] ?? 0);

/** The share of words that an engine misses. */
const MISSED = 0.02;
/** The largest shift of a box in each direction, as a share of its height. */
const SHIFT = 0.05;
/** The share of amounts whose decimal point the engine misses. */
const POINT_MISSED = 0.04;

/** The share of pages on which all text gets the same size, because in some apps the size does not tell the title from the details. */
const EVEN = 0.5;

/** Returns a page as an engine might read another copy of the picture: without some words, and with other boxes. */
export function jitteredPage(page: RecognizedPage, seed: number): RecognizedPage {
  const random = createRandom(seed);
  const words = page.words.filter(() => !random.chance(MISSED));
  const shifted = words.map((word) => jittered(word, random));
  return { ...page, words: random.chance(EVEN) ? evenlySized(shifted) : shifted };
}

/** The lowest and the highest height of a part of a page, as shares of the page's height. */
const PART = { least: 0.25, most: 0.7 };

interface PagePart {
  readonly page: RecognizedPage;
  /** The top of the part, in pixels of the whole page. */
  readonly top: number;
}

/** Returns a part of the page in its full width, as on a screenshot that was cropped or scrolled. */
export function partOfPage(page: RecognizedPage, seed: number): PagePart {
  const random = createRandom(seed);
  const height = page.height * (PART.least + (PART.most - PART.least) * random.next());
  const top = (page.height - height) * random.next();
  const words = page.words
    .filter(({ box }) => box.y >= top && bottomEdge(box) <= top + height)
    .map((word) => ({ ...word, box: { ...word.box, y: word.box.y - top } }));
  return { page: { ...page, height, words }, top };
}

/** Gives all words the same height. They keep their places and widths. */
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
