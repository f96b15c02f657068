import { describe, expect, it } from 'vitest';
import {
  drawnGrid,
  DRAWN_BACKGROUND_COLOR,
  photographColorAt,
} from '../../../functions/src/domain/screenshots/cover/drawn-grid.test-support';
import {
  pixelDifference,
  type PixelGrid,
} from '../../../functions/src/domain/screenshots/cover/pixel-grid';
import { createRandom } from '../../../scripts/demo/random';
import {
  withoutPhoto,
  withPaintedPlaces,
  withPanelOverPhoto,
  withSoftPhoto,
} from './changed-photo';

const PHOTO = { x: 20, y: 30, width: 40, height: 50 };
const grid = drawnGrid(100, 120, [{ ...PHOTO, color: photographColorAt }]);
const colorAt = ({ width, data }: PixelGrid, x: number, y: number) => [
  ...data.slice(3 * (y * width + x), 3 * (y * width + x) + 3),
];
/** Returns the places at which the pixels of two grids differ. */
function changed(one: PixelGrid, other: PixelGrid) {
  const places: { readonly x: number; readonly y: number }[] = [];
  for (let y = 0; y < one.height; y += 1)
    for (let x = 0; x < one.width; x += 1)
      if (String(colorAt(one, x, y)) !== String(colorAt(other, x, y))) places.push({ x, y });
  return places;
}
const isInPhoto = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= 20 && x < 60 && y >= 30 && y < 80;
/** Returns the mean difference of neighboring pixels in the photograph. */
function roughness(shown: PixelGrid): number {
  let sum = 0;
  for (let y = 30; y < 80; y += 1)
    for (let x = 20; x < 59; x += 1) {
      const place = 3 * (y * shown.width + x);
      sum += pixelDifference(shown.data, place, place + 3);
    }
  return sum / (39 * 50);
}

describe('withoutPhoto', () => {
  it('paints the photograph in the color beside it', () => {
    const empty = withoutPhoto(grid, PHOTO);
    expect(changed(empty, drawnGrid(100, 120, []))).toEqual([]);
    expect(colorAt(empty, 40, 50)).toEqual([...DRAWN_BACKGROUND_COLOR]);
  });
});

describe('withPanelOverPhoto', () => {
  it('paints over the photograph with a flat color or a smooth gradient, and changes nothing outside of it', () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const panel = withPanelOverPhoto(grid, PHOTO, createRandom(seed));
      expect(changed(grid, panel).every(isInPhoto)).toBe(true);
      expect(changed(grid, panel).length).toBeGreaterThan(1900);
      expect(roughness(panel)).toBeLessThan(2);
    }
  });
});

describe('withSoftPhoto', () => {
  it('makes the photograph smoother and leaves the rest as it is', () => {
    const soft = withSoftPhoto(grid, PHOTO, createRandom(3));
    expect(roughness(soft)).toBeLessThan(roughness(grid));
    expect(roughness(soft)).toBeGreaterThan(1);
    expect(changed(grid, soft).every(isInPhoto)).toBe(true);
  });
});

describe('withPaintedPlaces', () => {
  it('paints over places outside of the photograph, and never over the photograph', () => {
    let places = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const painted = changed(grid, withPaintedPlaces(grid, PHOTO, createRandom(seed)));
      expect(painted.some(isInPhoto)).toBe(false);
      places += painted.length;
    }
    expect(places).toBeGreaterThan(1000);
  });
});

describe('each change of a photograph', () => {
  it('does not change the given grid of pixels, even if the pixels are in a Buffer, whose slices share memory', () => {
    const given = { ...grid, data: Buffer.from(grid.data) };
    withoutPhoto(given, PHOTO);
    withPanelOverPhoto(given, PHOTO, createRandom(1));
    withSoftPhoto(given, PHOTO, createRandom(3));
    withPaintedPlaces(given, PHOTO, createRandom(1));
    expect(given.data.equals(grid.data)).toBe(true);
  });
});
