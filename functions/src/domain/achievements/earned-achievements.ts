import { type AchievementKind, ACHIEVEMENTS, type AchievementMetric } from './catalogue';
import type { MemberTotals } from './totals';
import { WEEK_MS } from '../utc-week';

/** Returns the longest streak: the largest number of consecutive weeks in which the member shared items. */
export function longestStreak(sharesByWeek: Readonly<Record<string, number>>): number {
  const weeks = Object.keys(sharesByWeek)
    .filter((week) => (sharesByWeek[week] ?? 0) > 0)
    .sort();
  let longest = 0;
  let current = 0;
  let last = -Infinity;
  for (const week of weeks) {
    const monday = Date.parse(week);
    current = monday - last === WEEK_MS ? current + 1 : 1;
    longest = Math.max(longest, current);
    last = monday;
  }
  return longest;
}

const valueOf = (totals: MemberTotals, metric: AchievementMetric): number =>
  metric === 'streakWeeks' ? longestStreak(totals.sharesByWeek) : totals[metric];

/** Returns the achievements that a member with these totals has earned. */
export const earnedAchievements = (totals: MemberTotals): readonly AchievementKind[] =>
  ACHIEVEMENTS.filter(({ metric, threshold }) => valueOf(totals, metric) >= threshold);
