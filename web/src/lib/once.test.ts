import { expect, test, vi } from 'vitest';
import { once } from './once';

test('runs once and returns the result to all callers', async () => {
  const start = vi.fn(() => Promise.resolve('ready'));
  const started = once(start);
  expect(await Promise.all([started(), started()])).toEqual(['ready', 'ready']);
  expect(await started()).toBe('ready');
  expect(start).toHaveBeenCalledTimes(1);
});

test('runs again on the next call after a failure', async () => {
  const start = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('ready');
  const started = once(start);
  const [first, second] = await Promise.allSettled([started(), started()]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(start).toHaveBeenCalledTimes(1);
  expect(await started()).toBe('ready');
});
