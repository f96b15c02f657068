import { FOUND_COVER_OVERLAP } from './photo-score';
import type { Score } from './score';

export const MISS_KINDS = [
  'price',
  'title',
  'priceOrTitle',
  'platform',
  'soldDate',
  'inventedDate',
  'unsure',
  'sureButWrong',
  'unredacted',
  'overRedacted',
  'cover',
  'inventedCover',
] as const;
export type MissKind = (typeof MISS_KINDS)[number];

/** The share (0 to 1) of text other than personal information that may be redacted without counting as a miss. */
const OTHER_TEXT_ALLOWED = 0.02;

type Note = string | null;

/**
 * For each kind of miss, a function that returns a note on the miss, or null if this kind does not occur in the
 * screenshot.
 */
const NOTES: Record<MissKind, (score: Score) => Note> = {
  price: ({ priceRight, truth, extracted }) =>
    priceRight ? null : instead(extracted.price, truth.price),
  title: ({ titleRight, truth, extracted }) =>
    titleRight ? null : instead(extracted.title, truth.title),
  priceOrTitle: ({ bothRight }) => (bothRight ? null : 'not both right'),
  platform: ({ platformRight, truth, extracted }) =>
    platformRight ? null : instead(extracted.platform, truth.platform),
  soldDate: ({ dateRight, truth, extracted }) =>
    dateRight || truth.soldDate === null ? null : instead(extracted.soldDate, truth.soldDate),
  inventedDate: ({ truth, extracted }) =>
    truth.soldDate === null && extracted.soldDate !== undefined
      ? `“${extracted.soldDate}”, but the screenshot shows none`
      : null,
  unsure: ({ isSure, extracted }) =>
    isSure ? null : `confidence ${extracted.confidence.toFixed(2)}`,
  sureButWrong: ({ isSure, bothRight, extracted }) =>
    isSure && !bothRight ? `confidence ${extracted.confidence.toFixed(2)}` : null,
  unredacted: ({ personal }) =>
    personal.boxes
      .filter(({ isRedacted }) => !isRedacted)
      .map(({ kind, text }) => `${kind} “${text}”`)
      .join(', ') || null,
  overRedacted: ({ personal: { otherText, otherTextRedacted } }) =>
    otherTextRedacted > OTHER_TEXT_ALLOWED * otherText
      ? `${((100 * otherTextRedacted) / otherText).toFixed(1)}% of the other text`
      : null,
  cover: ({ photo: { overlap } }) =>
    overlap !== null && overlap < FOUND_COVER_OVERLAP ? `IoU ${overlap.toFixed(2)}` : null,
  inventedCover: ({ photo, extracted: { cover } }) =>
    photo.isInvented ? `confidence ${cover?.confidence.toFixed(2)}` : null,
};

/** Returns the misses by kind, one line per screenshot: 'a.png: “3.00” is “4.00”'. */
export function missesOf(scores: readonly Score[]): Record<MissKind, readonly string[]> {
  const lines = (miss: MissKind): string[] =>
    scores.flatMap((score) => {
      const note = NOTES[miss](score);
      return note === null ? [] : [`${score.truth.file}: ${note}`];
    });
  return Object.fromEntries(MISS_KINDS.map((miss) => [miss, lines(miss)])) as Record<
    MissKind,
    string[]
  >;
}

/**
 * Returns a line for each miss of a screenshot, except for misses of the kind `priceOrTitle`. Reports a low confidence
 * only if the title and the price are right.
 */
export function missLinesOfScore(score: Score): string[] {
  return MISS_KINDS.filter((miss) => miss !== 'priceOrTitle')
    .filter((miss) => miss !== 'unsure' || score.bothRight)
    .flatMap((miss) => {
      const note = NOTES[miss](score);
      return note === null ? [] : [`  ${miss}: ${note}`];
    });
}

const instead = (extracted: string | undefined, is: string): string =>
  `“${extracted === undefined || extracted === '' ? '-' : extracted}” is “${is}”`;
