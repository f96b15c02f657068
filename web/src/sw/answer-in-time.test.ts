import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerInTime } from './answer-in-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns an answer that arrives in time', async () => {
  const answer = new Response('item');
  expect(await answerInTime(Promise.resolve(answer), 2000)).toBe(answer);
});

test('returns null when the request fails or takes longer', async () => {
  expect(await answerInTime(Promise.reject(new TypeError('offline')), 2000)).toBeNull();
  const late = answerInTime(new Promise(() => undefined), 2000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await late).toBeNull();
});
