import { describe, expect, it } from 'vitest';
import type { CoverCandidate } from './cover-candidates';
import { drawnGrid, photographColorAt, plainColor } from './drawn-grid.test-support';
import { pageSummedAreas } from './page-summed-areas';
import { meanInRectangle, sideFeatures } from './side-features';
import { summedArea } from './summed-area';

const BAR = { x: 0, y: 0, width: 200, height: 30, color: plainColor([20, 60, 120]) };
const PHOTO = { x: 0, y: 30, width: 200, height: 150, color: photographColorAt };
const grid = drawnGrid(200, 300, [BAR, PHOTO]);
const maps = pageSummedAreas(grid, { width: 200, height: 300, words: [] });
const SIDES = 11;

function factsOf(y: number) {
  const box = { x: 0, y, right: 200, bottom: 180 };
  const sides = [1, 1, 0.8, 0.9] as const;
  const facts = sideFeatures(grid, maps, { ...box, sides, divider: 0.2 } satisfies CoverCandidate);
  const above = facts.slice(SIDES + 10, SIDES + 15);
  return { facts, above };
}

describe('sideFeatures', () => {
  it('begins with features about the borders on the four sides, followed by features about the edges of the picture', () => {
    const { facts } = factsOf(30);
    expect(facts.slice(0, SIDES).map((fact) => Number(fact.toFixed(2)))).toEqual([
      ...[1, 1, 0.8, 0.9, 0.8, 0.9, 3.7, 0.2],
      ...[2, 0, 0],
    ]);
    expect(factsOf(0).facts[9]).toBe(1);
  });

  it('returns different features for the two strips beside the border between a bar and a photograph', () => {
    const [flatInside = 1, , flatOutside, , step = 0] = factsOf(30).above;
    expect(flatInside).toBeLessThan(0.3);
    expect(flatOutside).toBe(1);
    expect(step).toBeGreaterThan(20);
    const [flatBar, busyBar, nothing] = factsOf(0).above;
    expect([flatBar, busyBar, nothing]).toEqual([1, 0, -1]);
  });
});

describe('meanInRectangle', () => {
  const map = summedArea(new Uint8Array(200 * 300).fill(1, 0, 200 * 150), 200, 300);

  it('returns the mean over the part of a rectangle that is on the grid, or -1 when the rectangle is outside the grid', () => {
    expect(meanInRectangle(grid, map, { x: -20, y: 100, right: 50, bottom: 200 })).toBe(0.5);
    expect(meanInRectangle(grid, map, { x: -20, y: 100, right: 0, bottom: 200 })).toBe(-1);
  });
});
