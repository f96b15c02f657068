/** A picture, row by row, with the brightness (0 to 255) of each pixel. */
export interface GrayPicture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

const TILE = 32;
/** Neighboring pixels belong to a flat surface if their brightness (0 to 255) differs by at most this. */
const FLAT_STEP = 4;
/**
 * A tile is texture only if less than this share of its pixels belongs to a flat surface. A tile with text has more
 * flat pixels, because the background is visible between letters.
 */
const MAX_FLAT = 0.25;
/**
 * A tile is texture only if its most frequent shade (two neighboring bins of the tile's brightness histogram) covers
 * less than this share of its pixels. A tile with text has a background of one shade.
 */
const MAX_SHADE = 0.36;
const BIN = 5;
/**
 * The minimum number of tiles in an area that is painted. Smaller areas stay unchanged, because the text recognition
 * needs little time for them.
 */
const MIN_TILES = 24;
/**
 * A pixel may be text on a photograph only if it is nearly white or nearly black: at least `WHITE_FROM` or at most
 * `BLACK_TO` (0 to 255).
 */
const WHITE_FROM = 246;
const BLACK_TO = 10;
const MIN_INK = 0.04;
/**
 * If more than this share of an area's tiles contains nearly white or nearly black pixels, these pixels belong to the
 * texture instead of text.
 */
const MAX_INKED = 0.4;

interface Tile {
  readonly isTexture: boolean;
  readonly hasInk: boolean;
  readonly mean: number;
}

interface Grid {
  readonly tiles: readonly Tile[];
  readonly columns: number;
}

/**
 * Paints rough surfaces in photographs, such as cloth and grass, in one shade. Otherwise, the text recognition would
 * read these surfaces as thousands of letters. Keeps text that is printed on a photograph. Changes the picture in
 * place.
 */
export function flattenPhotographTexture(picture: GrayPicture): void {
  const grid = gridOf(picture);
  for (const area of textureAreas(grid)) {
    if (area.length < MIN_TILES) continue;
    const tiles = area.flatMap((index) => grid.tiles[index] ?? []);
    const inked = area.filter((index) => grid.tiles[index]?.hasInk);
    const kept = new Set(
      inked.length > MAX_INKED * area.length ? [] : inked.flatMap((index) => around(index, grid)),
    );
    const mean = Math.round(tiles.reduce((sum, tile) => sum + tile.mean, 0) / tiles.length);
    for (const index of area) if (!kept.has(index)) fill(picture, placeOf(index, grid), mean);
  }
}

function gridOf(picture: GrayPicture): Grid {
  const columns = Math.ceil(picture.width / TILE);
  const count = columns * Math.ceil(picture.height / TILE);
  const place = { tiles: [], columns };
  return {
    tiles: Array.from({ length: count }, (_, index) => tileAt(picture, placeOf(index, place))),
    columns,
  };
}

interface Place {
  readonly left: number;
  readonly top: number;
}

const placeOf = (index: number, { columns }: Grid): Place => ({
  left: (index % columns) * TILE,
  top: Math.floor(index / columns) * TILE,
});

function tileAt({ pixels, width, height }: GrayPicture, { left, top }: Place): Tile {
  const [right, bottom] = [Math.min(left + TILE, width - 1), Math.min(top + TILE, height - 1)];
  const bins = new Uint16Array(Math.ceil(256 / BIN));
  let [flat, ink, sum] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      const value = pixels[at] ?? 0;
      const across = Math.abs(value - (pixels[at + 1] ?? 0));
      const down = Math.abs(value - (pixels[at + width] ?? 0));
      if (across <= FLAT_STEP && down <= FLAT_STEP) flat += 1;
      if (value >= WHITE_FROM || value <= BLACK_TO) ink += 1;
      sum += value;
      const bin = Math.floor(value / BIN);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
  }
  const count = Math.max(1, (right - left) * (bottom - top));
  return {
    isTexture: flat < MAX_FLAT * count && mostFrequent(bins) < MAX_SHADE * count,
    hasInk: ink > MIN_INK * count,
    mean: sum / count,
  };
}

function mostFrequent(bins: Uint16Array): number {
  return bins.reduce((most, count, index) => Math.max(most, count + (bins[index + 1] ?? 0)), 0);
}

/** Returns groups of neighboring texture tiles. A tile is identified by its index. */
function textureAreas(grid: Grid): number[][] {
  const open = new Set(grid.tiles.flatMap((tile, index) => (tile.isTexture ? [index] : [])));
  const areas: number[][] = [];
  for (const first of open) {
    const area = [first];
    open.delete(first);
    for (const index of area) {
      for (const next of around(index, grid).filter((other) => open.has(other))) {
        open.delete(next);
        area.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

/** Returns the indexes of a tile and its neighbors (up to eight). */
function around(index: number, { columns }: Grid): number[] {
  const column = index % columns;
  return [-1, 0, 1]
    .filter((step) => column + step >= 0 && column + step < columns)
    .flatMap((step) => [index - columns + step, index + step, index + columns + step]);
}

function fill({ pixels, width, height }: GrayPicture, { left, top }: Place, value: number): void {
  const right = Math.min(left + TILE, width);
  for (let y = top; y < Math.min(top + TILE, height); y += 1)
    pixels.fill(value, y * width + left, y * width + right);
}
