import type { TitleCandidate } from '../candidates/title-candidates';

/** Below this confidence, engines guess a word more often than they read it. */
const GUESS = 0.4;
/** A title that seems to go on: its last line ends in a dash or a comma. */
const UNFINISHED = /[-–—,/|&+]$/;

/** Whether a member should check the title, however likely it is the right one: a word is a guess or seems to be missing. */
export function isDoubtful({ words, lines }: Pick<TitleCandidate, 'words' | 'lines'>): boolean {
  return (
    words.some(({ confidence, text }) => confidence < GUESS && /[\p{L}\p{N}]/u.test(text)) ||
    UNFINISHED.test(lines.at(-1)?.words.at(-1)?.text ?? '')
  );
}
