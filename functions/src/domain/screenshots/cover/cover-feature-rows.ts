import { containsCenter, scaledBox } from '../layout/geometry';
import type { Box, RecognizedPage } from '../layout/recognized-page';
import { colorFeatures } from './color-features';
import { coverCandidates, type Rectangle } from './cover-candidates';
import { pageSummedAreas } from './page-summed-areas';
import type { PixelGrid } from './pixel-grid';
import { shapeFeatures, textureFeatures, titlePlaceFeatures } from './place-features';
import { relationFeatures } from './relation-features';
import { sideFeatures } from './side-features';
import { deskewedPage, pageSlope } from '../layout/deskew';

/** A rectangle that may be the photograph, with its features for the cover model. */
export interface CoverFeatureRow {
  /** The rectangle in pixels of the original grid, before the grid was rotated to make its rows level. */
  readonly box: Box;
  /**
   * The features of the rectangle for the cover model. `sideFeatures` and the other functions whose names end in
   * `Features` describe them.
   */
  readonly features: readonly number[];
}

/**
 * Returns a `CoverFeatureRow` for each rectangle that may be the photograph of the listing. `title` contains the boxes
 * of the title's lines, in pixels of the page. Leaves out a rectangle that contains such a box, because it is a card or
 * the whole page.
 */
export function coverFeatureRows(
  page: RecognizedPage,
  grid: PixelGrid,
  title: readonly Box[],
): CoverFeatureRow[] {
  const { level, levelWords, tilted } = deskewedGridAndPage(grid, page);
  const maps = pageSummedAreas(level, levelWords);
  const scale = grid.width / page.width;
  const lines = title.map((line) => scaledBox(line, scale));
  const candidates = coverCandidates(level, maps);
  const relations = relationFeatures(candidates);
  return candidates.flatMap((candidate, at) => {
    const box = boxOf(tilted(candidate));
    if (lines.some((line) => containsCenter(box, line))) return [];
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

interface DeskewedGridAndPage {
  readonly level: PixelGrid;
  readonly levelWords: RecognizedPage;
  /** Converts a rectangle of the level grid to the box around it on the original grid. */
  readonly tilted: (box: Rectangle) => Rectangle;
}

/**
 * Rotates the grid of a tilted photo so that the rows become level. `deskewedPage` rotates the words in the same way.
 */
export function deskewedGridAndPage(grid: PixelGrid, page: RecognizedPage): DeskewedGridAndPage {
  const slope = pageSlope(page);
  if (slope === 0) return { level: grid, levelWords: page, tilted: (box) => box };
  return {
    level: rotated(grid, slope),
    levelWords: deskewedPage(page),
    tilted: (box) => boxAround(grid, slope, box),
  };
}

function rotated(grid: PixelGrid, slope: number): PixelGrid {
  const { width, height, data } = grid;
  const level = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = placeBefore(grid, slope, [x, y]);
      const column = within(Math.round(fromX), width - 1);
      const row = within(Math.round(fromY), height - 1);
      const from = 3 * (row * width + column);
      level.set(data.subarray(from, from + 3), 3 * (y * width + x));
    }
  return { width, height, data: level };
}

function boxAround(grid: PixelGrid, slope: number, box: Rectangle): Rectangle {
  const corners = [box.x, box.right].flatMap((x) =>
    [box.y, box.bottom].map((y) => placeBefore(grid, slope, [x, y])),
  );
  const across = corners.map(([x]) => within(x, grid.width));
  const down = corners.map(([, y]) => within(y, grid.height));
  return {
    x: Math.min(...across),
    y: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

type Point = readonly [x: number, y: number];

function placeBefore({ width, height }: PixelGrid, slope: number, [x, y]: Point): Point {
  return [x - slope * (y - height / 2), y + slope * (x - width / 2)];
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
