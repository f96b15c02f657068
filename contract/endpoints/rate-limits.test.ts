import { describe, expect, it } from 'vitest';
import { FREE_SUBMISSIONS_PER_MONTH } from '../schemas/subscription';
import { api } from './api';
import {
  CURRENT_USER_LIMITS,
  ITEM_LIMITS,
  LIST_LIMITS,
  MEMBER_SEARCH_LIMITS,
  PAGE_VIEW_LIMITS,
  PICTURE_CHECK_LIMITS,
  SHARING_LIMITS,
} from './rate-limits';

const HOUR = 60 * 60;
const HOURS_PER_DAY = 24;

const sharesPerHour = (plan: 'free' | 'premium'): number =>
  SHARING_LIMITS.find((limit) => limit.plan === plan)?.max ?? Infinity;

const checksPer = (windowSeconds: number, plan: 'free' | 'premium'): number =>
  PICTURE_CHECK_LIMITS.find((limit) => limit.plan === plan && limit.windowSeconds === windowSeconds)
    ?.max ?? 0;

describe('checks for personal information', () => {
  it.each([
    ['free', FREE_SUBMISSIONS_PER_MONTH],
    ['premium', HOURS_PER_DAY * sharesPerHour('premium')],
  ] as const)(
    'have a daily limit that allows a check for every item that a %s member can share in a day',
    (plan, shares) => {
      expect(checksPer(HOURS_PER_DAY * HOUR, plan)).toBeGreaterThanOrEqual(shares);
    },
  );

  it.each(['free', 'premium'] as const)(
    'have an hourly limit that allows a check for every item that a %s member can share in an hour',
    (plan) => {
      expect(checksPer(HOUR, plan)).toBeGreaterThanOrEqual(sharesPerHour(plan));
    },
  );
});

// The attack suite makes many calls to these endpoints, and relies on limits that are high enough for its calls.
it.each([
  ['listItems', LIST_LIMITS],
  ['listAchievementsOf', LIST_LIMITS],
  ['getItem', ITEM_LIMITS],
  ['getCurrentUser', CURRENT_USER_LIMITS],
  ['searchUsers', MEMBER_SEARCH_LIMITS],
  ['countPageView', PAGE_VIEW_LIMITS],
] as const)(
  'the endpoint %s uses exactly the rate limits that rate-limits.ts exports for it',
  (name, limits) => {
    expect(api[name].rateLimits).toBe(limits);
  },
);
