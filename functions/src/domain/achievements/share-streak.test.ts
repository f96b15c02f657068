import { describe, expect, it } from 'vitest';
import { longestStreak } from './share-streak';

const weeks = (...mondays: string[]) => Object.fromEntries(mondays.map((week) => [week, 1]));

describe('longestStreak', () => {
  it('returns 0 when nothing was shared', () => {
    expect(longestStreak({})).toBe(0);
  });

  it('counts consecutive weeks across the end of a year, for weeks in any order', () => {
    expect(longestStreak(weeks('2027-01-04', '2026-12-21', '2026-12-28'))).toBe(3);
  });

  it('starts a new streak after a week without a share, and returns the longest one', () => {
    const shared = weeks('2026-10-05', '2026-10-12', '2026-10-19', '2026-11-02', '2026-11-09');
    expect(longestStreak(shared)).toBe(3);
  });

  it('does not count a week whose shares were all deleted', () => {
    const shared = { ...weeks('2026-11-02', '2026-11-16'), '2026-11-09': 0 };
    expect(longestStreak(shared)).toBe(1);
  });
});
