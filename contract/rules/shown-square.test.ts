import { describe, expect, it } from 'vitest';
import { shownSquare } from './shown-square';

const PHONE = { width: 800, height: 1600 };
const focus = { x: 0.25, y: 0.75, width: 0.5, height: 0.05 };

describe('shownSquare', () => {
  it('is the middle of a wide cover', () => {
    const cover = { x: 0, y: 0.1, width: 1, height: 0.25 };
    expect(shownSquare(PHONE, { cover, focus })).toEqual({
      x: 0.25,
      y: 0.1,
      width: 0.5,
      height: 0.25,
    });
  });

  it('surrounds title and price when there is no cover', () => {
    const square = shownSquare(PHONE, { cover: null, focus });
    // 400 pixels with room are 500, on each side of the middle at 400 × 1240.
    expect(square).toEqual({ x: 150 / 800, y: 990 / 1600, width: 500 / 800, height: 500 / 1600 });
  });

  it('stays inside the picture when title and price are at its end', () => {
    const low = { x: 0, y: 0.9, width: 1, height: 0.1 };
    expect(shownSquare(PHONE, { cover: null, focus: low })).toEqual({
      x: 0,
      y: 0.5,
      width: 1,
      height: 0.5,
    });
  });

  it('is not stated when neither is known', () => {
    expect(shownSquare(PHONE, { cover: null, focus: null })).toBeNull();
  });
});
