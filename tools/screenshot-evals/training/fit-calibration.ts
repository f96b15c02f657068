import type { Calibration } from '../../../functions/src/domain/screenshots/ranker/calibration';

interface Point {
  readonly score: number;
  readonly right: number;
  readonly total: number;
}

const BINS = 14;
/** Counted in addition to each bin, so that no bin is certain. */
const DOUBT = { right: 0.5, total: 1 };

/** Fits a rising line to how often choices are right (isotonic regression of equally large bins). */
export function fittedCalibration(
  choices: readonly { readonly score: number; readonly isRight: boolean }[],
): Calibration {
  const sorted = choices.toSorted((a, b) => a.score - b.score);
  const bins = Array.from({ length: BINS }, (_, bin) =>
    sorted.slice((bin * sorted.length) / BINS, ((bin + 1) * sorted.length) / BINS),
  ).filter((bin) => bin.length > 0);
  const points: Point[] = [];
  for (const bin of bins) {
    points.push({
      score: bin.reduce((sum, { score }) => sum + score, 0) / bin.length,
      right: bin.filter(({ isRight }) => isRight).length,
      total: bin.length,
    });
    mergeFalling(points);
  }
  return {
    scores: points.map(({ score }) => Number(score.toFixed(4))),
    shares: points.map((point) => Number(shareOf(point).toFixed(4))),
  };
}

const shareOf = ({ right, total }: Point): number => (right + DOUBT.right) / (total + DOUBT.total);

/** Joins the last two points until they rise. */
function mergeFalling(points: Point[]): void {
  for (;;) {
    const [last, previous] = [points.at(-1), points.at(-2)];
    if (!last || !previous || shareOf(last) > shareOf(previous)) return;
    const total = last.total + previous.total;
    const score = (last.score * last.total + previous.score * previous.total) / total;
    points.splice(-2, 2, { score, right: last.right + previous.right, total });
  }
}
