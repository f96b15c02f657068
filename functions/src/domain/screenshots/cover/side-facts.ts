import type { Candidate, Rectangle } from './cover-candidates';
import type { PageMaps } from './page-maps';
import type { PixelGrid } from './pixel-grid';
import type { SummedArea } from './summed-area';

/** Borders are up to two pixels wide, so strips beside them start as many pixels away. */
const APART = 2;
const STRIP = 3;
/** A band is this share of the candidate's width or height. */
const BAND = 0.1;

/** Describes the borders, and the strips and bands inside and outside of each. */
export function sideFacts(grid: PixelGrid, maps: PageMaps, candidate: Candidate): number[] {
  const { x, y, right, bottom, sides, divider } = candidate;
  const [weakest = 0, second = 0] = sides.toSorted((a, b) => a - b);
  const bands = [BAND * (right - x), BAND * (bottom - y)].map((band) => Math.max(STRIP, band));
  const [wide = 0, high = 0] = bands.map(Math.round);
  const strips = aroundSides(candidate, STRIP, STRIP).map((pair) => stripFacts(grid, maps, pair));
  const broad = aroundSides(candidate, wide, high).map((pair) => bandFacts(grid, maps, pair));
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

/** The strips on both sides of the borders on the left, on the right, above and below. */
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

/** Outside of the picture. */
const NOTHING = -1;

function stripFacts(grid: PixelGrid, maps: PageMaps, { inside, outside }: Beside): number[] {
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

function bandFacts(grid: PixelGrid, maps: PageMaps, { inside, outside }: Beside): number[] {
  return [
    shareOf(grid, maps.flat, inside),
    shareOf(grid, maps.text, inside),
    shareOf(grid, maps.flat, outside),
    shareOf(grid, maps.text, outside),
  ];
}

/** The mean of a map within the part of a rectangle that is on the grid. */
export function shareOf({ width, height }: PixelGrid, map: SummedArea, box: Rectangle): number {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const [right, bottom] = [Math.min(width, box.right), Math.min(height, box.bottom)];
  if (right <= x || bottom <= y) return NOTHING;
  return map.sum(x, y, right, bottom) / ((right - x) * (bottom - y));
}
