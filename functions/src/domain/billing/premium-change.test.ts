import { expect, it } from 'vitest';
import { premiumChange } from './premium-change';
import type { MemberSubscriptionFields } from './subscription-state';

const AT = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(AT.getTime() - hours * 60 * 60 * 1000);
const planOf = (
  status: MemberSubscriptionFields['subscriptionStatus'],
  end: Date | null,
): MemberSubscriptionFields => ({
  subscriptionStatus: status,
  subscriptionPlan: status && 'monthly',
  subscriptionEndDate: end,
  isPastDue: false,
});
const FREE = planOf(null, null);
const ACTIVE = planOf('active', hoursAgo(-24));
const ENDING = planOf('canceled', hoursAgo(-24));
const LAPSED = planOf('canceled', hoursAgo(5));
const LAPSED_LONG_AGO = planOf('canceled', hoursAgo(24 * 9));

const NOTHING = { startedAt: null, endedAt: null };
const TWO_DAYS_AGO = hoursAgo(48);

it.each([
  ['a first plan', false, FREE, ACTIVE, { startedAt: AT, endedAt: null }],
  ['a renewal', true, ACTIVE, ACTIVE, NOTHING],
  ['a cancellation at the end of the period', true, ACTIVE, ENDING, NOTHING],
  [
    'a cancellation that ends the plan at this moment',
    true,
    ACTIVE,
    planOf('canceled', AT),
    NOTHING,
  ],
  [
    'a plan whose end date has passed',
    true,
    LAPSED,
    LAPSED,
    { startedAt: null, endedAt: hoursAgo(5) },
  ],
  ['a plan whose end is already counted', false, LAPSED, LAPSED, NOTHING],
  [
    'a plan whose end is noticed after more than two days',
    true,
    LAPSED_LONG_AGO,
    LAPSED_LONG_AGO,
    { startedAt: null, endedAt: TWO_DAYS_AGO },
  ],
  ['a refund', true, ACTIVE, LAPSED, { startedAt: null, endedAt: hoursAgo(5) }],
  [
    'a new plan after an end that was not counted',
    true,
    LAPSED,
    ACTIVE,
    { startedAt: AT, endedAt: hoursAgo(5) },
  ],
  [
    'a new plan after an end that was counted',
    false,
    LAPSED,
    ACTIVE,
    { startedAt: AT, endedAt: null },
  ],
  ['a renewal of a member who is not counted yet', null, ACTIVE, ACTIVE, NOTHING],
  [
    'a first plan of a member who is not counted yet',
    null,
    FREE,
    ACTIVE,
    { startedAt: AT, endedAt: null },
  ],
  ['the end of the plan of a member who is not counted yet', null, LAPSED, LAPSED, NOTHING],
])(
  'for %s, premiumChange returns which start and which end of premium the figures must count',
  (_what, wasCounted, before, after, expected) => {
    const { isCounted, ...moved } = premiumChange({ wasCounted, before, after, at: AT });
    expect(moved).toEqual(expected);
    expect(isCounted).toBe(
      after === ACTIVE || after === ENDING || after.subscriptionEndDate === AT,
    );
  },
);
