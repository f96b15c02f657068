import { isAppWord } from '../wording/app-words';
import { wordHash } from '../wording/word-set';
import { isLabelWord } from '../candidates/amounts';

/**
 * Returns features of the title model and the price model: how often (at most 3 times) a text contains words of each
 * slot. The hash of a word determines its slot, so several words share a slot. Counts only words of app interfaces and
 * labels, because a name or a title on one page tells a model nothing about other pages.
 */
export function hashedWordCounts(text: string, slots: number): number[] {
  const counts = Array.from({ length: slots }, () => 0);
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\p{L}+/gu) ?? [];
  for (const word of words.filter((each) => isAppWord(each) || isLabelWord(each))) {
    const slot = wordHash(word) % slots;
    counts[slot] = Math.min(3, (counts[slot] ?? 0) + 1);
  }
  return counts;
}
