import { describe, expect, it } from 'vitest';
import { coverCandidates } from './cover-candidates';
import { drawnGrid, photographColorAt, plainColor } from './drawn-grid.test-support';
import { pageSummedAreas } from './page-summed-areas';

const PHOTO = { x: 20, y: 210, width: 30, height: 30, color: photographColorAt };
/** Rows across the whole page, as in a list. The borders of any two rows form a rectangle with clear borders. */
const ROWS = Array.from({ length: 26 }, (_, n) => ({
  x: 0,
  y: 10 + 22 * n,
  width: 300,
  height: 3,
  color: plainColor([180, 180, 190]),
}));
const candidatesOf = (...parts: Parameters<typeof drawnGrid>[2]) => {
  const grid = drawnGrid(300, 600, parts);
  return coverCandidates(grid, pageSummedAreas(grid, { width: 300, height: 600, words: [] }));
};
const isPhoto = ({ x, y, right, bottom }: ReturnType<typeof coverCandidates>[number]): boolean =>
  x === 20 && y === 210 && right === 50 && bottom === 240;

describe('coverCandidates', () => {
  it('returns a photograph once, with its exact borders', () => {
    expect(candidatesOf(PHOTO).filter(isPhoto)).toHaveLength(1);
  });

  it('returns a small photograph even when there are many rectangles across the page', () => {
    const rows = ROWS.filter(({ y }) => y + 3 <= 206 || y >= 244);
    const candidates = candidatesOf(...rows, PHOTO);
    expect(candidates.length).toBeGreaterThan(100);
    expect(candidates.some(isPhoto)).toBe(true);
  });

  it('returns at most 80 rectangles of each size class', () => {
    const sizes = candidatesOf(...ROWS, PHOTO).map(({ x, y, right, bottom }) =>
      Math.floor(Math.log((right - x) * (bottom - y)) / Math.log(4)),
    );
    const counts = sizes.map((size) => sizes.filter((other) => other === size).length);
    expect(Math.max(...counts)).toBe(80);
  });

  it('returns only the whole picture when the picture has no borders inside', () => {
    expect(candidatesOf()).toHaveLength(1);
  });
});
