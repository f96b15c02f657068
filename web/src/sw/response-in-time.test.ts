import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { responseInTime } from './response-in-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns a response that arrives in time', async () => {
  const response = new Response('item');
  expect(await responseInTime(Promise.resolve(response), 2000)).toBe(response);
});

test('returns null when the request fails or exceeds the time limit', async () => {
  expect(await responseInTime(Promise.reject(new TypeError('offline')), 2000)).toBeNull();
  const late = responseInTime(new Promise(() => undefined), 2000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await late).toBeNull();
});
