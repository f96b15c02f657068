import type { RecognizedPage, RecognizedWord } from '../layout/recognized-page';
import { findPersonalInfo } from './find-personal-info';

/**
 * Returns the personal information to hide on a page, in reading order. Each text is the kind and the words: 'name Jane
 * Doe'.
 */
export function textsToRedact(page: RecognizedPage): string[] {
  return findPersonalInfo(page)
    .filter(({ isSuggested }) => !isSuggested)
    .toSorted((a, b) => middleOf(a).y - middleOf(b).y || a.box.x - b.box.x)
    .map(({ kind, box }) => {
      const words = page.words
        .filter((word) => {
          const { x, y } = middleOf(word);
          return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
        })
        .toSorted((a, b) => a.box.x - b.box.x);
      return [kind, ...words.map(({ text }) => text)].join(' ');
    });
}

function middleOf({ box }: Pick<RecognizedWord, 'box'>): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
