import { describe, expect, it } from 'vitest';
import { areaOf, frameOf, isLargeCover } from './cover';

describe('frameOf', () => {
  it('frames the cover, and areaOf returns it', () => {
    const cover = { x: 0.25, y: 0.5, width: 0.125, height: 0.25 };
    expect(frameOf(cover)).toEqual({ unit: '%', x: 25, y: 50, width: 12.5, height: 25 });
    expect(areaOf(frameOf(cover))).toEqual(cover);
  });

  it('starts inside the picture when there is no cover', () => {
    const { x, y, width, height } = frameOf(null);
    expect(Math.min(x, y, 100 - x - width, 100 - y - height)).toBeGreaterThan(0);
  });
});

describe('isLargeCover', () => {
  const tenth = { x: 0, y: 0, width: 0.1, height: 0.1 };

  it('needs 24 pixels on each side', () => {
    expect(isLargeCover(tenth, { width: 240, height: 240 })).toBe(true);
    expect(isLargeCover(tenth, { width: 240, height: 230 })).toBe(false);
  });

  it('counts the pixels that the server stores of a large picture', () => {
    // 16 times as high as wide: 1600 × 100 pixels are stored, and a tenth of the width is 10 pixels.
    expect(isLargeCover(tenth, { width: 1000, height: 16_000 })).toBe(false);
  });
});
