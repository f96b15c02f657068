import { itemsEndpoints } from '@contract/endpoints/items';
import { LIST_LIMITS } from '@contract/endpoints/rate-limits';
import { beforeEach, expect, it, vi } from 'vitest';
import type { VisitorApiClient } from '../../gateways/first-page/visitor-api-client';
import { AppError } from '../../lib/app-error';
import { createVisitorCallLimiters, type VisitorCallLimiter } from './visitor-call-limiters';

const MINUTE = 60_000;
const get = vi.fn<VisitorApiClient['get']>();
let clock: { now: number };

beforeEach(() => {
  get.mockReset();
  clock = { now: 1_000 };
});

const limitedBy = (factor = 1) =>
  createVisitorCallLimiters({ get } as VisitorApiClient, {
    factor,
    now: () => new Date(clock.now),
  });

const call = (calls: VisitorApiClient) => calls.get(itemsEndpoints.listItems, { query: {} });
const callOnce = (limited: VisitorCallLimiter) => limited.spend(1, call);

/** Makes `count` calls. Returns how many were not rejected. */
async function madeOf(count: number, limited: VisitorCallLimiter): Promise<number> {
  const before = get.mock.calls.length;
  for (let n = 0; n < count; n += 1) await callOnce(limited).catch(() => undefined);
  return get.mock.calls.length - before;
}

it.each([
  ['lists', 20, 9],
  ['profiles', 30, 19],
] as const)(
  'VisitorCallLimiter allows calls for %s: %i in a burst, and then %i a minute',
  async (kind, burst, rate) => {
    const limited = limitedBy()[kind];
    expect(await madeOf(100, limited)).toBe(burst);
    clock.now += MINUTE;
    expect(await madeOf(100, limited)).toBe(rate);
    await expect(callOnce(limited)).rejects.toMatchObject({ code: 'too_many_requests' });
  },
);

it('VisitorCallLimiter counts the calls for lists and for profiles separately', async () => {
  const { lists, profiles } = limitedBy();
  await madeOf(100, lists);
  expect(await madeOf(100, profiles)).toBe(30);
});

it("VisitorCallLimiter, together with the 6 calls a minute for `/`, allows at most two thirds of a visitor's limit of calls", async () => {
  const { lists, profiles } = limitedBy();
  const [{ max, windowSeconds }] = LIST_LIMITS;
  let made = (await madeOf(30, lists)) + (await madeOf(30, profiles));
  for (let second = 0; second < windowSeconds; second += 1, clock.now += 1000)
    made += (await madeOf(1, lists)) + (await madeOf(1, profiles));
  expect(made + (6 * windowSeconds) / 60).toBeLessThanOrEqual((max * 2) / 3);
});

it('VisitorCallLimiter takes all calls of a page from the limit before the first call, and gives back the calls that were not made', async () => {
  const { profiles } = limitedBy();
  await madeOf(28, profiles);
  await expect(profiles.spend(3, call)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(get).toHaveBeenCalledTimes(28);
  await profiles.spend(2, call);
  expect(await madeOf(3, profiles)).toBe(1);
});

it('VisitorCallLimiter gives all calls of a page the same deadline', async () => {
  await limitedBy().profiles.spend(2, async (calls) => {
    await call(calls);
    await call(calls);
  });
  const [first, second] = get.mock.calls.map(([, , deadline]) => deadline);
  expect(first).toBeInstanceOf(AbortSignal);
  expect(second).toBe(first);
});

it('VisitorCallLimiter counts a page that is rendered without a call against the limit of calls', async () => {
  const { lists } = limitedBy();
  for (let n = 0; n < 19; n += 1) lists.count();
  expect(await madeOf(2, lists)).toBe(1);
  expect(() => lists.count()).toThrow(AppError);
});

it('VisitorCallLimiter makes no calls for lists after the API has rejected one, until the stated wait time is over', async () => {
  const { lists, profiles } = limitedBy();
  get.mockRejectedValueOnce(new AppError('unavailable', 'No', { retryAfterSeconds: 50 }));
  expect(await madeOf(3, lists)).toBe(1);
  expect(await madeOf(3, profiles)).toBe(3);
  clock.now += 49_999;
  expect(await madeOf(3, lists)).toBe(0);
  await expect(callOnce(lists)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: undefined,
  });
  clock.now += 1;
  expect(await madeOf(3, lists)).toBe(3);
});

it('VisitorCallLimiter multiplies the rate of calls by the given factor, and has no limit when the factor is Infinity', async () => {
  const twice = limitedBy(2).profiles;
  await madeOf(30, twice);
  clock.now += 25_000;
  expect(await madeOf(100, twice)).toBe(16);
  expect(await madeOf(1000, limitedBy(Infinity).profiles)).toBe(1000);
});
