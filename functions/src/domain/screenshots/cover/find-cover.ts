import { pictureArea } from '@contract/rules/picture-area';
import type { Cover } from '@contract/schemas/cover';
import type { RecognizedPage } from '../layout/recognized-page';
import { coverCandidates, type Rectangle } from './cover-candidates';
import { coverFacts } from './cover-facts';
import { coverScore } from './cover-score';
import { COVER_WEIGHTS } from './cover-weights';
import { levelPage } from './level-grid';
import type { PixelGrid } from './pixel-grid';
import { wordMap } from './word-map';

/** Below this confidence, a wrong cover would be more likely than a right one. */
const LEAST_CONFIDENCE = 0.5;

/**
 * Finds the photograph of the listing inside a screenshot: among rectangles with straight borders, the one that looks most like
 * it. The grid shows the same picture as the page, in any size. Returns null if there seems to be none.
 */
export function findCover(page: RecognizedPage, grid: PixelGrid): Cover | null {
  const { level, levelWords, tilted } = levelPage(grid, page);
  const words = wordMap(levelWords, level);
  let best: { readonly box: Rectangle; readonly confidence: number } | null = null;
  for (const box of coverCandidates(level)) {
    const confidence = coverScore(coverFacts(level, words, box), COVER_WEIGHTS);
    if (confidence >= (best?.confidence ?? LEAST_CONFIDENCE)) best = { box, confidence };
  }
  if (!best) return null;
  const { x, y, right, bottom } = tilted(best.box);
  return {
    area: pictureArea({ x, y, width: right - x, height: bottom - y }, grid),
    confidence: Math.round(best.confidence * 100) / 100,
  };
}
