import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunctionsOnSchedule } from './schedule';

vi.mock('./scheduled-functions', () => ({
  SCHEDULES: [{ name: 'foldCatalogue', everyMinutes: 10 }],
}));

const MINUTE_MS = 60_000;
const fetched = vi.fn<typeof fetch>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockResolvedValue(new Response());
  stop = callFunctionsOnSchedule('http://scheduled.test');
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the schedule calls a function shortly after the start, and then every ten minutes', async () => {
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['http://scheduled.test/foldCatalogue']);
  await vi.advanceTimersByTimeAsync(19 * MINUTE_MS);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('the schedule prints the error and calls again when a run fails', async () => {
  fetched.mockResolvedValueOnce(new Response('no response', { status: 500 }));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    ['The function foldCatalogue failed: Error: no response'],
  ]);
  vi.mocked(console.error).mockClear();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('the schedule makes no calls and prints no error after the schedule was stopped', async () => {
  fetched.mockImplementationOnce(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
      }),
  );
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  stop();
  await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
  expect(fetched).toHaveBeenCalledOnce();
});
