import { describe, expect, it } from 'vitest';
import { type ItemPart, WHOLE_SCREENSHOT } from '../schemas/item-part';
import { PICTURE_CROP_MESSAGES } from '../schemas/picture-crop';
import { cropProblem } from './crop-problem';
import { partLayout } from './part-layout';

const PICTURE = { width: 400, height: 1000 };
const problemOf = (part: ItemPart, picture = PICTURE) =>
  cropProblem(partLayout(part, picture), picture);
const LEFT = { x: 0, y: 0, width: 0.5, height: 1 };
const RIGHT = { ...LEFT, x: 0.5 };

describe('cropProblem', () => {
  it('returns null when the part is smaller than the picture', () => {
    expect(problemOf([LEFT])).toBeNull();
    expect(problemOf([LEFT, { ...RIGHT, width: 0.25 }])).toBeNull();
  });

  it('rejects a part whose areas together cover the whole picture', () => {
    expect(problemOf(WHOLE_SCREENSHOT)).toBe(PICTURE_CROP_MESSAGES.whole);
    expect(problemOf([LEFT, RIGHT])).toBe(PICTURE_CROP_MESSAGES.whole);
    expect(problemOf([{ ...LEFT, width: 0.9 }, LEFT])).toBe(PICTURE_CROP_MESSAGES.whole);
  });

  it('rejects a part that is less than 24 pixels wide or high', () => {
    const line = { x: 0, y: 0.5, width: 1, height: 0.024 };
    expect(problemOf([line])).toBeNull();
    expect(problemOf([{ ...line, height: 0.0239 }])).toBe(PICTURE_CROP_MESSAGES.small);
    const column = { x: 0, y: 0, width: 0.0599, height: 1 };
    expect(problemOf([column])).toBe(PICTURE_CROP_MESSAGES.small);
  });

  it('rejects half of a picture of 40 × 40 pixels as too small', () => {
    expect(problemOf([LEFT], { width: 40, height: 40 })).toBe(PICTURE_CROP_MESSAGES.small);
  });
});
