import { itemsEndpoints } from '@contract/endpoints/items';
import { LIST_LIMITS } from '@contract/endpoints/rate-limits';
import { beforeEach, expect, it, vi } from 'vitest';
import type { VisitorCalls } from '../../gateways/first-page/visitor-calls';
import { AppError } from '../../lib/app-error';
import { createLimitedCalls } from './limited-calls';

const MINUTE = 60_000;
const get = vi.fn();
let clock: { now: number };
const calls = { get } as VisitorCalls;

beforeEach(() => {
  get.mockReset();
  clock = { now: 1_000 };
});

function limitedBy(factor = 1) {
  const limited = createLimitedCalls(calls, { factor, now: () => new Date(clock.now) });
  return { ...limited, call: () => limited.get(itemsEndpoints.listItems, { query: {} }) };
}

/** Returns how many of `count` calls were made. */
async function madeOf(count: number, { call }: ReturnType<typeof limitedBy>): Promise<number> {
  const before = get.mock.calls.length;
  for (let n = 0; n < count; n += 1) await call().catch(() => undefined);
  return get.mock.calls.length - before;
}

it('makes 30 calls, then 19 a minute, and refuses others without a call', async () => {
  const limited = limitedBy();
  expect(await madeOf(100, limited)).toBe(30);
  clock.now += MINUTE;
  expect(await madeOf(100, limited)).toBe(19);
  await expect(limited.call()).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('lets two instances, with 6 calls a minute for `/`, share the limit of a visitor', async () => {
  const limited = limitedBy();
  const [{ max, windowSeconds }] = LIST_LIMITS;
  let made = 0;
  for (let second = 0; second < windowSeconds; second += 1, clock.now += 1000)
    made += await madeOf(2, limited);
  made += await madeOf(30, limited);
  expect(2 * (made + (6 * windowSeconds) / 60)).toBeLessThanOrEqual(max);
});

it('counts work without a call', async () => {
  const limited = limitedBy();
  for (let n = 0; n < 29; n += 1) limited.count();
  expect(await madeOf(2, limited)).toBe(1);
  expect(() => limited.count()).toThrow(AppError);
});

it('makes no call until the API takes calls again', async () => {
  const limited = limitedBy();
  get.mockRejectedValueOnce(new AppError('too_many_requests', 'No', { retryAfterSeconds: 50 }));
  expect(await madeOf(3, limited)).toBe(1);
  clock.now += 49_999;
  expect(await madeOf(3, limited)).toBe(0);
  clock.now += 1;
  expect(await madeOf(3, limited)).toBe(3);
});

it('multiplies the rate by its factor, and has no limit with Infinity', async () => {
  const twice = limitedBy(2);
  await madeOf(30, twice);
  clock.now += 25_000;
  expect(await madeOf(100, twice)).toBe(16);
  expect(await madeOf(1000, limitedBy(Infinity))).toBe(1000);
});
