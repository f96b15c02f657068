import { type BorderSide, verticalBorders } from './borders';
import { type PixelGrid, transposed } from './pixel-grid';
import { type PixelMaps, pixelMaps } from './pixel-maps';

/** What a picture shows apart from its words. */
export interface PictureFacts {
  readonly maps: PixelMaps;
  readonly borders: PictureBorders;
  /** The shortest side of a photograph, in pixels of the grid. */
  readonly shortest: number;
}

export interface PictureBorders {
  readonly across: Readonly<Record<'left' | 'right', BorderSide>>;
  /** Of the transposed grid: `left` is above, `right` is below. */
  readonly down: Readonly<Record<'left' | 'right', BorderSide>>;
}

/** Shortest side of a photograph, as a share of the grid's longer side, and in pixels. */
const SHORTEST_SHARE = 0.028;
const SHORTEST = 16;

const FACTS = new WeakMap<PixelGrid, PictureFacts>();

/**
 * Returns the same facts if it is called again with the same grid: they take half of the time of finding a cover, so they are
 * looked up before the words are known, while the engine works.
 */
export function pictureFacts(grid: PixelGrid): PictureFacts {
  const known = FACTS.get(grid);
  if (known) return known;
  const shortest = Math.max(SHORTEST, SHORTEST_SHARE * Math.max(grid.width, grid.height));
  const borders = {
    across: verticalBorders(grid, shortest),
    down: verticalBorders(transposed(grid), shortest),
  };
  const facts = { maps: pixelMaps(grid), borders, shortest };
  FACTS.set(grid, facts);
  return facts;
}
