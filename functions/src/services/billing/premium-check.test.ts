import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserRecord } from '../../repos/users-repo';
import { newMember } from '../accounts/new-member';
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

const ask = (uid = 'ann') => isPremium(uid);

describe('a premium member', () => {
  it('is read once a minute', async () => {
    expect(await ask()).toBe(true);
    time += MINUTE_MS;
    expect(await ask()).toBe(true);
    expect(get).toHaveBeenCalledTimes(1);
    time += 1;
    expect(await ask()).toBe(true);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('is no longer one in the moment after the end date, within that minute too', async () => {
    stored = endingAt(NOON + 1000);
    expect(await ask()).toBe(true);
    time = NOON + 1000;
    expect(await ask()).toBe(true);
    time += 1;
    expect(await ask()).toBe(false);
  });

  it('is no longer one a minute after the plan was taken away', async () => {
    expect(await ask()).toBe(true);
    stored = FREE;
    time += MINUTE_MS + 1;
    expect(await ask()).toBe(false);
    stored = null;
    expect(await ask()).toBe(false);
  });

  it('is remembered for themselves only', async () => {
    expect(await ask('ann')).toBe(true);
    stored = FREE;
    expect(await ask('bob')).toBe(false);
    expect(await ask('ann')).toBe(true);
  });

  it('is forgotten for the sake of 10,000 others, and read again', async () => {
    for (let n = 0; n <= 10_000; n += 1) await ask(`member-${String(n)}`);
    get.mockClear();
    await ask('member-1');
    expect(get).not.toHaveBeenCalled();
    await ask('member-0');
    expect(get).toHaveBeenCalledWith('member-0');
  });
});

describe('who is not premium', () => {
  it.each([
    ['has no plan', FREE],
    ['has one that ended', endingAt(NOON - 1)],
    ['is not there', null],
  ])('is who %s', async (_who, record) => {
    stored = record;
    expect(await ask()).toBe(false);
  });

  it('need not wait after paying', async () => {
    stored = FREE;
    expect(await ask()).toBe(false);
    stored = ACTIVE;
    expect(await ask()).toBe(true);
  });
});
