import type { Calibration } from '../../../functions/src/domain/screenshots/ranker/calibration';

/** What a model chose for one picture. The picture was drawn from `template`. */
export interface ScoredChoice {
  readonly score: number;
  readonly isRight: boolean;
  readonly template: string;
}

type Point = readonly ScoredChoice[];

const BINS = 14;
/**
 * How many standard deviations a stated share is below the counted share. With this number, about 95% of the stated
 * shares are not too high.
 */
const CAUTION = 1.64;

/**
 * Fits a rising line to the lower bound of how often choices are right (isotonic regression over equally large bins). Each share is the lower
 * end of the Wilson interval, because a member relies on a high confidence. Counts templates and not pictures, because pictures of
 * one template are right or wrong together. https://doi.org/10.1080/01621459.1927.10502953
 */
export function fitCalibration(choices: readonly ScoredChoice[]): Calibration {
  const sorted = choices.toSorted((a, b) => a.score - b.score);
  const points: Point[] = [];
  for (let bin = 0; bin < BINS; bin++) {
    const end = ((bin + 1) * sorted.length) / BINS;
    const point = sorted.slice((bin * sorted.length) / BINS, end);
    if (point.length > 0) points.push(point);
    mergeFalling(points);
  }
  return {
    scores: points.map((point) => Number(meanScore(point).toFixed(4))),
    shares: points.map((point) => Number(shareOf(point).toFixed(4))),
  };
}

const meanScore = (point: Point): number =>
  point.reduce((sum, { score }) => sum + score, 0) / point.length;

function shareOf(point: Point): number {
  const share = point.filter(({ isRight }) => isRight).length / point.length;
  const count = new Set(point.map(({ template }) => template)).size;
  const square = CAUTION ** 2 / count;
  const spread = CAUTION * Math.sqrt((share * (1 - share)) / count + square / (4 * count));
  return (share + square / 2 - spread) / (1 + square);
}

/** Joins the last two points as long as the last is lower than the one before it. */
function mergeFalling(points: Point[]): void {
  for (;;) {
    const last = points.at(-1);
    const previous = points.at(-2);
    if (!last || !previous || shareOf(last) > shareOf(previous)) return;
    points.splice(-2, 2, [...previous, ...last]);
  }
}
