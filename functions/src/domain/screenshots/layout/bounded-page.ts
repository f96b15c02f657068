import type { RecognizedPage, RecognizedWord } from './recognized-page';

/** The maximum number of words of a page that are used. A full screen of text has about 600 words. */
export const MAX_PAGE_WORDS = 2000;
/** The maximum number of letters of a word that are used. The longest word on real screenshots is a URL. */
export const MAX_WORD_LETTERS = 200;

/**
 * Limits the words of a page. Keeps the words at the top, and in the last row the words at the left. Also shortens
 * words that are too long. Both limits exist because each word and each letter take time.
 */
export function boundedPage(page: RecognizedPage): RecognizedPage {
  const first = page.words.toSorted(byPosition).slice(0, MAX_PAGE_WORDS);
  const kept = new Set(first);
  return { ...page, words: page.words.filter((word) => kept.has(word)).map(shortened) };
}

const byPosition = (a: RecognizedWord, b: RecognizedWord): number =>
  a.box.y - b.box.y || a.box.x - b.box.x;

const shortened = (word: RecognizedWord): RecognizedWord =>
  word.text.length > MAX_WORD_LETTERS
    ? { ...word, text: word.text.slice(0, MAX_WORD_LETTERS) }
    : word;
