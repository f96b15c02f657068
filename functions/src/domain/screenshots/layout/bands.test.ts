import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHorizontalBands, MAX_IN_BAND } from './bands';

describe('bands', () => {
  it('returns all items between two y positions, in insertion order', () => {
    const span = fc.tuple(fc.integer({ min: -50, max: 200 }), fc.nat({ max: 60 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 60 }), span, (spans, [top, height]) => {
        const bands = createHorizontalBands<number>(7);
        for (const [n, [from, length]] of spans.entries()) bands.add(n, from, from + length);
        const found = bands.between(top, top + height);
        const inside = spans.flatMap(([from, length], n) =>
          from <= top + height && from + length >= top ? [n] : [],
        );
        expect(found).toEqual(expect.arrayContaining(inside));
        expect(found).toEqual(found.toSorted((a, b) => a - b));
      }),
    );
  });

  it('leaves out the items that a filter rejects, and also leaves them out of later queries without a filter', () => {
    const bands = createHorizontalBands<string>(10);
    bands.add('closed', 0, 5);
    bands.add('open', 0, 5);
    expect(bands.between(0, 5, (name) => name === 'open')).toEqual(['open']);
    expect(bands.between(0, 5)).toEqual(['open']);
  });

  it('returns at most MAX_IN_BAND items when many are on top of each other', () => {
    const bands = createHorizontalBands<number>(10);
    for (let n = 0; n < 10 * MAX_IN_BAND; n += 1) bands.add(n, 0, 5);
    expect(bands.between(0, 5)).toHaveLength(MAX_IN_BAND);
  });
});
