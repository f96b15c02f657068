import { NO_END_DATE } from '@contract/rules/premium';
import { QUOTA_EXHAUSTED_MESSAGE, type Subscription } from '@contract/schemas/subscription';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSubmissionQuota, submissionMonth } from './submission-quota';

const NOVEMBER = new Date('2026-11-21T12:00:00.000Z');
const free: Subscription = {
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionEndDate: null,
};
const active: Subscription = { ...free, subscriptionStatus: 'active', subscriptionPlan: 'monthly' };
const canceled = (subscriptionEndDate: string): Subscription => ({
  ...free,
  subscriptionStatus: 'canceled',
  subscriptionEndDate,
});
const member = (subscription: Subscription) => ({ uid: 'member', subscription });

const quotaWith = (usedByMonth: Record<string, number>) =>
  createSubmissionQuota({
    usage: { countSubmissions: (_uid, month) => Promise.resolve(usedByMonth[month] ?? 0) },
  });
const exhausted = { code: 'quota_exhausted', message: QUOTA_EXHAUSTED_MESSAGE };

describe('submission quota of a free member', () => {
  it.each([
    [0, 20],
    [1, 19],
    [20, 0],
    [33, 0],
  ])('starts with 20 submissions: after %i submissions, %i are left', async (used, left) => {
    expect(await quotaWith({ '2026-11': used }).left(member(free), NOVEMBER)).toBe(left);
  });

  it('allows the 20th submission, and throws quota_exhausted at the 21st', async () => {
    expect(await quotaWith({ '2026-11': 19 }).next(member(free), NOVEMBER, 0)).toBe(20);
    await expect(
      quotaWith({ '2026-11': 20 }).next(member(free), NOVEMBER, 0),
    ).rejects.toMatchObject(exhausted);
    await expect(quotaWith({}).next(member(free), NOVEMBER, 20)).rejects.toMatchObject(exhausted);
  });

  it('starts again at 20 submissions when a new UTC month starts', async () => {
    const quota = quotaWith({ '2026-11': 20 });
    const lastMoment = new Date('2026-11-30T23:59:59.999Z');
    expect(await quota.left(member(free), lastMoment)).toBe(0);
    await expect(quota.next(member(free), lastMoment, 0)).rejects.toMatchObject(exhausted);
    const firstMoment = new Date('2026-12-01T00:00:00.000Z');
    expect(await quota.left(member(free), firstMoment)).toBe(20);
    expect(await quota.next(member(free), firstMoment, 0)).toBe(1);
  });
});

describe('submission quota of a premium member', () => {
  it.each([active, canceled(NOVEMBER.toISOString()), canceled(NO_END_DATE.toISOString())])(
    'has no limit with the subscription %j',
    async (subscription) => {
      const quota = quotaWith({ '2026-11': 500 });
      expect(await quota.left(member(subscription), NOVEMBER)).toBeNull();
      expect(await quota.next(member(subscription), NOVEMBER, 0)).toBe(501);
    },
  );

  it('has the limit of a free member after the end date of the plan', async () => {
    const over = member(canceled('2026-11-21T11:59:59.999Z'));
    expect(await quotaWith({ '2026-11': 30 }).left(over, NOVEMBER)).toBe(0);
    await expect(quotaWith({ '2026-11': 30 }).next(over, NOVEMBER, 0)).rejects.toMatchObject(
      exhausted,
    );
  });
});

it('SubmissionQuota.next returns one more than the larger of `after` and the number of counted submissions of the month', async () => {
  const some = fc.nat({ max: 100 });
  await fc.assert(
    fc.asyncProperty(some, some, async (used, after) => {
      const n = await quotaWith({ '2026-11': used }).next(member(active), NOVEMBER, after);
      expect(n).toBe(Math.max(used, after) + 1);
    }),
  );
});

describe('submissionMonth', () => {
  it('changes at midnight UTC, regardless of the time zone', () => {
    expect(submissionMonth(new Date('2026-11-30T23:59:59.999-00:00'))).toBe('2026-11');
    expect(submissionMonth(new Date('2026-11-30T20:00:00-08:00'))).toBe('2026-12');
  });
});
