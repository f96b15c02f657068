import type { Amount } from '../candidates/amounts';
import type { TitleCandidate } from '../candidates/title-candidates';

/** Below this confidence, engines guess a word more often than they read it. */
const GUESS = 0.4;
/** A title that seems to go on: its last line ends in a dash or a comma. */
const UNFINISHED = /[-–—,/|&+]$/;

/** Log odds. Another pair from here on is a sale of its own, such as the next row of a list. */
const RIVAL = -1;

export interface ScoredPair {
  readonly title: TitleCandidate;
  readonly price: Amount;
  readonly score: number;
}

/** Whether a pair of another title and another price is likely right too. */
export const hasRival = (best: ScoredPair, pairs: readonly ScoredPair[]): boolean =>
  pairs.some(
    ({ title, price, score }) =>
      score > RIVAL &&
      price.cents !== best.price.cents &&
      !title.lines.some((line) => best.title.lines.includes(line)),
  );

/** Whether a member should check the title, however likely it is the right one: a word is a guess or seems to be missing. */
export function isDoubtful({ words, lines }: Pick<TitleCandidate, 'words' | 'lines'>): boolean {
  const [end] = words.slice(-1);
  const lastLine = lines.find((line) => end && line.words.includes(end));
  return (
    words.some(({ confidence, text }) => confidence < GUESS && /[\p{L}\p{N}]/u.test(text)) ||
    UNFINISHED.test(lastLine?.words.at(-1)?.text ?? '')
  );
}
