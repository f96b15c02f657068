import { bottom } from '../../../functions/src/domain/screenshots/layout/geometry';
import { capHeight, median } from '../../../functions/src/domain/screenshots/layout/letter-size';
import { createRandom, type Random } from '../../../scripts/demo/random';
import type {
  RecognizedPage,
  RecognizedWord,
} from '../../../functions/src/domain/screenshots/layout/recognized-page';

const SEED = 15;

/** The seed of a picture's changes, from the number in its file name. */
export const seedOf = ({ file }: { readonly file: string }): number =>
  SEED + Number(/\d+/.exec(file)?.[0] ?? 0);

/** Share of words that an engine misses. */
const MISSED = 0.02;
/** Largest change of a box in each direction, as a share of its height. */
const SHIFT = 0.05;
/** Share of amounts whose decimal point the engine misses. */
const POINT_MISSED = 0.04;

/** Share of pages on which all text gets the same size, because some apps tell title and details apart by words only. */
const EVEN = 0.5;

/** Returns the page as an engine might have read another copy of the picture: some words are missing, boxes differ. */
export function jitteredPage(page: RecognizedPage, seed: number): RecognizedPage {
  const random = createRandom(seed);
  const words = page.words.filter(() => !random.chance(MISSED));
  const shifted = words.map((word) => jittered(word, random));
  return { ...page, words: random.chance(EVEN) ? evenlySized(shifted) : shifted };
}

/** How high a part is at least and at most, as a share of the page's height. */
const PART = { least: 0.25, most: 0.7 };

interface PagePart {
  readonly page: RecognizedPage;
  /** Where the part starts, in pixels of the whole page. */
  readonly top: number;
}

/** Returns a part of the page in its full width, as on a screenshot that was cropped or scrolled. */
export function partOfPage(page: RecognizedPage, seed: number): PagePart {
  const random = createRandom(seed);
  const height = page.height * (PART.least + (PART.most - PART.least) * random.next());
  const top = (page.height - height) * random.next();
  const words = page.words
    .filter(({ box }) => box.y >= top && bottom(box) <= top + height)
    .map((word) => ({ ...word, box: { ...word.box, y: word.box.y - top } }));
  return { page: { ...page, height, words }, top };
}

/** The words keep their places and widths. */
function evenlySized(words: readonly RecognizedWord[]): RecognizedWord[] {
  const size = median(words.map(capHeight));
  return words.map((word) => {
    const height = (word.box.height * size) / capHeight(word);
    return { ...word, box: { ...word.box, y: bottom(word.box) - height, height } };
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
