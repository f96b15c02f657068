import type { CoverCandidate, Rectangle } from './cover-candidates';
import type { PageSummedAreas } from './page-summed-areas';
import type { PixelGrid } from './pixel-grid';
import type { SummedArea } from './summed-area';

/**
 * The gap between a border and the strips of pixels on its two sides, in pixels. A border is up to two pixels wide, so
 * the strips do not touch it.
 */
const APART = 2;
const STRIP = 3;
/**
 * The thickness of the bands that are measured inside and outside each side of a candidate, as a share of the
 * candidate's width or height.
 */
const BAND = 0.1;

/**
 * Returns features of the cover model about the four sides of a candidate, in the order left, right, top, bottom.
 * - Features 1 to 4: the share of each side that has a border (0 to 1). Features 5 and 6: the smallest and the second
 * smallest of these shares. Feature 7: the sum of these shares (0 to 4). Feature 8: the share of the candidate's
 * width or height (0 to 1) that the clearest border inside the candidate covers.
 * - Feature 9: how many of the left and the right side are edges of the picture (0 to 2). Features 10 and 11: whether
 * the top, and whether the bottom, is an edge of the picture (0 or 1).
 * - Then the features of the strips of each side (`stripFeatures`), and the features of the bands of each side
 * (`bandFeatures`).
 * - Then for each feature of the strips: the largest value of the four sides, and the smallest.
 */
export function sideFeatures(
  grid: PixelGrid,
  maps: PageSummedAreas,
  candidate: CoverCandidate,
): number[] {
  const { x, y, right, bottom, sides, divider } = candidate;
  const [weakest = 0, second = 0] = sides.toSorted((a, b) => a - b);
  const bands = [BAND * (right - x), BAND * (bottom - y)].map((band) => Math.max(STRIP, band));
  const [wide = 0, high = 0] = bands.map(Math.round);
  const strips = aroundSides(candidate, STRIP, STRIP).map((pair) =>
    stripFeatures(grid, maps, pair),
  );
  const broad = aroundSides(candidate, wide, high).map((pair) => bandFeatures(grid, maps, pair));
  return [
    ...sides,
    weakest,
    second,
    sides.reduce((sum, side) => sum + side, 0),
    divider,
    Number(x === 0) + Number(right === grid.width),
    Number(y === 0),
    Number(bottom === grid.height),
    ...strips.flat(),
    ...broad.flat(),
    ...[0, 1, 2, 3, 4].map((at) => Math.max(...strips.map((strip) => strip[at] ?? 0))),
    ...[0, 1, 2, 3, 4].map((at) => Math.min(...strips.map((strip) => strip[at] ?? 0))),
  ];
}

interface Beside {
  readonly inside: Rectangle;
  readonly outside: Rectangle;
}

/** Returns the strip inside the border and the strip outside it, for each of the four sides. */
function aroundSides(box: Rectangle, wide: number, high: number): Beside[] {
  const { x, y, right, bottom } = box;
  const across = (from: number): Rectangle => ({ x: from, right: from + wide, y, bottom });
  const down = (from: number): Rectangle => ({ x, right, y: from, bottom: from + high });
  return [
    { inside: across(x + APART), outside: across(x - APART - wide) },
    { inside: across(right - APART - wide), outside: across(right + APART) },
    { inside: down(y + APART), outside: down(y - APART - high) },
    { inside: down(bottom - APART - high), outside: down(bottom + APART) },
  ];
}

/** The value of a feature whose area is outside the picture. */
const NOTHING = -1;

/**
 * Returns five features of the cover model: the shares (0 to 1) of flat and of busy pixels in the inner strip, the same
 * shares in the outer strip, and the difference in brightness between the two strips (0 to 255).
 */
function stripFeatures(
  grid: PixelGrid,
  maps: PageSummedAreas,
  { inside, outside }: Beside,
): number[] {
  const shareIn = (map: SummedArea, box: Rectangle) => meanInRectangle(grid, map, box);
  const [bright, dark] = [shareIn(maps.brightness, inside), shareIn(maps.brightness, outside)];
  return [
    shareIn(maps.flat, inside),
    shareIn(maps.busy, inside),
    shareIn(maps.flat, outside),
    shareIn(maps.busy, outside),
    dark === NOTHING ? NOTHING : Math.abs(bright - dark),
  ];
}

/**
 * Returns four features of the cover model: the shares (0 to 1) of flat pixels and of pixels covered by words in the
 * inner band, and the same shares in the outer band.
 */
function bandFeatures(
  grid: PixelGrid,
  maps: PageSummedAreas,
  { inside, outside }: Beside,
): number[] {
  return [
    meanInRectangle(grid, maps.flat, inside),
    meanInRectangle(grid, maps.text, inside),
    meanInRectangle(grid, maps.flat, outside),
    meanInRectangle(grid, maps.text, outside),
  ];
}

/**
 * Returns the mean of a map over the part of a rectangle that is on the grid. Returns -1 if the rectangle is outside
 * the grid.
 */
export function meanInRectangle(
  { width, height }: PixelGrid,
  map: SummedArea,
  box: Rectangle,
): number {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const [right, bottom] = [Math.min(width, box.right), Math.min(height, box.bottom)];
  if (right <= x || bottom <= y) return NOTHING;
  return map.sum(x, y, right, bottom) / ((right - x) * (bottom - y));
}
