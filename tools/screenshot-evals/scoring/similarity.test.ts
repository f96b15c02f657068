import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarity } from './similarity';

describe('similarity', () => {
  it('ignores case, accents and punctuation', () => {
    expect(similarity('Café — “Crème” 4×4', 'cafe creme 4x4')).toBe(1);
  });

  it('returns 0.9 when one of ten letters differs, and 0 when one text is empty', () => {
    expect(similarity('wool scarf', 'wool scare')).toBeCloseTo(0.9);
    expect(similarity('wool scarf', '')).toBe(0);
  });

  it('returns a value from 0 to 1, returns 1 for equal texts, and does not depend on the order of the texts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const alike = similarity(a, b);
        expect(alike).toBe(similarity(b, a));
        expect(alike).toBeGreaterThanOrEqual(0);
        expect(alike).toBeLessThanOrEqual(1);
        expect(similarity(a, a)).toBe(1);
      }),
    );
  });
});
