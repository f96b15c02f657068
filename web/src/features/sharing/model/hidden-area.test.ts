import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HiddenArea, isSameArea, proposedAreas, withAreas } from './hidden-area';

const area = (x: number, y: number, width = 0.2, height = 0.02): HiddenArea => ({
  x,
  y,
  width,
  height,
});

describe('withAreas', () => {
  it('orders them as they are read: by lines, and along a line', () => {
    const [street, city, zip] = [area(0.1, 0.3), area(0.1, 0.34), area(0.5, 0.338)];
    const name = area(0.1, 0.1);
    expect(withAreas([zip, name], [city, street])).toEqual([name, street, city, zip]);
  });

  it('leaves out what is hidden already, and keeps the same list where that is all', () => {
    const hidden = [area(0.1, 0.1, 0.5, 0.1)];
    expect(withAreas(hidden, [area(0.2, 0.15), area(0.1, 0.1, 0.5, 0.1)])).toBe(hidden);
    expect(withAreas(hidden, [area(0.2, 0.19)])).toHaveLength(2);
  });

  it('loses none, whatever is there', () => {
    const share = fc.double({ min: 0, max: 0.5, noNaN: true });
    const some = fc.array(fc.record({ x: share, y: share, width: share, height: share }));
    fc.assert(
      fc.property(some, some, (areas, added) => {
        const together = withAreas(areas, added);
        for (const one of areas)
          expect(together.some((other) => isSameArea(one, other))).toBe(true);
        expect(together.length).toBeLessThanOrEqual(areas.length + added.length);
      }),
    );
  });
});

it('remembers what was found at a place', () => {
  const place = { x: 0.1, y: 0.2, width: 0.3, height: 0.1 };
  expect(proposedAreas([{ kind: 'phone', area: place }])).toEqual([{ ...place, kind: 'phone' }]);
});
