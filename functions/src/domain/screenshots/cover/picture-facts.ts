import { type BorderSide, verticalBorders } from './borders';
import { type PixelGrid, transposed } from './pixel-grid';
import { type PixelMaps, pixelMaps } from './pixel-maps';

/** What can be computed from the pixels alone, before the words are known. */
export interface PictureFacts {
  readonly maps: PixelMaps;
  readonly borders: PictureBorders;
  /** No side of a photograph is shorter, in pixels of the grid. */
  readonly shortest: number;
}

export interface PictureBorders {
  readonly across: Readonly<Record<'left' | 'right', BorderSide>>;
  /** Of the transposed grid: `left` is above, `right` is below. */
  readonly down: Readonly<Record<'left' | 'right', BorderSide>>;
}

/** No side of a photograph is shorter: as a share of the grid's longer side, and in pixels. */
const SHORTEST_SHARE = 0.028;
const SHORTEST = 16;

const FACTS = new WeakMap<PixelGrid, PictureFacts>();

/**
 * Computes the facts once for each grid and remembers them. They take half of the time of finding a cover, so the service computes them
 * while the engine still reads the words.
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
