import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import { areaOf, coveredArea } from './box-coverage';

const TARGET: Box = { x: 10, y: 20, width: 30, height: 10 };

const SIDE = 12;
const place = fc.integer({ min: 0, max: SIDE });
const box = fc.record({ x: place, y: place, width: place, height: place });

function squaresCovered(target: Box, boxes: readonly Box[]): number {
  const holds = (one: Box, x: number, y: number): boolean =>
    x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height;
  const places = Array.from({ length: 2 * SIDE }, (_, at) => at);
  return places
    .flatMap((x) => places.map((y) => [x, y] as const))
    .filter(([x, y]) => holds(target, x, y) && boxes.some((one) => holds(one, x, y))).length;
}

describe('coveredArea', () => {
  it('returns 0 when no box overlaps the target', () => {
    expect(coveredArea(TARGET, [])).toBe(0);
    expect(coveredArea(TARGET, [{ x: 40, y: 20, width: 5, height: 10 }])).toBe(0);
  });

  it('counts the overlap of two boxes once', () => {
    const left = { x: 0, y: 0, width: 30, height: 100 };
    const right = { x: 20, y: 0, width: 100, height: 100 };
    expect(coveredArea(TARGET, [left, right])).toBe(areaOf(TARGET));
    expect(coveredArea(TARGET, [left, left])).toBe(200);
  });

  it('returns the number of unit squares of the target that random boxes cover', () => {
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 6 }), (target, boxes) => {
        expect(coveredArea(target, boxes)).toBe(squaresCovered(target, boxes));
      }),
    );
  });
});
