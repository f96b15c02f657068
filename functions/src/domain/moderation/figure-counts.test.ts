import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  totalsChangeOf,
  decisionDelayKeyOf,
  medianMinutesToDecision,
  sumOfCounts,
} from './figure-counts';

const REPORTED_AT = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(REPORTED_AT.getTime() + minutes * 60_000);
const countsOf = (minutes: readonly number[]) =>
  sumOfCounts(
    minutes.map((it) => ({ decidedReports: 1, [decisionDelayKeyOf(REPORTED_AT, after(it))]: 1 })),
  );

it('medianMinutesToDecision returns a median with an error of at most 15%', () => {
  const minutes = fc.double({ min: 0.2, max: 500_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(minutes, { minLength: 1, maxLength: 30 }), (times) => {
      const sorted = times.toSorted((one, other) => one - other);
      const exact = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
      const median = medianMinutesToDecision(countsOf(times)) ?? 0;
      expect(median / exact).toBeGreaterThan(0.97);
      expect(median / exact).toBeLessThan(1.15);
    }),
  );
});

it('medianMinutesToDecision returns null when there were no decisions', () => {
  expect(medianMinutesToDecision({ reports: 3 })).toBeNull();
});

it('medianMinutesToDecision returns 0.1 minutes when the time of the decision is before the time of the report', () => {
  expect(medianMinutesToDecision(countsOf([-1]))).toBe(0.1);
});

it('totalsChangeOf returns how the counts of a day change the totals', () => {
  const counts = { newMembers: 3, deletedMembers: 1, submissions: 2, removedItems: 5 };
  expect(
    totalsChangeOf({ ...counts, premiumEnded: 1, activeSessions: 9, 'decided after 4': 1 }),
  ).toEqual({ members: 2, items: -3, premium: -1, reports: 0, decidedReports: 0 });
});
