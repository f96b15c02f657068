import {
  type Calibration,
  calibrated,
} from '../../../functions/src/domain/screenshots/ranker/calibration';
import { COVER_EXACT, COVER_FOUND } from '../scoring/photo-score';
import type { CoverExample } from './cover-examples';

interface Scored extends CoverExample {
  /** The log odds of each candidate. */
  readonly scores: readonly number[];
}

const LEAST_CONFIDENCES = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Returns the candidate with the highest score, or null if there is none. */
export function bestOf({ scores, overlaps }: Pick<Scored, 'scores' | 'overlaps'>) {
  if (scores.length === 0) return null;
  const score = scores.reduce((most, own) => Math.max(most, own), -Infinity);
  return { score, overlap: overlaps[scores.indexOf(score)] ?? 0 };
}

/** Prints the share of photographs among the candidates, and for each least confidence how many are found, exact, wrong and invented. */
export function printCoverFigures(examples: readonly Scored[], calibration: Calibration): void {
  const withPhoto = examples.filter(({ hasPhoto }) => hasPhoto);
  const reachable = (least: number) =>
    share(withPhoto, ({ overlaps }) => overlaps.some((overlap) => overlap >= least));
  const chosen = examples.map((example) => {
    const best = bestOf(example);
    const confidence = best ? calibrated(calibration, best.score) : 0;
    return { confidence, overlap: best?.overlap ?? 0, hasPhoto: example.hasPhoto };
  });
  const shown = chosen.filter(({ hasPhoto }) => hasPhoto);
  const without = chosen.filter(({ hasPhoto }) => !hasPhoto);
  console.log(`${shown.length} pictures with a photograph, ${without.length} without`);
  console.log(
    `among the candidates: ${reachable(COVER_FOUND)} found, ${reachable(COVER_EXACT)} exact`,
  );
  console.log('confidence  found  exact  wrong  invented');
  for (const least of LEAST_CONFIDENCES) {
    const columns = [
      share(shown, ({ confidence, overlap }) => confidence >= least && overlap >= COVER_FOUND),
      share(shown, ({ confidence, overlap }) => confidence >= least && overlap >= COVER_EXACT),
      share(shown, ({ confidence, overlap }) => confidence >= least && overlap < COVER_FOUND),
      share(without, ({ confidence }) => confidence >= least),
    ];
    console.log(
      `≥ ${String(least).padEnd(8)}${columns.map((column) => column.padStart(7)).join('')}`,
    );
  }
}

function share<T>(all: readonly T[], counts: (one: T) => boolean): string {
  const part = all.filter(counts).length / Math.max(1, all.length);
  return `${(100 * part).toFixed(1)}%`;
}
