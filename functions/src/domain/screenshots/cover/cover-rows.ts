import { holdsMiddle, scaled } from '../layout/geometry';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { colorFacts } from './color-facts';
import { coverCandidates, type Rectangle } from './cover-candidates';
import { levelPage } from './level-grid';
import { pageMaps } from './page-maps';
import type { PixelGrid } from './pixel-grid';
import { shapeFacts, textureFacts, titleFacts } from './place-facts';
import { relationFacts } from './relation-facts';
import { sideFacts } from './side-facts';

/** A rectangle that may be the photograph. */
export interface CoverRow {
  /** On the grid as it was before leveling. */
  readonly box: Box;
  /** What the trees see of it. */
  readonly features: readonly number[];
}

/**
 * Returns a row for each rectangle that may be the photograph of the listing. A rectangle around a line of the title, in pixels of the
 * page, is a card or the whole page, so it is none.
 */
export function coverRows(
  page: RecognizedPage,
  grid: PixelGrid,
  title: readonly Box[],
): CoverRow[] {
  const { level, levelWords, tilted } = levelPage(grid, page);
  const maps = pageMaps(level, levelWords);
  const scale = grid.width / page.width;
  const lines = title.map((line) => scaled(line, scale));
  const candidates = coverCandidates(level, maps);
  const relations = relationFacts(candidates);
  return candidates.flatMap((candidate, at) => {
    const box = boxOf(tilted(candidate));
    if (lines.some((line) => holdsMiddle(box, line))) return [];
    const features = [
      ...sideFacts(level, maps, candidate),
      ...shapeFacts(level, candidate),
      ...textureFacts(level, maps, candidate),
      ...colorFacts(level, maps.text, candidate),
      ...titleFacts(level, box, lines[0] ?? null),
      ...(relations[at] ?? []),
    ];
    return [{ box, features }];
  });
}

const boxOf = ({ x, y, right, bottom }: Rectangle): Box => ({
  x,
  y,
  width: right - x,
  height: bottom - y,
});
