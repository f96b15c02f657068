import type { Border, BordersOfOneSide } from './borders';
import { type PictureBorders, pictureFacts } from './picture-facts';
import type { PixelGrid } from './pixel-grid';
import type { SummedArea } from './summed-area';

/** A rectangle in pixels of the grid, which is a small copy of the picture. `right` and `bottom` are exclusive. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

export interface CoverCandidate extends Rectangle {
  /**
   * For each side of the rectangle, the share of its length that has a border, 0 to 1. An edge of the picture counts as
   * 1.
   */
  readonly sides: readonly [left: number, right: number, top: number, bottom: number];
  /**
   * The share of the rectangle's width or height (0 to 1) that the clearest border inside the rectangle covers. For
   * example, a rectangle with a bar above a photograph has a border inside.
   */
  readonly divider: number;
}

/** A border above or below a rectangle must span at least this share of the rectangle's width. */
const SHARED = 0.5;
const WEAKEST_SIDE = 0.3;
const WEAKEST_SIDES = 2.6;
/** The maximum number of candidates in a size class. The areas in a class differ by at most a factor of four. */
const MOST_OF_SIZE = 80;
const SIZE_FACTOR = 4;

/**
 * Returns the rectangles that have a straight border on each side. Of each size class, returns only the best
 * MOST_OF_SIZE rectangles: those with the clearest borders and the least text and flat areas inside. With one limit for
 * all sizes, the many large rectangles of a page would displace small photographs.
 */
export function coverCandidates(
  grid: PixelGrid,
  { flat, text }: Readonly<Record<'flat' | 'text', SummedArea>>,
): CoverCandidate[] {
  const { borders, shortest } = pictureFacts(grid);
  const framed = columns(borders, shortest).flatMap(([x, right]) =>
    framedIn(borders, { from: x, to: right }, shortest),
  );
  const bySize = new Map<number, Ranked[]>();
  for (const box of framed) {
    const area = areaOfRectangle(box);
    const size = Math.floor(Math.log(area) / Math.log(SIZE_FACTOR));
    const unlike = sumIn(flat, box) + sumIn(text, box);
    const rank = sumOfBorderShares(box.sides) - unlike / area;
    const others = bySize.get(size);
    if (others) others.push({ box, rank });
    else bySize.set(size, [{ box, rank }]);
  }
  return [...bySize.values()].flatMap((all) =>
    all
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, MOST_OF_SIZE)
      .map(({ box }) => ({ ...box, divider: dividerOf(borders, box) })),
  );
}

interface Ranked {
  readonly box: Framed;
  readonly rank: number;
}

const sumIn = (map: SummedArea, { x, y, right, bottom }: Rectangle): number =>
  map.sum(x, y, right, bottom);

/** Returns the area of a rectangle in pixels of the grid. */
export const areaOfRectangle = ({ x, y, right, bottom }: Rectangle): number =>
  (right - x) * (bottom - y);

type Framed = Omit<CoverCandidate, 'divider'>;
type Span = Pick<Border, 'from' | 'to'>;

/** Returns all different pairs of a left and a right border that overlap vertically. */
function columns({ across }: PictureBorders, shortest: number): [number, number][] {
  const pairs = new Map<number, Set<number>>();
  for (const one of across.left.borders) {
    const others = pairs.get(one.at) ?? new Set();
    pairs.set(one.at, others);
    for (const other of across.right.borders)
      if (other.at - one.at >= shortest && overlap(one, other) >= shortest) others.add(other.at);
  }
  return [...pairs].flatMap(([x, others]) =>
    [...others].map((right): [number, number] => [x, right]),
  );
}

/** Returns the rectangles that a left and a right border form with borders above and below them. */
function framedIn(borders: PictureBorders, span: Span, shortest: number): Framed[] {
  const { from: x, to: right } = span;
  const above = acrossSpan(borders.down.left, span);
  const below = acrossSpan(borders.down.right, span);
  const framed: Framed[] = [];
  for (const top of above)
    for (const end of below) {
      const [y, bottom] = [top.at, end.at];
      if (bottom - y < shortest) continue;
      const left = supportOf(borders.across.left, x, y, bottom);
      if (left < WEAKEST_SIDE) continue;
      const other = supportOf(borders.across.right, right, y, bottom);
      if (other < WEAKEST_SIDE) continue;
      if (left + other + top.support + end.support < WEAKEST_SIDES) continue;
      framed.push({ x, y, right, bottom, sides: [left, other, top.support, end.support] });
    }
  return framed;
}

/**
 * Returns the positions of horizontal borders that span enough of the width of a rectangle. Each has the share of the
 * width that has a border.
 */
function acrossSpan(
  side: BordersOfOneSide,
  span: Span,
): { readonly at: number; readonly support: number }[] {
  const least = SHARED * (span.to - span.from);
  const places: { at: number; support: number }[] = [];
  for (const border of side.borders) {
    const { at } = border;
    if (overlap(border, span) < least || places.some((place) => place.at === at)) continue;
    const support = supportOf(side, at, span.from, span.to);
    if (support >= WEAKEST_SIDE) places.push({ at, support });
  }
  return places;
}

const overlap = (one: Span, other: Span): number =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from);

/** Returns the share (0 to 1) of the pixels from `from` to `to` that have a border at position `at`. */
function supportOf(side: BordersOfOneSide, at: number, from: number, to: number): number {
  return side.isEdge(at) ? 1 : side.near.sum(at, from, at + 1, to) / (to - from);
}

/** Returns how clear the four sides of a rectangle are in total: the sum of the shares with a border, 0 to 4. */
export const sumOfBorderShares = (sides: CoverCandidate['sides']): number =>
  sides.reduce((sum, side) => sum + side, 0);

/** A border belongs to a side of a rectangle if it is at most this many pixels away. */
const BESIDE = 4;

function dividerOf({ across, down }: PictureBorders, { x, y, right, bottom }: Framed): number {
  let clearest = 0;
  const look = (side: BordersOfOneSide, span: Span, other: Span): void => {
    for (const { at } of side.borders)
      if (at > span.from + BESIDE && at < span.to - BESIDE)
        clearest = Math.max(clearest, supportOf(side, at, other.from, other.to));
  };
  const wide = { from: x, to: right };
  const high = { from: y, to: bottom };
  look(across.left, wide, high);
  look(across.right, wide, high);
  look(down.left, high, wide);
  look(down.right, high, wide);
  return clearest;
}
