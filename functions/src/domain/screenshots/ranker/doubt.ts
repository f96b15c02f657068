import type { Amount } from '../candidates/amounts';
import type { TitleCandidate } from '../candidates/title-candidates';

/** A word with less confidence than this is a guess, because the text recognition misreads most such words. */
const GUESS = 0.4;
/** Matches the end of a title that seems to continue on the next line: a dash, a comma, or one of / | & +. */
const UNFINISHED = /[-–—,/|&+]$/;

/**
 * The minimum score (log odds) of a rival. A rival is another pair of title and price that is probably a sale itself,
 * such as the next row of a list.
 */
const RIVAL = -1;

export interface ScoredTitlePricePair {
  readonly title: TitleCandidate;
  readonly price: Amount;
  readonly score: number;
}

/**
 * Returns true if another pair of title and price on the page is also probably a sale, and differs from the best pair
 * in title and price.
 */
export const hasRival = (
  best: ScoredTitlePricePair,
  pairs: readonly ScoredTitlePricePair[],
): boolean =>
  pairs.some(
    ({ title, price, score }) =>
      score > RIVAL &&
      price.cents !== best.price.cents &&
      !title.lines.some((line) => best.title.lines.includes(line)),
  );

/**
 * Returns true if a member should check a title although it is probably right: because one of its words is a guess, or
 * because a word seems to be missing at its end.
 */
export function isDoubtfulTitle({
  words,
  lines,
}: Pick<TitleCandidate, 'words' | 'lines'>): boolean {
  const [end] = words.slice(-1);
  const lastLine = lines.find((line) => end && line.words.includes(end));
  return (
    words.some(({ confidence, text }) => confidence < GUESS && /[\p{L}\p{N}]/u.test(text)) ||
    UNFINISHED.test(lastLine?.words.at(-1)?.text ?? '')
  );
}
