import type { Score } from './score';

/** What can be wrong with the reading of a screenshot. */
export const MISSES = [
  'price',
  'title',
  'priceOrTitle',
  'platform',
  'soldDate',
  'inventedDate',
  'unsure',
  'sureButWrong',
  'uncovered',
  'overCovered',
] as const;
export type Miss = (typeof MISSES)[number];

/** Text that is not personal may be hidden by so much of it. */
const HIDDEN_TEXT_ALLOWED = 0.02;

type Note = string | null;

/** What was read instead of what is there, or null where nothing is wrong. */
const NOTES: Record<Miss, (score: Score) => Note> = {
  price: ({ priceRight, truth, read }) => (priceRight ? null : instead(read.price, truth.price)),
  title: ({ titleRight, truth, read }) => (titleRight ? null : instead(read.title, truth.title)),
  priceOrTitle: ({ bothRight }) => (bothRight ? null : 'not both right'),
  platform: ({ platformRight, truth, read }) =>
    platformRight ? null : instead(read.platform, truth.platform),
  soldDate: ({ dateRight, truth, read }) =>
    dateRight || truth.soldDate === null ? null : instead(read.soldDate, truth.soldDate),
  inventedDate: ({ truth, read }) =>
    truth.soldDate === null && read.soldDate !== undefined ? `${read.soldDate}, shows none` : null,
  unsure: ({ isSure, read }) => (isSure ? null : `confidence ${read.confidence.toFixed(2)}`),
  sureButWrong: ({ isSure, bothRight, read }) =>
    isSure && !bothRight ? `confidence ${read.confidence.toFixed(2)}` : null,
  uncovered: ({ personal }) =>
    personal.boxes
      .filter(({ isFound }) => !isFound)
      .map(({ kind, text }) => `${kind} “${text}”`)
      .join(', ') || null,
  overCovered: ({ personal: { otherText, otherTextCovered } }) =>
    otherTextCovered > HIDDEN_TEXT_ALLOWED * otherText
      ? `${((100 * otherTextCovered) / otherText).toFixed(1)}% of the other text`
      : null,
};

/** One line for each screenshot that misses something, by what it misses: 'a.png: “3.00” is “4.00”'. */
export function missesOf(scores: readonly Score[]): Record<Miss, readonly string[]> {
  const lines = (miss: Miss): string[] =>
    scores.flatMap((score) => {
      const note = NOTES[miss](score);
      return note === null ? [] : [`${score.truth.file}: ${note}`];
    });
  return Object.fromEntries(MISSES.map((miss) => [miss, lines(miss)])) as Record<Miss, string[]>;
}

/** What is wrong with one reading, in lines; that a wrong one is unsure is as it should be. */
export function mistakesOf(score: Score): string[] {
  return MISSES.filter((miss) => miss !== 'priceOrTitle')
    .filter((miss) => miss !== 'unsure' || score.bothRight)
    .flatMap((miss) => {
      const note = NOTES[miss](score);
      return note === null ? [] : [`  ${miss}: ${note}`];
    });
}

const instead = (read: string | undefined, is: string): string =>
  `“${read === undefined || read === '' ? '-' : read}” is “${is}”`;
