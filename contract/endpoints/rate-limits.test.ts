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
  ] as const)('are at least as many as a %s member could share in a day', (plan, shares) => {
    expect(checksPer(HOURS_PER_DAY * HOUR, plan)).toBeGreaterThanOrEqual(shares);
  });

  it.each(['free', 'premium'] as const)(
    'are at least as many as a %s member could share in an hour',
    (plan) => {
      expect(checksPer(HOUR, plan)).toBeGreaterThanOrEqual(sharesPerHour(plan));
    },
  );
});

// So many calls that the attack suite does not try each of them out.
it.each([
  ['listItems', LIST_LIMITS, [600, 300, 3000]],
  ['listAchievementsOf', LIST_LIMITS, [600, 300, 3000]],
  ['getItem', ITEM_LIMITS, [1200, 600, 3000]],
  ['getCurrentUser', CURRENT_USER_LIMITS, [600]],
  ['searchUsers', MEMBER_SEARCH_LIMITS, [600]],
  ['countPageView', PAGE_VIEW_LIMITS, [600]],
] as const)('%s has its limits', (name, limits, calls) => {
  expect(api[name].rateLimits).toBe(limits);
  expect(limits.map(({ max }) => max)).toEqual(calls);
});
