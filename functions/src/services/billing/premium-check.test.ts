import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newMember } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import { createPremiumCheck } from './premium-check';

const NOON = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60 * 1000;
const FREE = newMember({ email: 'ann@example.com' }, new Date(0));
const ACTIVE: UserRecord = { ...FREE, subscriptionStatus: 'active' };
const endingAt = (time: number): UserRecord => ({
  ...FREE,
  subscriptionStatus: 'canceled',
  subscriptionEndDate: new Date(time),
});

let time: number;
let stored: UserRecord | null;
const get = vi.fn(() => Promise.resolve(stored));
const createCheck = () => createPremiumCheck({ users: { get }, now: () => new Date(time) });
let isPremium: ReturnType<typeof createCheck>;

beforeEach(() => {
  time = NOON;
  stored = ACTIVE;
  get.mockClear();
  isPremium = createCheck();
});

const check = (uid = 'ann') => isPremium(uid);

describe('premium check', () => {
  it('reads a premium member at most once a minute', async () => {
    expect(await check()).toBe(true);
    time += MINUTE_MS;
    expect(await check()).toBe(true);
    expect(get).toHaveBeenCalledTimes(1);
    time += 1;
    expect(await check()).toBe(true);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('returns false right after the end date, even when the cached result is less than a minute old', async () => {
    stored = endingAt(NOON + 1000);
    expect(await check()).toBe(true);
    time = NOON + 1000;
    expect(await check()).toBe(true);
    time += 1;
    expect(await check()).toBe(false);
  });

  it('returns false at most a minute after the plan or the member was removed', async () => {
    expect(await check()).toBe(true);
    stored = FREE;
    time += MINUTE_MS + 1;
    expect(await check()).toBe(false);
    stored = null;
    expect(await check()).toBe(false);
  });

  it('caches each member separately', async () => {
    expect(await check('ann')).toBe(true);
    stored = FREE;
    expect(await check('bob')).toBe(false);
    expect(await check('ann')).toBe(true);
  });

  it('forgets the oldest cached member when 10,000 others were checked', async () => {
    for (let n = 0; n <= 10_000; n += 1) await check(`member-${String(n)}`);
    get.mockClear();
    await check('member-1');
    expect(get).not.toHaveBeenCalled();
    await check('member-0');
    expect(get).toHaveBeenCalledWith('member-0');
  });
});

describe('premium check of a member who is not premium', () => {
  it.each([
    ['has no plan', FREE],
    ['has a plan that ended', endingAt(NOON - 1)],
    ['does not exist', null],
  ])('returns false when the member %s', async (_state, record) => {
    stored = record;
    expect(await check()).toBe(false);
  });

  it('returns true immediately after the member has paid', async () => {
    stored = FREE;
    expect(await check()).toBe(false);
    stored = ACTIVE;
    expect(await check()).toBe(true);
  });
});
