import { pictureAreaSchema } from '@contract/schemas/picture-area';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureArea } from './picture-area';

const page = { width: 400, height: 800 };

it('is the share of the picture that a box takes', () => {
  const area = pictureArea({ x: 100, y: 200, width: 200, height: 40 }, page);
  expect(area).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: expect.closeTo(0.05) as number });
});

it('stays within the picture, wherever the box lies', () => {
  const number = fc.integer({ min: -2000, max: 2000 });
  const side = fc.integer({ min: 0, max: 2000 });
  const box = fc.record({ x: number, y: number, width: side, height: side });
  fc.assert(
    fc.property(box, (any) => {
      const area = pictureAreaSchema.parse(pictureArea(any, page));
      expect(area.x + area.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(area.y + area.height).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
