import { beforeEach, expect, it, vi } from 'vitest';
import type { RateLimitsRepo } from '../../repos/rate-limits-repo';
import { createFirestoreCallCounters } from './call-counters';

const HOUR_MS = 60 * 60 * 1000;
const counter = { id: 'sharing', windowSeconds: 3600 };

let time: number;
let windows: Map<string, { count: number; expiresAt: Date }>;
let salts: Map<string, string>;
const add = vi.fn<RateLimitsRepo['add']>(async (id, { max, at, newWindowEndsAt }) => {
  const stored = windows.get(id);
  const open = stored && stored.expiresAt > at ? stored : { count: 0, expiresAt: newWindowEndsAt };
  if (open.count >= max) return open.expiresAt;
  // Waits, so that another call can read the same count before this call continues.
  await Promise.resolve();
  windows.set(id, { ...open, count: open.count + 1 });
  return null;
});
const rateLimits: RateLimitsRepo = {
  add,
  remove: async (id) => {
    const stored = windows.get(id);
    if (stored) stored.count -= 1;
  },
  saltOf: async (day, { proposed }) => {
    const salt = salts.get(day) ?? proposed;
    salts.set(day, salt);
    return salt;
  },
};
const createInstance = () => createFirestoreCallCounters({ rateLimits, now: () => new Date(time) });
let instance: ReturnType<typeof createInstance>;

beforeEach(() => {
  time = Date.UTC(2026, 10, 22, 12);
  windows = new Map();
  salts = new Map();
  add.mockClear();
  instance = createInstance();
});

const take = (max: number, subject = 'ann') => instance.take(counter, subject, max);

it('a Firestore call counter counts every one of several concurrent calls of the same caller', async () => {
  const waits = await Promise.all(Array.from({ length: 5 }, () => take(3)));
  expect(waits).toEqual([0, 0, 0, 3600, 3600]);
});

it('a Firestore call counter counts the calls of all instances together', async () => {
  await Promise.all([take(3), take(3)]);
  instance = createInstance();
  expect(await take(3)).toBe(0);
  expect(await take(3)).toBe(3600);
});

it('a Firestore call counter does not read the store again for a caller above the limit until the window ends', async () => {
  await take(1);
  await take(1);
  add.mockClear();
  expect(await take(1)).toBe(3600);
  expect(add).not.toHaveBeenCalled();
  time += HOUR_MS;
  expect(await take(1)).toBe(0);
});

it('a Firestore call counter reads the store again when a call has a higher maximum', async () => {
  await take(1);
  await take(1);
  expect(await take(2)).toBe(0);
});

it('a Firestore call counter accepts another call after `giveBack` was called', async () => {
  await take(1);
  await take(1);
  await instance.giveBack(counter, 'ann');
  expect(await take(1)).toBe(0);
});

it('a Firestore call counter ends a window at the end of the UTC day, because the salt changes at that time', async () => {
  time = Date.UTC(2026, 10, 22, 23, 50);
  await take(1);
  expect(await take(1)).toBe(600);
  time = Date.UTC(2026, 10, 23);
  expect(await take(1)).toBe(0);
  expect(windows.size).toBe(2);
});

it('a Firestore call counter stores no account id and no IP address in readable form', async () => {
  await take(1, '203.0.113.9');
  expect([...windows.keys()]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
});
