import { pictureArea } from '@contract/rules/picture-area';
import type { Cover } from '@contract/schemas/cover';
import type { Box, RecognizedPage } from '../layout/recognized-page';
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
 * it. A rectangle around a line of the title, in pixels of the page, is a card or the whole page. The grid shows the same picture as
 * the page, in any size. Returns null if there seems to be none.
 */
export function findCover(
  page: RecognizedPage,
  grid: PixelGrid,
  title: readonly Box[],
): Cover | null {
  const { level, levelWords, tilted } = levelPage(grid, page);
  const words = wordMap(levelWords, level);
  let best: { readonly box: Rectangle; readonly confidence: number } | null = null;
  for (const box of coverCandidates(level)) {
    if (title.some((line) => holdsMiddle(tilted(box), line, grid.width / page.width))) continue;
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

function holdsMiddle(box: Rectangle, line: Box, scale: number): boolean {
  const [x, y] = [scale * (line.x + line.width / 2), scale * (line.y + line.height / 2)];
  return x > box.x && x < box.right && y > box.y && y < box.bottom;
}
