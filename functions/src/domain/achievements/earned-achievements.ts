import { type AchievementKind, ACHIEVEMENTS, type Metric } from './catalogue';
import { longestStreak } from './share-streak';
import type { Totals } from './totals';

const valueOf = (totals: Totals, metric: Metric): number =>
  metric === 'streakWeeks' ? longestStreak(totals.sharesByWeek) : totals[metric];

/** Returns the achievements that a member with these totals has earned. */
export const earnedAchievements = (totals: Totals): readonly AchievementKind[] =>
  ACHIEVEMENTS.filter(({ metric, threshold }) => valueOf(totals, metric) >= threshold);
