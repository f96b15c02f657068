import { describe, expect, it } from 'vitest';
import type { CoverFacts } from '../../../functions/src/domain/screenshots/cover/cover-facts';
import { coverScore } from '../../../functions/src/domain/screenshots/cover/cover-score';
import type { CoverExample } from './cover-examples';
import { fitCover } from './fit-cover';

const PLAIN: CoverFacts = {
  weakestSide: 0.5,
  secondSide: 0.5,
  allSides: 0.5,
  divider: 0,
  edgesBeside: 0,
  edgeAbove: 0,
  edgeBelow: 0,
  area: -2,
  width: -1,
  areaSquared: 4,
  wide: 0,
  high: 0,
  text: 0,
  colors: 1,
  mainColor: 0.5,
  outerColor: 0,
  busyInside: 0.5,
  busyOutside: 0,
  middleX: 0.5,
  middleY: 0.5,
};
const withSides = (weakestSide: number, change: Partial<CoverFacts> = {}): CoverFacts => ({
  ...PLAIN,
  ...change,
  weakestSide,
});

/** The second candidate is the photograph: its sides are clear. Other pages have no photograph and no clear side. */
const examples: readonly CoverExample[] = Array.from({ length: 30 }, (_, n): CoverExample => {
  const middleY = (n % 7) / 7;
  const facts = [withSides(0.1, { middleY }), withSides(n % 3 === 0 ? 0.2 : 0.9, { middleY })];
  const hasPhoto = n % 3 !== 0;
  return { template: `t${n}`, facts, overlaps: hasPhoto ? [0.1, 0.95] : [0, 0], hasPhoto };
});

describe('fitCover', () => {
  const weights = fitCover(examples);

  it('prefers what tells photographs from other rectangles', () => {
    expect(weights.weakestSide).toBeGreaterThan(0);
    expect(coverScore(withSides(0.9), weights)).toBeGreaterThan(0.8);
    expect(coverScore(withSides(0.2), weights)).toBeLessThan(0.5);
  });

  it('gives facts that are the same everywhere no weight', () => {
    expect(weights.edgeAbove).toBeCloseTo(0);
    expect(weights.colors).toBeCloseTo(0);
  });

  it('counts nearly equal rectangles of one photograph as right, and less exact ones not', () => {
    const exact = { busyInside: 0.9 };
    const loose = { busyInside: 0.1 };
    const several = examples.map(({ template, hasPhoto }): CoverExample => ({
      ...{ template, hasPhoto },
      facts: [withSides(0.9, exact), withSides(0.9, exact), withSides(0.9, loose)],
      overlaps: hasPhoto ? [0.95, 0.93, 0.75] : [0, 0, 0],
    }));
    expect(fitCover(several).busyInside).toBeGreaterThan(2);
  });

  it('gives the same weights every time', () => {
    expect(fitCover(examples)).toEqual(weights);
  });
});
