import { pictureArea } from '@contract/rules/picture-area';
import type { Cover } from '@contract/schemas/cover';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { coverCandidates, type Rectangle } from './cover-candidates';
import { coverFacts } from './cover-facts';
import { coverOptions, type RatedBox } from './cover-options';
import { coverScore } from './cover-score';
import { COVER_WEIGHTS } from './cover-weights';
import { levelPage } from './level-grid';
import type { PixelGrid } from './pixel-grid';
import { wordMap } from './word-map';

/** Below this confidence, a wrong cover would be more likely than a right one. */
const LEAST_CONFIDENCE = 0.5;

interface FoundCover {
  /** Null if there seems to be no photograph. */
  readonly cover: Cover | null;
  /** What the member may choose instead, the likeliest first. Empty if the cover is sure. */
  readonly coverOptions: PictureArea[];
}

/**
 * Finds the photograph of the listing inside a screenshot: among rectangles with straight borders, the one that looks most like
 * it. A rectangle around a line of the title, in pixels of the page, is a card or the whole page. The grid shows the same picture as
 * the page, in any size.
 */
export function findCover(
  page: RecognizedPage,
  grid: PixelGrid,
  title: readonly Box[],
): FoundCover {
  const { level, levelWords, tilted } = levelPage(grid, page);
  const words = wordMap(levelWords, level);
  const rated: RatedBox[] = [];
  for (const candidate of coverCandidates(level)) {
    const box = boxOf(tilted(candidate));
    if (title.some((line) => holdsMiddle(box, line, grid.width / page.width))) continue;
    rated.push({ box, confidence: coverScore(coverFacts(level, words, candidate), COVER_WEIGHTS) });
  }
  rated.sort((one, other) => other.confidence - one.confidence);
  const [best] = rated;
  return {
    cover:
      best && best.confidence >= LEAST_CONFIDENCE
        ? {
            area: pictureArea(best.box, grid),
            confidence: Math.round(best.confidence * 100) / 100,
          }
        : null,
    coverOptions: coverOptions(rated, grid).map((box) => pictureArea(box, grid)),
  };
}

const boxOf = ({ x, y, right, bottom }: Rectangle): Box => ({
  x,
  y,
  width: right - x,
  height: bottom - y,
});

function holdsMiddle(box: Box, line: Box, scale: number): boolean {
  const [x, y] = [scale * (line.x + line.width / 2), scale * (line.y + line.height / 2)];
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}
