import { describe, expect, it } from 'vitest';
import type { BilledSubscription } from './billed-subscription';
import { sampleSubscription, daysFromNoon, NOON } from './billed-subscription.test-support';
import { isSamePlan, subscriptionState } from './subscription-state';

const stateOf = (...subscriptions: BilledSubscription[]) =>
  subscriptionState(subscriptions, { endedSeen: {}, now: NOON });
const planOf = (changed: Partial<BilledSubscription>) =>
  stateOf(sampleSubscription(changed)).current?.plan;

describe('the plan of one subscription', () => {
  it.each(['incomplete', 'incomplete_expired'] as const)(
    'the stored plan stays as it is when the subscription is %s',
    (status) => {
      expect(stateOf(sampleSubscription({ status })).current).toBeNull();
    },
  );

  it('the stored plan stays as it is when there is no subscription', () => {
    expect(stateOf()).toEqual({ current: null, endedSeen: {} });
  });

  it.each(['trialing', 'active'] as const)(
    'the plan is active until the end of the period when the subscription is %s',
    (status) => {
      expect(stateOf(sampleSubscription({ status }))).toEqual({
        current: {
          subscriptionId: 'sub_1',
          plan: {
            subscriptionStatus: 'active',
            subscriptionPlan: 'monthly',
            subscriptionEndDate: daysFromNoon(20),
            isPastDue: false,
          },
        },
        endedSeen: {},
      });
    },
  );

  it('the plan is active and past due when the last payment failed', () => {
    expect(planOf({ status: 'past_due' })).toMatchObject({
      subscriptionStatus: 'active',
      isPastDue: true,
      subscriptionEndDate: daysFromNoon(20),
    });
  });

  it.each([
    ['trialing', false],
    ['active', false],
    ['past_due', true],
  ] as const)(
    'the plan is canceled and ends on the cancel date when the subscription is %s and has a cancel date',
    (status, isPastDue) => {
      expect(planOf({ status, cancelAt: daysFromNoon(3) })).toMatchObject({
        subscriptionStatus: 'canceled',
        subscriptionEndDate: daysFromNoon(3),
        isPastDue,
      });
    },
  );

  it.each(['unpaid', 'paused', 'canceled'] as const)(
    'the plan is canceled and has the end date of the subscription when the subscription is %s',
    (status) => {
      expect(planOf({ status, endedAt: daysFromNoon(-1), plan: 'yearly' })).toEqual({
        subscriptionStatus: 'canceled',
        subscriptionPlan: 'yearly',
        subscriptionEndDate: daysFromNoon(-1),
        isPastDue: false,
      });
    },
  );

  it.each(['unpaid', 'paused', 'canceled'] as const)(
    'the plan is canceled, and its end is the time when the product first saw the status %s, if Stripe states no end date',
    (status) => {
      const subscriptions = [sampleSubscription({ status })];
      const first = subscriptionState(subscriptions, { endedSeen: {}, now: NOON });
      expect(first.endedSeen).toEqual({ sub_1: NOON });
      const later = subscriptionState(subscriptions, { ...first, now: daysFromNoon(5) });
      expect(later.current?.plan.subscriptionEndDate).toEqual(NOON);
      expect(later).toEqual(first);
    },
  );

  it('the plan ends at the later of two ends when the subscription ended, was live again, and ended a second time', () => {
    const { endedSeen } = subscriptionState([sampleSubscription({ status: 'unpaid' })], {
      endedSeen: {},
      now: NOON,
    });
    const live = subscriptionState([sampleSubscription()], { endedSeen, now: daysFromNoon(1) });
    expect(live.endedSeen).toEqual({});
    const again = subscriptionState([sampleSubscription({ status: 'unpaid' })], {
      ...live,
      now: daysFromNoon(2),
    });
    expect(again.current?.plan.subscriptionEndDate).toEqual(daysFromNoon(2));
  });
});

describe('the plan of a member with several subscriptions', () => {
  const ended = sampleSubscription({ id: 'sub_0', status: 'canceled', endedAt: daysFromNoon(-1) });
  const later = sampleSubscription({ id: 'sub_2', createdAt: daysFromNoon(-2), plan: 'yearly' });

  it('a live subscription determines the plan when another subscription has ended', () => {
    expect(stateOf(ended, later).current?.subscriptionId).toBe('sub_2');
    expect(stateOf(later, ended).current?.subscriptionId).toBe('sub_2');
  });

  it('the oldest of several live subscriptions determines the plan, in any order of the subscriptions', () => {
    const pastDue = sampleSubscription({ status: 'past_due' });
    expect(stateOf(later, pastDue).current?.subscriptionId).toBe('sub_1');
    expect(stateOf(pastDue, later).current?.subscriptionId).toBe('sub_1');
  });

  it('the subscription with the smaller id determines the plan when two live subscriptions began at the same time', () => {
    expect(
      stateOf(sampleSubscription({ id: 'sub_b' }), sampleSubscription({ id: 'sub_a' })).current
        ?.subscriptionId,
    ).toBe('sub_a');
  });

  it('the subscription that ended last determines the plan when none is live, in any order of the subscriptions', () => {
    const earlier = sampleSubscription({
      id: 'sub_3',
      status: 'canceled',
      endedAt: daysFromNoon(-4),
    });
    expect(stateOf(earlier, ended).current?.subscriptionId).toBe('sub_0');
    expect(stateOf(ended, earlier).current?.subscriptionId).toBe('sub_0');
  });

  it('the subscription that ended last determines the plan, even if Stripe states no end date for the other one', () => {
    const unpaid = sampleSubscription({ status: 'unpaid' });
    const after = sampleSubscription({ id: 'sub_9', status: 'canceled', endedAt: daysFromNoon(2) });
    const { endedSeen } = subscriptionState([unpaid], { endedSeen: {}, now: NOON });
    const both = subscriptionState([unpaid, after], { endedSeen, now: daysFromNoon(3) });
    expect(both.current?.subscriptionId).toBe('sub_9');
    expect(both.endedSeen).toEqual({ sub_1: NOON });
    expect(subscriptionState([unpaid, after], { ...both, now: daysFromNoon(9) })).toEqual(both);
  });
});

describe('isSamePlan', () => {
  const plan = {
    subscriptionStatus: 'active',
    subscriptionPlan: 'monthly',
    subscriptionEndDate: NOON,
    isPastDue: false,
  } as const;

  it('returns true when all fields of two plans are equal, and false when any field differs', () => {
    expect(isSamePlan(plan, { ...plan, subscriptionEndDate: new Date(NOON) })).toBe(true);
    const changes = [
      { subscriptionStatus: 'canceled' },
      { subscriptionPlan: 'yearly' },
      { subscriptionEndDate: null },
      { isPastDue: true },
    ] as const;
    for (const change of changes) expect(isSamePlan(plan, { ...plan, ...change })).toBe(false);
  });
});
