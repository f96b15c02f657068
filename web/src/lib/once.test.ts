import { expect, test, vi } from 'vitest';
import { once } from './once';

test('runs for the first call alone, and answers all of them alike', async () => {
  const start = vi.fn(() => Promise.resolve('ready'));
  const started = once(start);
  expect(await Promise.all([started(), started()])).toEqual(['ready', 'ready']);
  expect(await started()).toBe('ready');
  expect(start).toHaveBeenCalledTimes(1);
});

test('runs again after it failed, for those who call from then on', async () => {
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
