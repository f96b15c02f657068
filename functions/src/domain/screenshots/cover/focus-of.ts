import { pictureArea } from '@contract/rules/picture-area';
import type { PictureArea } from '@contract/schemas/picture-area';
import { enclosing } from '../layout/geometry';
import type { Box, RecognizedPage, RecognizedWord } from '../layout/recognized-page';

/** A title may go on in a word that the engine returns this many words later. */
const SKIPPED = 4;

/**
 * Returns the area of an extracted title and price on its page, or null if there is neither. The price is like '34.99'. Of
 * several places the one with most of the title's words, close together, counts, and the nearest price.
 */
export function focusOf(
  page: RecognizedPage,
  { title, price }: { readonly title: string; readonly price: string },
): PictureArea | null {
  const titleBox = boxOfTitle(page.words, title.split(' '));
  const priceBox = nearest(boxesOfPrice(page.words, price), titleBox);
  const boxes = [titleBox, priceBox].filter((box) => box !== null);
  return boxes.length === 0 ? null : pictureArea(enclosing(boxes), page);
}

function boxOfTitle(words: readonly RecognizedWord[], title: readonly string[]): Box | null {
  let best: readonly Box[] = [];
  for (const [start, word] of words.entries()) {
    if (word.text !== title[0]) continue;
    const found = wordsFrom(words.slice(start, start + title.length + SKIPPED), title);
    const isCloser = found.length === best.length && heightOf(found) < heightOf(best);
    if (found.length > best.length || isCloser) best = found;
  }
  return best.length === 0 ? null : enclosing(best);
}

const heightOf = (boxes: readonly Box[]): number => enclosing(boxes).height;

/** Returns the boxes of the title's words in their order. Skips words between them. */
function wordsFrom(words: readonly RecognizedWord[], title: readonly string[]): Box[] {
  let next = 0;
  return words.flatMap(({ text, box }) => {
    if (text !== title[next]) return [];
    next += 1;
    return [box];
  });
}

function boxesOfPrice(words: readonly RecognizedWord[], price: string): Box[] {
  if (price === '') return [];
  const whole = price.replace(/\.00$/, '');
  return words
    .filter(({ text }) => {
      const amount = text.replace(/[^\d.]/g, '');
      return amount === price || amount === whole;
    })
    .map(({ box }) => box);
}

function nearest(boxes: readonly Box[], to: Box | null): Box | null {
  const distance = (box: Box) => (to ? Math.abs(box.y - to.y) : 0);
  return boxes.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
