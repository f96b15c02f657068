import { type Border, type BorderSide, verticalBorders } from './borders';
import { type PixelGrid, transposed } from './pixel-grid';

/** In pixels of the grid. `right` and `bottom` are the first column and row outside. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Candidate extends Rectangle {
  /** How much of each side is a border, 0 to 1. The edge of the picture counts as 1. */
  readonly sides: readonly [left: number, right: number, top: number, bottom: number];
  /** The same of the clearest border that divides it, as a bar above a photograph does. */
  readonly divider: number;
}

/** Shortest side of a photograph, as a share of the grid's longer side, and in pixels. */
const SHORTEST_SHARE = 0.035;
const SHORTEST = 16;
/** A border above or below must be beside this share of the width. */
const SHARED = 0.5;
const WEAKEST_SIDE = 0.3;
const WEAKEST_SIDES = 2.6;
const MOST_CANDIDATES = 300;

/** Returns the rectangles with a straight border on each side, those with the clearest borders first. */
export function coverCandidates(grid: PixelGrid): Candidate[] {
  const shortest = Math.max(SHORTEST, SHORTEST_SHARE * Math.max(grid.width, grid.height));
  const borders: AllBorders = {
    across: verticalBorders(grid, shortest),
    down: verticalBorders(transposed(grid), shortest),
  };
  const framed = columns(borders, shortest).flatMap(([x, right]) =>
    rows(borders, { from: x, to: right }, shortest).flatMap(([y, bottom]) => {
      const box = { x, y, right, bottom };
      const sides = sidesOf(borders, box);
      const isFramed = Math.min(...sides) >= WEAKEST_SIDE && sumOf(sides) >= WEAKEST_SIDES;
      return isFramed ? [{ ...box, sides }] : [];
    }),
  );
  return framed
    .toSorted((a, b) => clearness(b) - clearness(a))
    .slice(0, MOST_CANDIDATES)
    .map((candidate) => ({ ...candidate, divider: dividerOf(borders, candidate) }));
}

interface AllBorders {
  readonly across: Readonly<Record<'left' | 'right', BorderSide>>;
  /** Of the transposed grid: `left` is above, `right` is below. */
  readonly down: Readonly<Record<'left' | 'right', BorderSide>>;
}

type Framed = Omit<Candidate, 'divider'>;
type Span = Pick<Border, 'from' | 'to'>;

/** Pairs of borders on the left and right that are beside each other. */
function columns({ across }: AllBorders, shortest: number): [number, number][] {
  return across.left.borders.flatMap((one) =>
    across.right.borders
      .filter((other) => other.at - one.at >= shortest && overlap(one, other) >= shortest)
      .map((other): [number, number] => [one.at, other.at]),
  );
}

/** Pairs of borders above and below that are beside enough of the span. */
function rows({ down }: AllBorders, span: Span, shortest: number): [number, number][] {
  const isBeside = (border: Border) => overlap(border, span) >= SHARED * (span.to - span.from);
  const below = down.right.borders.filter(isBeside);
  return down.left.borders
    .filter(isBeside)
    .flatMap((one) =>
      below
        .filter((other) => other.at - one.at >= shortest)
        .map((other): [number, number] => [one.at, other.at]),
    );
}

const overlap = (one: Span, other: Span): number =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from);

const sidesOf = ({ across, down }: AllBorders, { x, y, right, bottom }: Rectangle) =>
  [
    supportOf(across.left, x, y, bottom),
    supportOf(across.right, right, y, bottom),
    supportOf(down.left, y, x, right),
    supportOf(down.right, bottom, x, right),
  ] as const;

/** The share of the pixels from `from` to `to` that have a border at `at`. */
function supportOf(side: BorderSide, at: number, from: number, to: number): number {
  return side.isEdge(at) ? 1 : side.near.sum(at, from, at + 1, to) / (to - from);
}

const sumOf = (sides: Candidate['sides']): number => sides.reduce((sum, side) => sum + side, 0);

const clearness = ({ sides, x, y, right, bottom }: Framed): number =>
  sumOf(sides) + 0.2 * Math.log((right - x) * (bottom - y));

/** Borders closer to a side belong to it. */
const BESIDE = 4;

function dividerOf({ across, down }: AllBorders, { x, y, right, bottom }: Framed): number {
  const within = (side: BorderSide, span: Span, other: Span) =>
    side.borders
      .filter(({ at }) => at > span.from + BESIDE && at < span.to - BESIDE)
      .map(({ at }) => supportOf(side, at, other.from, other.to));
  const [wide, high] = [
    { from: x, to: right },
    { from: y, to: bottom },
  ];
  return Math.max(
    0,
    ...[across.left, across.right].flatMap((side) => within(side, wide, high)),
    ...[down.left, down.right].flatMap((side) => within(side, high, wide)),
  );
}
