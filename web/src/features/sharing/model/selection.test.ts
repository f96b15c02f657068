import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitWithin,
  isLargeEnoughToSelect,
  STARTING_SELECTION,
  widenToMinThickness,
  toPicturePixels,
} from './selection';

describe('isLargeEnoughToSelect', () => {
  it('requires more than 10 pixels in both directions', () => {
    expect(isLargeEnoughToSelect({ width: 11, height: 11 })).toBe(true);
    expect(isLargeEnoughToSelect({ width: 10, height: 200 })).toBe(false);
    expect(isLargeEnoughToSelect({ width: 200, height: 10 })).toBe(false);
  });
});

describe('toPicturePixels', () => {
  const shown = { width: 300, height: 600 };
  const picture = { width: 1200, height: 2400 };

  it('scales up to the pixels of the picture', () => {
    expect(toPicturePixels({ x: 30, y: 60, width: 100, height: 20 }, shown, picture)).toEqual({
      x: 120,
      y: 240,
      width: 400,
      height: 80,
    });
  });

  it('scales width and height independently', () => {
    expect(
      toPicturePixels({ x: 0, y: 0, width: 100, height: 100 }, shown, { width: 600, height: 600 }),
    ).toEqual({ x: 0, y: 0, width: 200, height: 100 });
  });

  it('returns a rectangle inside the picture for any selection', () => {
    const amount = fc.double({ min: -500, max: 2000, noNaN: true });
    const extent = fc.double({ min: 0, max: 2000, noNaN: true });
    fc.assert(
      fc.property(amount, amount, extent, extent, (x, y, width, height) => {
        const cut = toPicturePixels({ x, y, width, height }, shown, picture);
        expect(cut.x).toBeGreaterThanOrEqual(0);
        expect(cut.y).toBeGreaterThanOrEqual(0);
        expect(cut.width).toBeGreaterThanOrEqual(1);
        expect(cut.height).toBeGreaterThanOrEqual(1);
        expect(cut.x + cut.width).toBeLessThanOrEqual(picture.width);
        expect(cut.y + cut.height).toBeLessThanOrEqual(picture.height);
      }),
    );
  });
});

describe('fitWithin', () => {
  it('scales the longer side down and keeps the aspect ratio', () => {
    expect(fitWithin({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 });
  });

  it('never scales up', () => {
    expect(fitWithin({ width: 400, height: 800 }, 2000)).toEqual({ width: 400, height: 800 });
  });

  it('keeps both sides of a long strip at least 1 pixel long', () => {
    expect(fitWithin({ width: 40_000, height: 1 }, 2000)).toEqual({ width: 2000, height: 1 });
  });
});

it('STARTING_SELECTION lies inside the picture', () => {
  expect(STARTING_SELECTION.x + STARTING_SELECTION.width).toBeLessThanOrEqual(100);
  expect(STARTING_SELECTION.y + STARTING_SELECTION.height).toBeLessThanOrEqual(100);
});

describe('widenToMinThickness', () => {
  const imageWith = (zoom: number) =>
    ({
      clientWidth: 300,
      clientHeight: 600,
      getBoundingClientRect: () => ({ width: 300 * zoom }),
    }) as HTMLElement;

  it('makes a flat swipe as high as a line of text, with the same middle', () => {
    expect(widenToMinThickness({ x: 20, y: 100, width: 80, height: 0 }, imageWith(1))).toEqual({
      x: 20,
      y: 94,
      width: 80,
      height: 12,
    });
  });

  it('gives a swipe the same thickness on the screen when the picture is zoomed', () => {
    expect(widenToMinThickness({ x: 20, y: 100, width: 80, height: 0 }, imageWith(4)).height).toBe(
      3,
    );
  });

  it('keeps a thickened rectangle inside the picture', () => {
    expect(widenToMinThickness({ x: 0, y: 600, width: 300, height: 0 }, imageWith(1)).y).toBe(588);
  });

  it('does not change a rectangle that is already thick enough', () => {
    const drawn = { x: 20, y: 100, width: 80, height: 30 };
    expect(widenToMinThickness(drawn, imageWith(1))).toEqual(drawn);
  });
});
