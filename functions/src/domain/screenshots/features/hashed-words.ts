import { isAppWord } from '../wording/app-words';
import { isLabelWord } from '../candidates/amounts';

/**
 * Counts the words of labels in a fixed number of slots. Only words of apps count, because names and titles
 * say nothing about the next page.
 */
export function hashedWords(text: string, slots: number): number[] {
  const counts = Array.from({ length: slots }, () => 0);
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\p{L}+/gu) ?? [];
  for (const word of words.filter((each) => isAppWord(each) || isLabelWord(each))) {
    const slot = hashOf(word) % slots;
    counts[slot] = Math.min(3, (counts[slot] ?? 0) + 1);
  }
  return counts;
}

/** The 32-bit FNV-1a hash: www.isthe.com/chongo/tech/comp/fnv */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
