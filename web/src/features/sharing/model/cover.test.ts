import { COVER_MESSAGES } from '@contract/schemas/cover';
import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { describe, expect, it } from 'vitest';
import {
  areaOfFrame,
  coverFromFrame,
  chosenCoverIndex,
  frameOfArea,
  offeredCovers,
  startingFrame,
} from './cover';

const SCREENSHOT = { width: 400, height: 800 };
const UPPER = { x: 0, y: 0, width: 1, height: 0.25 };
const LOWER = { x: 0, y: 0.5, width: 1, height: 0.5 };

describe('frameOfArea', () => {
  it('returns a frame around the cover, and areaOfFrame returns the same cover from this frame', () => {
    const cover = { x: 0.25, y: 0.5, width: 0.125, height: 0.25 };
    expect(frameOfArea(cover)).toEqual({ unit: '%', x: 25, y: 50, width: 12.5, height: 25 });
    expect(areaOfFrame(frameOfArea(cover))).toEqual(cover);
  });
});

describe('startingFrame', () => {
  it('returns a frame inside the picture, and inside the largest area of the part', () => {
    const { x, y, width, height } = startingFrame(null);
    expect(Math.min(x, y, 100 - x - width, 100 - y - height)).toBeGreaterThan(0);
    const inLower = areaOfFrame(startingFrame([UPPER, LOWER]));
    expect(inLower.y).toBeGreaterThan(LOWER.y);
    expect(inLower.y + inLower.height).toBeLessThan(1);
  });
});

describe('coverFromFrame', () => {
  const chosen = (area: PictureArea, itemPart = [UPPER, LOWER]) =>
    coverFromFrame(frameOfArea(area), itemPart, SCREENSHOT);
  const INSIDE = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };

  it('returns the area inside the frame if there is no part, or if the frame is inside the part', () => {
    expect(coverFromFrame(frameOfArea(INSIDE), null, SCREENSHOT)).toEqual({ cover: INSIDE });
    expect(chosen(INSIDE)).toEqual({ cover: INSIDE });
    expect(chosen(INSIDE, WHOLE_SCREENSHOT)).toEqual({ cover: INSIDE });
  });

  it('returns the largest area of the frame that is inside the part', () => {
    const across = { x: 0.25, y: 0.125, width: 0.5, height: 0.75 };
    expect(chosen(across)).toEqual({ cover: { ...across, y: 0.5, height: 0.375 } });
  });

  it('returns a problem if too little of the frame is inside the part', () => {
    const problem = 'The cover must be inside the part that others see.';
    expect(chosen({ x: 0, y: 0.3, width: 1, height: 0.1 })).toEqual({ problem });
    // Of the frame's height, only 20 of 120 pixels are inside the part.
    expect(chosen({ x: 0, y: 0.375, width: 1, height: 0.15 })).toEqual({ problem });
  });

  it('returns a problem if the frame is too small', () => {
    const small = { ...INSIDE, width: 0.05 };
    expect(chosen(small)).toEqual({ problem: COVER_MESSAGES.small });
    expect(coverFromFrame(frameOfArea(small), null, SCREENSHOT)).toEqual({
      problem: COVER_MESSAGES.small,
    });
  });
});

const PICTURE = { width: 400, height: 800 };
const upper = { x: 0, y: 0, width: 1, height: 0.25 };
const lower = { x: 0, y: 0.5, width: 1, height: 0.25 };
const coversIn = (...[options, itemPart]: [(typeof upper)[], (typeof upper)[] | null]) =>
  offeredCovers(options, itemPart, PICTURE).map(({ cover }) => cover);

describe('offeredCovers', () => {
  it('offers all covers, with the squares that cards show, when there is no part', () => {
    const offered = offeredCovers([upper, lower], null, PICTURE);
    expect(offered.map(({ square }) => square)).toEqual([
      { x: 0.25, y: 0, width: 0.5, height: 0.25 },
      { x: 0.25, y: 0.5, width: 0.5, height: 0.25 },
    ]);
  });

  it('does not offer covers that are mostly or completely outside the part', () => {
    expect(coversIn([upper, lower], [{ x: 0, y: 0, width: 1, height: 0.3 }])).toEqual([upper]);
    expect(coversIn([upper, lower], [{ x: 0, y: 0, width: 1, height: 0.52 }])).toEqual([upper]);
    expect(coversIn([upper, lower], [{ x: 0, y: 0, width: 1, height: 0.54 }])).toHaveLength(2);
  });

  it('offers only one of two covers that look the same in the part', () => {
    const wide = { ...upper, height: 0.5 };
    const part = [{ x: 0, y: 0, width: 1, height: 0.2 }];
    expect(coversIn([upper, wide], null)).toEqual([upper, wide]);
    expect(coversIn([wide, upper], part)).toEqual([wide]);
  });
});

describe('chosenCoverIndex', () => {
  const part = [{ x: 0, y: 0.1, width: 1, height: 0.9 }];
  const offered = offeredCovers([upper, lower], part, PICTURE);

  it('returns the index of the cover option whose area inside the part equals the chosen cover, despite rounding errors', () => {
    expect(chosenCoverIndex(offered, { ...upper, y: 0.1, height: 0.15 })).toBe(0);
    expect(chosenCoverIndex(offered, { ...lower, x: 1e-9 })).toBe(1);
  });

  it("returns null when the member's cover is not one of the cover options, and 'none' when there is no cover", () => {
    expect(chosenCoverIndex(offered, { ...lower, height: 0.2 })).toBeNull();
    expect(chosenCoverIndex(offered, null)).toBe('none');
  });
});
