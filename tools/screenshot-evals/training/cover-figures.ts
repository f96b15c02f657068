import { COVER_EXACT, COVER_FOUND } from '../scoring/photo-score';
import type { CoverExample } from './cover-examples';

interface Scored extends CoverExample {
  /** The confidence in each candidate. */
  readonly scores: readonly number[];
}

const LEAST_CONFIDENCES = [0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99];

/** Prints, for each least confidence, how many photographs are found, found exactly, wrong, and invented. */
export function printCoverFigures(examples: readonly Scored[]): void {
  const chosen = examples.map(({ scores, overlaps, hasPhoto }) => {
    const confidence = Math.max(0, ...scores);
    return { confidence, overlap: overlaps[scores.indexOf(confidence)] ?? 0, hasPhoto };
  });
  const withPhoto = chosen.filter(({ hasPhoto }) => hasPhoto);
  const without = chosen.filter(({ hasPhoto }) => !hasPhoto);
  console.log(`${withPhoto.length} pictures with a photograph, ${without.length} without`);
  console.log('confidence  found  exact  wrong  invented');
  for (const least of LEAST_CONFIDENCES) {
    const sure = withPhoto.filter(({ confidence }) => confidence >= least);
    const shares = [
      sure.filter(({ overlap }) => overlap >= COVER_FOUND).length / withPhoto.length,
      sure.filter(({ overlap }) => overlap >= COVER_EXACT).length / withPhoto.length,
      sure.filter(({ overlap }) => overlap < COVER_FOUND).length / withPhoto.length,
      without.filter(({ confidence }) => confidence >= least).length / without.length,
    ];
    const columns = shares.map((share) => `${(100 * share).toFixed(1)}%`.padStart(7));
    console.log(`≥ ${String(least).padEnd(8)}${columns.join('')}`);
  }
}
