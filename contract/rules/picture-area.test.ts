import { pictureAreaSchema } from '../schemas/picture-area';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectangleIntersectionOverUnion, pictureArea } from './picture-area';

const page = { width: 400, height: 800 };

it('pictureArea converts a box in pixels to shares of the picture', () => {
  const area = pictureArea({ x: 100, y: 200, width: 200, height: 40 }, page);
  expect(area).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: expect.closeTo(0.05) as number });
});

it('pictureArea clips a box that extends beyond the picture', () => {
  const number = fc.integer({ min: -2000, max: 2000 });
  const side = fc.integer({ min: 0, max: 2000 });
  const box = fc.record({ x: number, y: number, width: side, height: side });
  fc.assert(
    fc.property(box, (rectangle) => {
      const area = pictureAreaSchema.parse(pictureArea(rectangle, page));
      expect(area.x + area.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(area.y + area.height).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

describe('for a rectangle drawn on the shown picture', () => {
  it('pictureArea returns the rectangle as shares of the shown picture', () => {
    expect(
      pictureArea({ x: 64, y: 50, width: 128, height: 25 }, { width: 256, height: 200 }),
    ).toEqual({
      x: 0.25,
      y: 0.25,
      width: 0.5,
      height: 0.125,
    });
  });

  it('pictureArea clips the rectangle to the picture', () => {
    const pixels = fc.double({ min: -500, max: 2000, noNaN: true });
    const extent = fc.double({ min: 0, max: 2000, noNaN: true });
    fc.assert(
      fc.property(pixels, pixels, extent, extent, (x, y, width, height) => {
        const {
          x: left,
          y: top,
          ...size
        } = pictureArea({ x, y, width, height }, { width: 390, height: 844 });
        for (const share of [left, top, size.width, size.height]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        expect(left + size.width).toBeLessThanOrEqual(1 + Number.EPSILON);
        expect(top + size.height).toBeLessThanOrEqual(1 + Number.EPSILON);
      }),
    );
  });
});

it('rectangleIntersectionOverUnion returns the intersection over the union of two rectangles', () => {
  const one = { x: 10, y: 20, width: 40, height: 10 };
  expect(rectangleIntersectionOverUnion(one, one)).toBe(1);
  expect(rectangleIntersectionOverUnion(one, { ...one, x: 50 })).toBe(0);
  expect(rectangleIntersectionOverUnion(one, { ...one, x: 30 })).toBeCloseTo(1 / 3);
  expect(rectangleIntersectionOverUnion(one, { ...one, width: 20, height: 5 })).toBeCloseTo(1 / 4);
});
