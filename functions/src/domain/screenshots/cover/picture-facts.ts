import { type BorderSide, verticalBorders } from './borders';
import { type PixelGrid, transposed } from './pixel-grid';
import { type PixelMaps, pixelMaps } from './pixel-maps';

/** What can be computed from the pixels alone, before the words are read. */
export interface PictureFacts {
  readonly maps: PixelMaps;
  readonly borders: PictureBorders;
  /** The length of the shortest side of a photograph, in pixels of the grid. */
  readonly shortest: number;
}

export interface PictureBorders {
  readonly across: Readonly<Record<'left' | 'right', BorderSide>>;
  /** The horizontal borders, found on the transposed grid: `left` means above, and `right` means below. */
  readonly down: Readonly<Record<'left' | 'right', BorderSide>>;
}

/** The length of the shortest side of a photograph, as a share of the grid's longer side, and in pixels. */
const SHORTEST_SHARE = 0.028;
const SHORTEST = 16;

const FACTS = new WeakMap<PixelGrid, PictureFacts>();

/**
 * Computes the borders of a grid once and caches them. This takes half of the time of finding a cover, so the service
 * starts it while the engine still reads the words.
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
