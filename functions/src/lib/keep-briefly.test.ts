import { expect, it, vi } from 'vitest';
import { createBriefCache } from './keep-briefly';

const PAUSE_MS = 10_000;

/** Creates a cache whose values are fresh for 100 ms and usable for a minute. */
function cacheOf(maxEntries = 2, keeping = { freshMs: 100, usableMs: 60_000 }) {
  const clock = { now: 0 };
  const mayReplace = vi.fn((error: unknown) => (error as Error).message === 'Later');
  const keep = createBriefCache<string>({
    maxEntries,
    keepingOf: () => keeping,
    mayReplace,
    now: () => new Date(clock.now),
  });
  const read = vi.fn(async (key: string) => `${key} at ${String(clock.now)}`);
  return { clock, read, mayReplace, get: (key: string) => keep(key, () => read(key)) };
}

it('createBriefCache reads once for concurrent calls, and does not read again while the value is fresh', async () => {
  const { clock, read, get } = cacheOf();
  await Promise.all([get('a'), get('a'), get('a')]);
  clock.now = 99;
  expect(await get('a')).toBe('a at 0');
  expect(read).toHaveBeenCalledOnce();
  clock.now = 100;
  expect(await get('a')).toBe('a at 100');
});

it('createBriefCache keeps a value for each key, and forgets the key that has not been used for the longest time', async () => {
  const { read, get } = cacheOf(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});

it('createBriefCache reads again after a failed read, and does not cache the failure', async () => {
  const { read, get } = cacheOf(1);
  await get('a');
  read.mockRejectedValueOnce(new Error('No'));
  await expect(get('b')).rejects.toThrow('No');
  await get('a');
  expect(read).toHaveBeenCalledTimes(2);
  expect(await get('b')).toBe('b at 0');
});

it('createBriefCache returns the older value after a failed read, and reads again after 10 s', async () => {
  const { clock, read, mayReplace, get } = cacheOf();
  await get('a');
  clock.now = 100;
  read.mockRejectedValueOnce(new Error('Later'));
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a at 0', 'a at 0']);
  clock.now = 99 + PAUSE_MS;
  expect(await get('a')).toBe('a at 0');
  expect([read.mock.calls.length, mayReplace.mock.calls.length]).toEqual([2, 1]);
  clock.now = 100 + PAUSE_MS;
  expect(await get('a')).toBe(`a at ${String(100 + PAUSE_MS)}`);
});

it.each([
  ['the older value is no longer usable', 60_000, 'Later'],
  ['`mayReplace` returns false for the error', 59_999, 'Gone'],
])('createBriefCache throws the error of a failed read when %s', async (_why, time, message) => {
  const { clock, read, get } = cacheOf();
  await get('a');
  clock.now = time;
  read.mockRejectedValueOnce(new Error(message));
  await expect(get('a')).rejects.toThrow(message);
});

it('createBriefCache returns the older value after a failed read only while the older value is usable', async () => {
  const { clock, read, get } = cacheOf();
  await get('a');
  clock.now = 59_999;
  read.mockRejectedValue(new Error('Later'));
  expect(await get('a')).toBe('a at 0');
  clock.now = 60_000;
  await expect(get('a')).rejects.toThrow('Later');
});

it('createBriefCache does not cache a value that is fresh for 0 ms, and forgets the previous value of the key', async () => {
  const keeping = { freshMs: 100, usableMs: 60_000 };
  const { clock, read, get } = cacheOf(2, keeping);
  await get('a');
  clock.now = 100;
  Object.assign(keeping, { freshMs: 0, usableMs: 0 });
  expect([await get('a'), await get('a')]).toEqual(['a at 100', 'a at 100']);
  expect(read).toHaveBeenCalledTimes(3);
  read.mockRejectedValueOnce(new Error('Later'));
  await expect(get('a')).rejects.toThrow('Later');
});
