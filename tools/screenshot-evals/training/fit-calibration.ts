import type { Calibration } from '../../../functions/src/domain/screenshots/ranker/calibration';

/** What a model chose for one picture. `template` is the name of the template that drew the picture. */
export interface ScoredChoice {
  readonly score: number;
  readonly isRight: boolean;
  readonly template: string;
}

type Point = readonly ScoredChoice[];

const BINS = 14;
/**
 * By how many standard errors a returned share is lower than the counted share. With this number, about 95% of the
 * returned shares are not higher than the real share.
 */
const CAUTION = 1.64;

/**
 * Returns how the share of right choices rises with the score (isotonic regression over bins of equal size). Each share
 * is the lower end of the Wilson interval, because members rely on a high confidence. The interval is computed from the
 * number of templates and not of pictures, because the pictures of a template are mostly all right or all wrong.
 * https://doi.org/10.1080/01621459.1927.10502953
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

/** Joins the last two points, and repeats this until the last point has a higher share than the point before it. */
function mergeFalling(points: Point[]): void {
  for (;;) {
    const last = points.at(-1);
    const previous = points.at(-2);
    if (!last || !previous || shareOf(last) > shareOf(previous)) return;
    points.splice(-2, 2, [...previous, ...last]);
  }
}
