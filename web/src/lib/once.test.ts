import { expect, test, vi } from 'vitest';
import { loadOnce, once } from './once';

test('creates a value only on the first call', () => {
  const create = vi.fn(() => ({ name: 'ready' }));
  const value = once(create);
  expect(create).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(create).toHaveBeenCalledTimes(1);
});

test('loads once and returns the result to all callers', async () => {
  const start = vi.fn(() => Promise.resolve('ready'));
  const started = loadOnce(start);
  expect(started.loaded()).toBeUndefined();
  expect(await Promise.all([started(), started()])).toEqual(['ready', 'ready']);
  expect(started.loaded()).toBe('ready');
  expect(start).toHaveBeenCalledTimes(1);
});

test('loads again on the next call after a failure', async () => {
  const start = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('ready');
  const started = loadOnce(start);
  const [first, second] = await Promise.allSettled([started(), started()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(start).toHaveBeenCalledTimes(1);
  expect(await started()).toBe('ready');
});
