import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationBins, wilsonInterval } from './calibration';

const extraction = (confidence: number, bothRight: boolean) => ({
  extracted: { confidence },
  bothRight,
});

describe('calibrationBins', () => {
  it('groups extractions by tenths of confidence and omits empty groups', () => {
    const extractions = [
      extraction(0.8, true),
      extraction(0.88, false),
      extraction(0.95, true),
      extraction(1, true),
    ];
    const bins = calibrationBins(extractions);
    expect(bins).toMatchObject([
      { from: 0.8, to: 0.9, total: 2, right: 1 },
      { from: 0.9, to: 1, total: 2, right: 2 },
    ]);
    expect(bins[0]?.stated).toBeCloseTo(0.84);
    expect(bins[1]?.stated).toBeCloseTo(0.975);
  });

  it('counts every extraction in exactly one group, and returns a mean confidence within the limits of each group', () => {
    const some = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean()));
    fc.assert(
      fc.property(some, (extractions) => {
        const bins = calibrationBins(
          extractions.map(([stated, right]) => extraction(stated, right)),
        );
        expect(bins.reduce((sum, { total }) => sum + total, 0)).toBe(extractions.length);
        for (const { from, to, stated } of bins) {
          expect(stated).toBeGreaterThanOrEqual(from - 1e-9);
          expect(stated).toBeLessThanOrEqual(to + 1e-9);
        }
      }),
    );
  });
});

describe('wilsonInterval', () => {
  it('returns the 90% Wilson interval of 8 right extractions out of 10', () => {
    const [low, high] = wilsonInterval(8, 10);
    expect(low).toBeCloseTo(0.541, 2);
    expect(high).toBeCloseTo(0.931, 2);
  });

  it('returns an interval that is within 0 and 1 and contains the measured share', () => {
    const counts = fc
      .integer({ min: 1, max: 500 })
      .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(counts, ([right, total]) => {
        const [low, high] = wilsonInterval(right, total);
        expect(low).toBeGreaterThanOrEqual(-1e-9);
        expect(high).toBeLessThanOrEqual(1 + 1e-9);
        expect(low).toBeLessThanOrEqual(right / total + 1e-9);
        expect(high).toBeGreaterThanOrEqual(right / total - 1e-9);
      }),
    );
  });
});
