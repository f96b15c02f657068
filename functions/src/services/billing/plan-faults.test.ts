import { DAY_MS } from '@contract/rules/durations';
import { describe, expect, it } from 'vitest';
import { NOON } from '../../domain/billing/billed-subscription.test-support';
import { newMember } from '../../repos/new-member';
import type { PlanWithCopies } from '../../repos/plan-copies-repo';
import type { UserRecord } from '../../repos/users-repo';
import { planFaults } from './plan-faults';
import { planClaimsOf } from './premium-claims-copier';

const FREE = newMember({ email: 'ann@example.com' }, new Date(0));
const ACTIVE: UserRecord = { ...FREE, subscriptionStatus: 'active', planChangedAt: NOON };
const MINUTE_MS = 60 * 1000;
const endedBefore = (minutes: number): UserRecord => ({
  ...ACTIVE,
  subscriptionStatus: 'canceled',
  subscriptionEndDate: new Date(NOON.getTime() - minutes * MINUTE_MS),
});

const faultsOf = (
  member: UserRecord,
  copies: Partial<PlanWithCopies> = {},
  claims = planClaimsOf(member),
) =>
  planFaults(
    { uid: 'ann', member, badges: [], expiries: [], busiest: null, ...copies },
    { claims, now: NOON },
  );
const badge = (isPremiumUser: unknown) => ({ badges: [{ path: 'profiles/ann', isPremiumUser }] });
const busiest = (submissions: number) => ({ busiest: { month: '2026-11', submissions } });

describe('planFaults', () => {
  it('finds nothing when all copies follow from the plan', () => {
    expect(faultsOf(FREE, { ...badge(false), ...busiest(20) })).toEqual([]);
    expect(faultsOf(FREE, badge(undefined))).toEqual([]);
    expect(faultsOf(ACTIVE, { ...badge(true), ...busiest(50) })).toEqual([]);
    expect(faultsOf(endedBefore(60), { ...badge(false), ...busiest(50) })).toEqual([]);
  });

  it('finds claims that do not follow from the plan', () => {
    expect(faultsOf(ACTIVE, {}, { premiumUntil: null, planVersion: 0 })).toEqual([
      'account ann premiumUntil: stored null, by the plan 253402214400',
      `account ann planVersion: stored 0, by the plan ${String(NOON.getTime())}`,
    ]);
    expect(faultsOf(FREE, {}, { premiumUntil: 5, planVersion: 0 })).toEqual([
      'account ann premiumUntil: stored 5, by the plan null',
    ]);
  });

  it('finds a missing badge of a premium member, and a badge of a member who is not premium', () => {
    expect(faultsOf(ACTIVE, badge(false))).toEqual([
      'profiles/ann isPremiumUser: stored false, by the plan true',
    ]);
    expect(faultsOf(endedBefore(60), badge(true))).toEqual([
      'profiles/ann isPremiumUser: stored true, by the plan false',
    ]);
  });

  it('ignores a badge that the job `removeEndedBadges` can still remove', () => {
    expect(faultsOf(endedBefore(29), badge(true))).toEqual([]);
  });

  it('finds an item whose expiry does not follow from the current plan', () => {
    const addedAt = new Date(NOON.getTime() - 10 * DAY_MS);
    const expiresIn = (days: number) => ({
      expiries: [
        { path: 'items/owl', addedAt, expiresAt: new Date(addedAt.getTime() + days * DAY_MS) },
      ],
    });
    expect(faultsOf(FREE, expiresIn(30))).toEqual([]);
    expect(faultsOf(ACTIVE, expiresIn(90))).toEqual([]);
    expect(faultsOf(endedBefore(0), expiresIn(40))).toEqual([]);
    for (const [member, days] of [
      [FREE, 90],
      [ACTIVE, 30],
      [endedBefore(0), 30],
      [endedBefore(0), 90],
    ] as const)
      expect(faultsOf(member, expiresIn(days))).toEqual([
        expect.stringMatching(/^items\/owl expiresAt: stored 2\S+Z, by the plan 2\S+Z$/),
      ]);
  });

  it('accepts an expired item whose expiry is between those of free and premium members, and finds one outside of this range', () => {
    const addedAt = new Date(NOON.getTime() - 100 * DAY_MS);
    const expiredAfter = (days: number) => ({
      expiries: [
        { path: 'items/owl', addedAt, expiresAt: new Date(addedAt.getTime() + days * DAY_MS) },
      ],
    });
    for (const days of [31, 60, 90]) expect(faultsOf(FREE, expiredAfter(days))).toEqual([]);
    expect(faultsOf(FREE, expiredAfter(20))).toHaveLength(1);
    expect(faultsOf(ACTIVE, expiredAfter(95))).toHaveLength(1);
  });

  it('finds a member who has shared more than a free member may', () => {
    expect(faultsOf(FREE, busiest(21))).toEqual([
      'users/ann/usage submissions in 2026-11: stored 21, by the plan 20',
    ]);
  });

  it('does not check the claims when there is no account', () => {
    const copies = { uid: 'ann', member: ACTIVE, badges: [], expiries: [], busiest: null };
    expect(planFaults(copies, { claims: null, now: NOON })).toEqual([]);
  });
});
