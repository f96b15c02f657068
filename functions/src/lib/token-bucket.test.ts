import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTokenBucket } from './token-bucket';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function createTakes() {
  const bucket = createTokenBucket({ perSecond: 10, burst: 2, now: () => new Date() });
  const start = Date.now();
  const taken: number[] = [];
  const take = () => void bucket.take().then(() => taken.push(Date.now() - start));
  return { taken, take };
}

it('take gives two tokens immediately when the bucket has two, then one every 100 ms', async () => {
  const { taken, take } = createTakes();
  for (let n = 0; n < 5; n += 1) take();
  await vi.runAllTimersAsync();
  expect(taken).toEqual([0, 0, 100, 200, 300]);
});

it('a token bucket has no more tokens than its capacity after a pause', async () => {
  const { taken, take } = createTakes();
  await vi.advanceTimersByTimeAsync(10_000);
  for (let n = 0; n < 3; n += 1) take();
  await vi.runAllTimersAsync();
  expect(taken).toEqual([10_000, 10_000, 10_100]);
});

it('tryTake takes a token only when one is available', () => {
  let time = 0;
  const bucket = createTokenBucket({ perSecond: 10, burst: 2, now: () => new Date(time) });
  expect([bucket.tryTake(), bucket.tryTake(), bucket.tryTake()]).toEqual([true, true, false]);
  time += 99;
  expect(bucket.tryTake()).toBe(false);
  time += 1;
  expect([bucket.tryTake(), bucket.tryTake()]).toEqual([true, false]);
});

it('tryTake takes several tokens or none, and takes tokens that were given back', () => {
  const bucket = createTokenBucket({ perSecond: 10, burst: 3, now: () => new Date(0) });
  expect([bucket.tryTake(4), bucket.tryTake(2), bucket.tryTake(2)]).toEqual([false, true, false]);
  bucket.giveBack(1);
  expect([bucket.tryTake(2), bucket.tryTake()]).toEqual([true, false]);
  bucket.giveBack(9);
  expect([bucket.tryTake(3), bucket.tryTake()]).toEqual([true, false]);
});
