import { expect, it, vi } from 'vitest';
import { createBriefCache } from './keep-briefly';

function cacheOf(maxEntries = 2) {
  const clock = { now: 0 };
  const keep = createBriefCache<string>({ maxEntries, ms: 100, now: () => new Date(clock.now) });
  const read = vi.fn(async (key: string) => `${key} at ${String(clock.now)}`);
  return { clock, read, get: (key: string) => keep(key, () => read(key)) };
}

it('reads once for concurrent calls and until the time is over', async () => {
  const { clock, read, get } = cacheOf();
  await Promise.all([get('a'), get('a'), get('a')]);
  clock.now = 99;
  expect(await get('a')).toBe('a at 0');
  expect(read).toHaveBeenCalledOnce();
  clock.now = 100;
  expect(await get('a')).toBe('a at 100');
});

it('keeps each key apart, and forgets the one that was not used for the longest time', async () => {
  const { read, get } = cacheOf(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});

it('reads again after a failure, which replaces nothing that is kept', async () => {
  const { read, get } = cacheOf(1);
  await get('a');
  read.mockRejectedValueOnce(new Error('No'));
  await expect(get('b')).rejects.toThrow('No');
  await get('a');
  expect(read).toHaveBeenCalledTimes(2);
  expect(await get('b')).toBe('b at 0');
});
