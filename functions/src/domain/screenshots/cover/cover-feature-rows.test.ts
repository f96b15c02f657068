import { describe, expect, it } from 'vitest';
import { testPageOfLines } from '../test-page.test-support';
import { drawnGrid } from './drawn-grid.test-support';
import { deskewedGridAndPage } from './cover-feature-rows';
import { pixelDifference, type PixelGrid } from './pixel-grid';
import { tiltedGrid, tiltedPage } from './tilted-page.test-support';

const LINES = [
  [60, 200, 28, 'Order summary for the seller'],
  [60, 400, 28, 'Brass banker lamp with a shade'],
  [60, 600, 28, 'Sold on November 21 at noon'],
  [60, 800, 28, 'The item total includes all'],
] as const;
const page = testPageOfLines(600, 1200, LINES);
const CHESSBOARD = {
  x: 0,
  y: 0,
  width: 300,
  height: 600,
  color: (x: number, y: number) =>
    (Math.floor(x / 30) + Math.floor(y / 30)) % 2 === 0
      ? ([20, 60, 120] as const)
      : ([240, 240, 200] as const),
};
const grid = drawnGrid(300, 600, [CHESSBOARD]);
/**
 * The part of the picture that the tests compare. It leaves out the edges, where a rotation moves pixels out of the
 * picture.
 */
const INSIDE = { x: 20, y: 20, width: 260, height: 560 };

/** Returns the share of the pixels in a rectangle that clearly differ between two grids. */
function shareThatDiffers(one: PixelGrid, other: PixelGrid, rectangle: typeof INSIDE): number {
  const { x, y, width, height } = rectangle;
  let differing = 0;
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1) {
      const at = 3 * (row * one.width + column);
      const both = new Uint8Array([...one.data.slice(at, at + 3), ...other.data.slice(at, at + 3)]);
      if (pixelDifference(both, 0, 3) > 40) differing += 1;
    }
  return differing / (width * height);
}

describe('deskewedGridAndPage', () => {
  it('returns grid, words and boxes unchanged when the rows are level', () => {
    const { level, levelWords, tilted } = deskewedGridAndPage(grid, page);
    expect(level).toBe(grid);
    expect(levelWords).toBe(page);
    const box = { x: 60, y: 200, right: 220, bottom: 380 };
    expect(tilted(box)).toEqual(box);
  });

  it.each([0.03, -0.03])(
    'rotates the pixels so that the rows become level when the rows fall by %s pixels for each pixel to the right',
    (slope) => {
      const turned = tiltedGrid(grid, slope);
      expect(shareThatDiffers(turned, grid, INSIDE)).toBeGreaterThan(0.15);
      const { level } = deskewedGridAndPage(turned, tiltedPage(page, slope));
      expect(shareThatDiffers(level, grid, INSIDE)).toBeLessThan(0.03);
    },
  );

  it('rotates the words so that the rows of words become level', () => {
    const { levelWords } = deskewedGridAndPage(grid, tiltedPage(page, 0.03));
    for (const [at, { box }] of levelWords.words.entries()) {
      expect(Math.abs(box.x - (page.words[at]?.box.x ?? 0))).toBeLessThan(2);
      expect(Math.abs(box.y - (page.words[at]?.box.y ?? 0))).toBeLessThan(2);
    }
  });

  it('converts a rectangle of the level grid to the box around it on the tilted picture, clipped to the picture', () => {
    const { tilted } = deskewedGridAndPage(tiltedGrid(grid, 0.03), tiltedPage(page, 0.03));
    const around = tilted({ x: 60, y: 200, right: 220, bottom: 380 });
    expect(around.right - around.x).toBeCloseTo(160 + 0.03 * 180, 0);
    expect(around.bottom - around.y).toBeCloseTo(180 + 0.03 * 160, 0);
    expect(tilted({ x: 0, y: 0, right: 300, bottom: 600 })).toEqual({
      x: 0,
      y: 0,
      right: 300,
      bottom: 600,
    });
  });
});
