import { describe, expect, it } from 'vitest';
import { areaOf, frameOf } from './cover';

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
