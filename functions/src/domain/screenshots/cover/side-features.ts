import type { Candidate, Rectangle } from './cover-candidates';
import type { PageMaps } from './page-maps';
import type { PixelGrid } from './pixel-grid';
import type { SummedArea } from './summed-area';

/** Strips begin this many pixels away from a border, because a border is up to two pixels wide. */
const APART = 2;
const STRIP = 3;
/** The thickness of a band, as a share of the candidate's width or height. */
const BAND = 0.1;

/**
 * Returns features of the cover model: the four sides of a candidate, in the order left, right, top, bottom.
 * - 1 to 4: the share of each side that is a border (0 to 1); 5 and 6: the smallest and the second smallest share; 7:
 * their sum (0 to 4); 8: the share of the clearest border that divides the candidate.
 * - 9: how many of the left and the right side are edges of the picture (0 to 2); 10 and 11: whether the top and the
 * bottom are (0 or 1).
 * - For each side the features of its strips (`stripFeatures`), then for each side those of its bands (`bandFeatures`).
 * - For each feature of strips, the largest value of the four sides, then the smallest.
 */
export function sideFeatures(grid: PixelGrid, maps: PageMaps, candidate: Candidate): number[] {
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

/** For each of the four sides, returns the strip inside the border and the strip outside it. */
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

/** The value of a feature if its area is outside the picture. */
const NOTHING = -1;

/**
 * Returns five features: the shares (0 to 1) of flat and of busy pixels in the inner strip, the same shares in the
 * outer strip, and the difference in brightness (0 to 255).
 */
function stripFeatures(grid: PixelGrid, maps: PageMaps, { inside, outside }: Beside): number[] {
  const shareIn = (map: SummedArea, box: Rectangle) => shareOf(grid, map, box);
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
 * Returns four features: the shares (0 to 1) of flat pixels and of pixels covered by words in the inner band, and the
 * same shares in the outer band.
 */
function bandFeatures(grid: PixelGrid, maps: PageMaps, { inside, outside }: Beside): number[] {
  return [
    shareOf(grid, maps.flat, inside),
    shareOf(grid, maps.text, inside),
    shareOf(grid, maps.flat, outside),
    shareOf(grid, maps.text, outside),
  ];
}

/** Returns the mean of a map over the part of a rectangle that is on the grid. Returns -1 if no part is on the grid. */
export function shareOf({ width, height }: PixelGrid, map: SummedArea, box: Rectangle): number {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const [right, bottom] = [Math.min(width, box.right), Math.min(height, box.bottom)];
  if (right <= x || bottom <= y) return NOTHING;
  return map.sum(x, y, right, bottom) / ((right - x) * (bottom - y));
}
