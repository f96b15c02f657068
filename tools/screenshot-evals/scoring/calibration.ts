import type { Score } from './score';

const BINS = 10;
/** The number of standard deviations by which a 90% interval extends to each side of the mean. */
const LIKELY = 1.645;

export interface CalibrationBin {
  /**
   * The group contains the extractions with a confidence of at least `from` and less than `to`. Only the last group
   * includes `to`.
   */
  readonly from: number;
  readonly to: number;
  readonly stated: number;
  readonly total: number;
  /** The number of extractions with the right title and price. */
  readonly right: number;
}

export type ExtractionWithConfidence = Pick<Score, 'bothRight'> & {
  readonly extracted: Pick<Score['extracted'], 'confidence'>;
};

/** Groups extractions by tenths of confidence. Omits empty groups. */
export function calibrationBins(scores: readonly ExtractionWithConfidence[]): CalibrationBin[] {
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

/** Returns the 90% Wilson interval of a share (en.wikipedia.org/wiki/Binomial_proportion_confidence_interval). */
export function wilsonInterval(right: number, total: number): readonly [low: number, high: number] {
  const share = right / total;
  const square = LIKELY ** 2 / total;
  const middle = (share + square / 2) / (1 + square);
  const reach =
    (LIKELY * Math.sqrt((share * (1 - share)) / total + square / total / 4)) / (1 + square);
  return [middle - reach, middle + reach];
}
