import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundingRectangle, commonRectangle, scaledRectangle, enclosingPixelBox } from './geometry';

const PICTURE = { width: 1000, height: 2000 };
const inside = fc.record({
  x: fc.double({ min: 0, max: 900, noNaN: true }),
  y: fc.double({ min: 0, max: 1900, noNaN: true }),
  width: fc.double({ min: 0.5, max: 100, noNaN: true }),
  height: fc.double({ min: 0.5, max: 100, noNaN: true }),
});
const CLOSE = 1e-6;

test('boundingRectangle returns the smallest rectangle that contains all given rectangles', () => {
  fc.assert(
    fc.property(fc.tuple(inside, inside, inside), (parts) => {
      const whole = boundingRectangle(parts);
      for (const part of parts) {
        expect(part.x).toBeGreaterThanOrEqual(whole.x);
        expect(part.y).toBeGreaterThanOrEqual(whole.y);
        expect(part.x + part.width).toBeLessThanOrEqual(whole.x + whole.width + CLOSE);
        expect(part.y + part.height).toBeLessThanOrEqual(whole.y + whole.height + CLOSE);
      }
      expect(parts.some(({ x }) => x === whole.x)).toBe(true);
      expect(
        parts.some((part) => Math.abs(part.y + part.height - whole.y - whole.height) < CLOSE),
      ).toBe(true);
    }),
  );
});

test('enclosingPixelBox adds less than a pixel on each side', () => {
  fc.assert(
    fc.property(inside, (box) => {
      const [x, y, width, height] = enclosingPixelBox(box, PICTURE);
      for (const number of [x, y, width, height]) expect(Number.isInteger(number)).toBe(true);
      for (const [before, after] of [
        [box.x - x, x + width - box.x - box.width],
        [box.y - y, y + height - box.y - box.height],
      ] as const) {
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThan(1);
        expect(after).toBeGreaterThan(-CLOSE);
        expect(after).toBeLessThan(1 + CLOSE);
      }
    }),
  );
});

test('enclosingPixelBox stays within the picture', () => {
  expect(enclosingPixelBox({ x: -4, y: 1990, width: 2000, height: 50 }, PICTURE)).toEqual([
    0, 1990, 1000, 10,
  ]);
  expect(enclosingPixelBox({ x: 1200, y: 0, width: 50, height: 50 }, PICTURE)).toEqual([
    1000, 0, 0, 50,
  ]);
});

test('scaledRectangle keeps the position and size of a rectangle relative to the picture', () => {
  fc.assert(
    fc.property(inside, fc.double({ min: 0.1, max: 4, noNaN: true }), (box, factor) => {
      const larger = scaledRectangle(box, factor);
      expect(larger.x / (PICTURE.width * factor)).toBeCloseTo(box.x / PICTURE.width, 9);
      expect(larger.height / (PICTURE.height * factor)).toBeCloseTo(box.height / PICTURE.height, 9);
    }),
  );
});

test('commonRectangle returns the common part, or a rectangle without area when there is no common part', () => {
  const one = { x: 0, y: 0, width: 10, height: 10 };
  expect(commonRectangle(one, { x: 6, y: -5, width: 10, height: 8 })).toEqual({
    x: 6,
    y: 0,
    width: 4,
    height: 3,
  });
  expect(commonRectangle(one, { x: 20, y: 0, width: 5, height: 5 })).toMatchObject({ width: 0 });
});
