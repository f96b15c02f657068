import type { Score } from './score';

const BINS = 10;
/** How many standard deviations a likely range is wide, to each side: 90% of all cases. */
const LIKELY = 1.645;

/** The answers whose confidence lies in one tenth of the scale. */
export interface CalibrationBin {
  /** Where the tenth begins and ends; the last one holds the 1 too. */
  readonly from: number;
  readonly to: number;
  /** The mean confidence of its answers. */
  readonly stated: number;
  readonly total: number;
  /** Answers with title and price both right. */
  readonly right: number;
}

/** What is needed of a score to calibrate by it. */
export type Calibrated = Pick<Score, 'bothRight'> & {
  readonly extracted: Pick<Score['extracted'], 'confidence'>;
};

/** Sorts answers by their stated confidence into tenths; those without answers are left out. */
export function calibrationBins(scores: readonly Calibrated[]): CalibrationBin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const own = scores.filter(({ extracted }) => binOf(extracted.confidence) === bin);
    return {
      from: bin / BINS,
      to: (bin + 1) / BINS,
      stated: own.reduce((sum, { extracted }) => sum + extracted.confidence, 0) / own.length,
      total: own.length,
      right: own.filter(({ bothRight }) => bothRight).length,
    };
  }).filter(({ total }) => total > 0);
}

const binOf = (confidence: number): number => Math.min(BINS - 1, Math.floor(confidence * BINS));

/**
 * Between which shares the true one likely lies (90%) where so many of a total were right, 0 to 1.
 * Wilson's interval: en.wikipedia.org/wiki/Binomial_proportion_confidence_interval
 */
export function likelyRange(right: number, total: number): readonly [low: number, high: number] {
  const share = right / total;
  const square = LIKELY ** 2 / total;
  const middle = (share + square / 2) / (1 + square);
  const reach =
    (LIKELY * Math.sqrt((share * (1 - share)) / total + square / total / 4)) / (1 + square);
  return [middle - reach, middle + reach];
}
