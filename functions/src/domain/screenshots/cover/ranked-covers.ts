import type { Box, RecognizedPage } from '../layout/recognized-page';
import { calibrated } from '../ranker/calibration';
import { rounded, scoreOf, unpackedTrees } from '../ranker/decision-trees';
import type { RatedBox } from './cover-options';
import { coverRows } from './cover-rows';
import { COVER_MODEL } from './model-data';
import type { PixelGrid } from './pixel-grid';

const TREES = unpackedTrees(COVER_MODEL.cover);

/**
 * Returns all rectangles that may be the photograph of the listing, the likeliest first. Its parameters are the same
 * as those of `findCover`.
 */
export function rankedCovers(
  page: RecognizedPage,
  grid: PixelGrid,
  title: readonly Box[],
): RatedBox[] {
  return coverRows(page, grid, title)
    .map(({ box, features }) => ({ box, score: scoreOf(TREES, rounded(features)) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ box, score }) => ({ box, confidence: calibrated(COVER_MODEL.calibration, score) }));
}
