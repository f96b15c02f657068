import { COVER_MESSAGES } from '@contract/schemas/cover';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { describe, expect, it } from 'vitest';
import { areaOf, chosenCover, frameOf, startingFrame } from './cover';

const SCREENSHOT = { width: 400, height: 800 };
const UPPER = { x: 0, y: 0, width: 1, height: 0.25 };
const LOWER = { x: 0, y: 0.5, width: 1, height: 0.5 };

describe('frameOf', () => {
  it('frames the cover, and areaOf returns it', () => {
    const cover = { x: 0.25, y: 0.5, width: 0.125, height: 0.25 };
    expect(frameOf(cover)).toEqual({ unit: '%', x: 25, y: 50, width: 12.5, height: 25 });
    expect(areaOf(frameOf(cover))).toEqual(cover);
  });
});

describe('startingFrame', () => {
  it('is inside the picture, and inside the largest area of the part', () => {
    const { x, y, width, height } = startingFrame(null);
    expect(Math.min(x, y, 100 - x - width, 100 - y - height)).toBeGreaterThan(0);
    const inLower = areaOf(startingFrame([UPPER, LOWER]));
    expect(inLower.y).toBeGreaterThan(LOWER.y);
    expect(inLower.y + inLower.height).toBeLessThan(1);
  });
});

describe('chosenCover', () => {
  const chosen = (area: PictureArea, itemPart = [UPPER, LOWER]) =>
    chosenCover(frameOf(area), itemPart, SCREENSHOT);
  const INSIDE = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };

  it('is the frame without a part, and if the frame is inside the part', () => {
    expect(chosenCover(frameOf(INSIDE), null, SCREENSHOT)).toEqual({ cover: INSIDE });
    expect(chosen(INSIDE)).toEqual({ cover: INSIDE });
    expect(chosen(INSIDE, WHOLE_SCREENSHOT)).toEqual({ cover: INSIDE });
  });

  it('is the largest piece that is inside the part', () => {
    const across = { x: 0.25, y: 0.125, width: 0.5, height: 0.75 };
    expect(chosen(across)).toEqual({ cover: { ...across, y: 0.5, height: 0.375 } });
  });

  it('is refused if too little of it is inside the part', () => {
    const problem = 'The cover must be inside the part that others see.';
    expect(chosen({ x: 0, y: 0.3, width: 1, height: 0.1 })).toEqual({ problem });
    // 20 of its 120 pixels are inside.
    expect(chosen({ x: 0, y: 0.375, width: 1, height: 0.15 })).toEqual({ problem });
  });

  it('is refused if the frame is too small', () => {
    const small = { ...INSIDE, width: 0.05 };
    expect(chosen(small)).toEqual({ problem: COVER_MESSAGES.small });
    expect(chosenCover(frameOf(small), null, SCREENSHOT)).toEqual({
      problem: COVER_MESSAGES.small,
    });
  });
});
