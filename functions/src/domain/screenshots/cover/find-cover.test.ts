import { describe, expect, it } from 'vitest';
import { writtenPage } from '../written-page.test-support';
import { drawnGrid, patches, plain } from './drawn-grid.test-support';
import { findCover } from './find-cover';

/** A page of 600 × 1200 pixels. Grids show it at half its size. */
const page = writtenPage(600, 1200, [
  [40, 40, 28, 'Order details'],
  [300, 240, 28, 'Brass banker lamp'],
  [300, 300, 28, '$34.99'],
  [40, 700, 24, 'Order total $41.20'],
]);
const BAR = { x: 0, y: 0, width: 300, height: 45, color: plain([20, 60, 120]) };
const BUTTON = { x: 20, y: 500, width: 260, height: 40, color: plain([30, 90, 200]) };
const SMALL_PHOTO = { x: 20, y: 110, width: 100, height: 100, color: patches };
const LARGE_PHOTO = { x: 0, y: 60, width: 300, height: 260, color: patches };

describe('findCover', () => {
  it.each([
    ['beside the title', SMALL_PHOTO],
    ['as wide as the picture', LARGE_PHOTO],
  ])('finds the photograph to the pixel when it is %s', (_place, photo) => {
    const cover = findCover(page, drawnGrid(300, 600, [BAR, BUTTON, photo]));
    expect(cover?.confidence).toBeGreaterThanOrEqual(0.5);
    const { x = 0, y = 0, width = 0, height = 0 } = cover?.area ?? {};
    const pixels = [x * 300, y * 600, width * 300, height * 600].map(Math.round);
    expect(pixels).toEqual([photo.x, photo.y, photo.width, photo.height]);
  });

  it('finds nothing when the page has only text, bars and buttons', () => {
    expect(findCover(page, drawnGrid(300, 600, [BAR, BUTTON]))).toBeNull();
  });

  it('finds nothing when the picture has one color', () => {
    expect(findCover({ ...page, words: [] }, drawnGrid(40, 80, []))).toBeNull();
  });
});
