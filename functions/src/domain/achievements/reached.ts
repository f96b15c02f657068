import { type AchievementKind, ACHIEVEMENTS, type Metric } from './catalogue';
import { longestStreak } from './share-streak';
import type { Totals } from './totals';

const valueOf = (totals: Totals, metric: Metric): number =>
  metric === 'streakWeeks' ? longestStreak(totals.sharesByWeek) : totals[metric];

/** Returns the achievements that these totals are enough for. */
export const earnedBy = (totals: Totals): readonly AchievementKind[] =>
  ACHIEVEMENTS.filter(({ metric, threshold }) => valueOf(totals, metric) >= threshold);

/** Returns the achievements that `after` is enough for and `before` was not. A member may have unlocked them earlier. */
export function reachedBetween(before: Totals, after: Totals): readonly AchievementKind[] {
  const earlier = new Set(earnedBy(before));
  return earnedBy(after).filter((achievement) => !earlier.has(achievement));
}
