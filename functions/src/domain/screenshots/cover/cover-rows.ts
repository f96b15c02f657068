import { holdsMiddle, scaled } from '../layout/geometry';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { colorFeatures } from './color-features';
import { coverCandidates, type Rectangle } from './cover-candidates';
import { levelPage } from './level-grid';
import { pageMaps } from './page-maps';
import type { PixelGrid } from './pixel-grid';
import { shapeFeatures, textureFeatures, titlePlaceFeatures } from './place-features';
import { relationFeatures } from './relation-features';
import { sideFeatures } from './side-features';

/** A rectangle that may be the photograph, with its features for the cover model. */
export interface CoverRow {
  /** The rectangle on the original grid, before the grid was leveled. */
  readonly box: Box;
  /** The features for the cover model. `sideFeatures` and the other functions of features describe them. */
  readonly features: readonly number[];
}

/**
 * Returns a row for each rectangle that may be the photograph of the listing. `title` contains the boxes of the
 * title's lines, in pixels of the page. A rectangle that contains such a box is left out, because it is a card or the
 * whole page.
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
  const relations = relationFeatures(candidates);
  return candidates.flatMap((candidate, at) => {
    const box = boxOf(tilted(candidate));
    if (lines.some((line) => holdsMiddle(box, line))) return [];
    const features = [
      ...sideFeatures(level, maps, candidate),
      ...shapeFeatures(level, candidate),
      ...textureFeatures(level, maps, candidate),
      ...colorFeatures(level, maps.text, candidate),
      ...titlePlaceFeatures(level, box, lines[0] ?? null),
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
