import { ACHIEVEMENT_COUNT, ACHIEVEMENT_LEVELS } from '@contract/schemas/achievement';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, type AchievementMetric } from './catalogue';
import { MEMBER_COUNT_NAMES } from './totals';

const METRICS: readonly AchievementMetric[] = [...MEMBER_COUNT_NAMES, 'streakWeeks'];
const of = (metric: AchievementMetric) => ACHIEVEMENTS.filter((it) => it.metric === metric);

describe('the catalogue', () => {
  it('has ACHIEVEMENT_COUNT achievements, with at least one of each level', () => {
    expect(ACHIEVEMENTS.length).toBe(ACHIEVEMENT_COUNT);
    expect(new Set(ACHIEVEMENTS.map(({ level }) => level))).toEqual(new Set(ACHIEVEMENT_LEVELS));
  });

  it('has unique titles, and unique ids that are valid in a path', () => {
    for (const { id } of ACHIEVEMENTS) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/);
    for (const field of ['id', 'title'] as const)
      expect(new Set(ACHIEVEMENTS.map((it) => it[field])).size).toBe(ACHIEVEMENTS.length);
  });

  it.each(METRICS)(
    'gives the achievements of the metric %s a higher level for a higher threshold',
    (metric) => {
      const steps = of(metric);
      expect(steps.length).toBeGreaterThan(0);
      const thresholds = steps.map(({ threshold }) => threshold);
      const levels = steps.map(({ level }) => ACHIEVEMENT_LEVELS.indexOf(level));
      for (const values of [thresholds, levels]) {
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        expect(new Set(values).size).toBe(values.length);
      }
      for (const threshold of thresholds) expect(threshold).toBeGreaterThan(0);
    },
  );

  it('states the threshold in the description of each achievement whose threshold is above 1', () => {
    for (const { threshold, metric, description } of ACHIEVEMENTS) {
      if (threshold === 1) continue;
      const shown = metric === 'profitCents' ? threshold / 100 : threshold;
      expect(description).toContain(shown.toLocaleString('en-US'));
    }
  });
});
