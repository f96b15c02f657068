import { type BordersOfOneSide, verticalBorders } from './borders';
import { type PixelGrid, transposedGrid } from './pixel-grid';
import { type PixelSummedAreas, pixelSummedAreas } from './pixel-summed-areas';

/** Facts about a picture that are computed from its pixels alone, before the text recognition has read the words. */
export interface PictureFacts {
  readonly maps: PixelSummedAreas;
  readonly borders: PictureBorders;
  /** The minimum length of a photograph's shorter side, in pixels of the grid. */
  readonly shortest: number;
}

export interface PictureBorders {
  readonly across: Readonly<Record<'left' | 'right', BordersOfOneSide>>;
  /**
   * The horizontal borders. They are found on a copy of the grid whose rows and columns are swapped, so `left` means
   * above and `right` means below.
   */
  readonly down: Readonly<Record<'left' | 'right', BordersOfOneSide>>;
}

/**
 * The minimum length of a photograph's shorter side is the larger of two values: SHORTEST_SHARE of the grid's longer
 * side, and SHORTEST pixels.
 */
const SHORTEST_SHARE = 0.028;
const SHORTEST = 16;

const FACTS = new WeakMap<PixelGrid, PictureFacts>();

/**
 * Returns the facts about a picture, such as its borders, and caches them for later calls. Finding the borders takes
 * half of the time that finding a cover takes. So the service makes the first call while the text recognition still
 * reads the words.
 */
export function pictureFacts(grid: PixelGrid): PictureFacts {
  const known = FACTS.get(grid);
  if (known) return known;
  const shortest = Math.max(SHORTEST, SHORTEST_SHARE * Math.max(grid.width, grid.height));
  const borders = {
    across: verticalBorders(grid, shortest),
    down: verticalBorders(transposedGrid(grid), shortest),
  };
  const facts = { maps: pixelSummedAreas(grid), borders, shortest };
  FACTS.set(grid, facts);
  return facts;
}
