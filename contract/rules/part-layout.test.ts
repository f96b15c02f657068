import { describe, expect, it } from 'vitest';
import { WHOLE_SCREENSHOT } from '../schemas/item-part';
import type { PictureArea } from '../schemas/picture-area';
import { isLargeEnoughForCover, partLayout, coverAndFocusInLayout } from './part-layout';

const SCREENSHOT = { width: 1000, height: 2000 };
const TOP = { x: 0.1, y: 0.1, width: 0.8, height: 0.2 };
const BELOW = { x: 0.5, y: 0.8, width: 0.25, height: 0.05 };
const near = ({ x, y, width, height }: PictureArea) => ({
  x: expect.closeTo(x, 9) as number,
  y: expect.closeTo(y, 9) as number,
  width: expect.closeTo(width, 9) as number,
  height: expect.closeTo(height, 9) as number,
});
const BESIDE = { x: 0.55, y: 0.81, width: 0.25, height: 0.05 };

describe('partLayout', () => {
  it('returns the whole screenshot as one piece when the part is the whole screenshot', () => {
    const all = { x: 0, y: 0, ...SCREENSHOT };
    expect(partLayout(WHOLE_SCREENSHOT, SCREENSHOT)).toEqual({
      ...SCREENSHOT,
      pieces: [{ from: all, at: all }],
    });
  });

  it('stacks the areas at their original scale, with a gap between them', () => {
    expect(partLayout([BELOW, TOP], SCREENSHOT)).toEqual({
      width: 800,
      height: 400 + 10 + 100,
      pieces: [
        {
          from: { x: 100, y: 200, width: 800, height: 400 },
          at: { x: 0, y: 0, width: 800, height: 400 },
        },
        {
          from: { x: 500, y: 1600, width: 250, height: 100 },
          at: { x: 0, y: 410, width: 250, height: 100 },
        },
      ],
    });
  });

  it('stacks areas that are side by side, with the left one at the top', () => {
    const { pieces } = partLayout(
      [
        { ...BESIDE, y: 0.79 },
        { ...BELOW, x: 0.1 },
      ],
      SCREENSHOT,
    );
    expect(pieces.map(({ from }) => from.x)).toEqual([100, 550]);
  });

  it('leaves out a pixel of the screenshot when an area covers only a part of the pixel', () => {
    const { pieces } = partLayout([{ x: 0.1, y: 0.1, width: 0.75, height: 0.55 }], {
      width: 99,
      height: 99,
    });
    expect(pieces[0]?.from).toEqual({ x: 10, y: 10, width: 74, height: 54 });
  });

  it('returns a piece of one pixel for an area that is smaller than a pixel', () => {
    const thin = { x: 0.9999, y: 0.9999, width: 0.0001, height: 0.0001 };
    const { pieces } = partLayout([thin], SCREENSHOT);
    expect(pieces[0]?.from).toEqual({ x: 999, y: 1999, width: 1, height: 1 });
  });
});

describe('coverAndFocusInLayout', () => {
  const layout = partLayout([TOP, BELOW], SCREENSHOT);

  it("converts cover and focus to areas of the part's picture", () => {
    const cover = { x: 0.1, y: 0.2, width: 0.4, height: 0.1 };
    expect(coverAndFocusInLayout({ cover, focus: BELOW }, layout, SCREENSHOT)).toEqual({
      cover: near({ x: 0, y: 200 / 510, width: 0.5, height: 200 / 510 }),
      focus: near({ x: 0, y: 410 / 510, width: 250 / 800, height: 100 / 510 }),
    });
  });

  it('returns the box around all pieces of the focus, but only the largest piece of the cover', () => {
    const page = { x: 0, y: 0, width: 1, height: 1 };
    expect(coverAndFocusInLayout({ cover: page, focus: page }, layout, SCREENSHOT)).toEqual({
      cover: near({ x: 0, y: 0, width: 1, height: 400 / 510 }),
      focus: near(page),
    });
  });

  it('returns null for a cover or focus outside the part, and for a cover that is mostly outside the part', () => {
    const outside = { x: 0.1, y: 0.5, width: 0.4, height: 0.1 };
    const edge = { x: 0.1, y: 0.295, width: 0.4, height: 0.1 };
    expect(coverAndFocusInLayout({ cover: outside, focus: outside }, layout, SCREENSHOT)).toEqual({
      cover: null,
      focus: null,
    });
    expect(
      coverAndFocusInLayout({ cover: edge, focus: null }, layout, SCREENSHOT).cover,
    ).toBeNull();
  });
});

describe('isLargeEnoughForCover', () => {
  const tenth = { x: 0, y: 0, width: 0.1, height: 0.1 };

  it('returns false for a cover that is less than 24 pixels wide or high', () => {
    expect(isLargeEnoughForCover(tenth, { width: 240, height: 240 })).toBe(true);
    expect(isLargeEnoughForCover(tenth, { width: 240, height: 230 })).toBe(false);
  });

  it('measures the area with the rounded numbers that a form sends', () => {
    const picture = { width: 1469, height: 1343 };
    const cover = { x: 0, y: 0, width: 24.01 / 1469, height: 0.1 };
    expect(isLargeEnoughForCover(cover, picture)).toBe(false);
    expect(isLargeEnoughForCover({ ...cover, width: 24.2 / 1469 }, picture)).toBe(true);
  });

  it('measures a large picture at the size that the server stores', () => {
    // The picture is 16 times as high as wide. The server stores it as 100 × 1600 pixels, so a tenth of its width is
    // 10 pixels.
    expect(isLargeEnoughForCover(tenth, { width: 1000, height: 16_000 })).toBe(false);
  });
});
