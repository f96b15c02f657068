import { describe, expect, it } from 'vitest';
import { achievementViews } from './achievement-view';
import { earnedAchievements, longestStreak } from './earned-achievements';
import { NO_TOTALS, type MemberTotals } from './totals';

const weeks = (...mondays: string[]) => Object.fromEntries(mondays.map((week) => [week, 1]));

describe('longestStreak', () => {
  it('returns 0 when nothing was shared', () => {
    expect(longestStreak({})).toBe(0);
  });

  it('counts consecutive weeks across the end of a year, for weeks in any order', () => {
    expect(longestStreak(weeks('2027-01-04', '2026-12-21', '2026-12-28'))).toBe(3);
  });

  it('starts a new streak after a week without a share, and returns the longest streak', () => {
    const shared = weeks('2026-10-05', '2026-10-12', '2026-10-19', '2026-11-02', '2026-11-09');
    expect(longestStreak(shared)).toBe(3);
  });

  it('does not count a week whose shares were all deleted', () => {
    const shared = { ...weeks('2026-11-02', '2026-11-16'), '2026-11-09': 0 };
    expect(longestStreak(shared)).toBe(1);
  });
});

const idsOf = (totals: Partial<MemberTotals>) =>
  earnedAchievements({ ...NO_TOTALS, ...totals }).map(({ id }) => id);

describe('earnedAchievements', () => {
  it('returns no achievements for a new member, and for totals below 0', () => {
    expect(idsOf({})).toEqual([]);
    expect(idsOf({ itemsShared: -1, profitCents: -100_00 })).toEqual([]);
  });

  it.each<[string, Partial<MemberTotals>, string[]]>([
    ['one short of a threshold', { likesGiven: 9 }, []],
    ['at a threshold', { likesGiven: 10 }, ['likes-10']],
    ['beyond several thresholds', { likesGiven: 500 }, ['likes-10', 'likes-100']],
    ['at $99.99 in profit', { profitCents: 99_99 }, []],
    ['at $100 in profit', { profitCents: 100_00 }, ['profit-100']],
    ['with several totals', { itemsShared: 1, comments: 10 }, ['first-share', 'comments-10']],
    [
      'after 4 weeks in a row',
      {
        sharesByWeek: { '2026-10-26': 1, '2026-11-02': 2, '2026-11-09': 1, '2026-11-16': 1 },
      },
      ['streak-4'],
    ],
  ])('returns the achievements of a member %s', (_when, totals, expected) => {
    expect(idsOf(totals)).toEqual(expected);
  });
});

it('achievementViews returns the texts of the catalogue, and leaves out achievements that the catalogue no longer contains', () => {
  const unlockedAt = new Date('2026-11-21T12:00:00Z');
  const grants = ['first-share', 'gone-1', '__proto__'].map((id) => ({ id, unlockedAt }));
  expect(achievementViews(grants)).toEqual([
    {
      id: 'first-share',
      title: 'Off the Shelf',
      description: 'You shared your first item. Welcome to the community!',
      achievementLevel: 'bronze',
      icon: 'tag',
      unlockedAt: '2026-11-21T12:00:00.000Z',
    },
  ]);
});
