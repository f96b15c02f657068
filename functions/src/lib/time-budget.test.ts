import { describe, expect, it, vi } from 'vitest';
import { startTimeBudget } from './time-budget';

describe('time budget', () => {
  let time = 0;
  const start = (ms: number) =>
    startTimeBudget({ ms, now: () => new Date(time), late: () => new Error('Too late') });

  it('resolves with the result of a step, or rejects with its error, while time is left', async () => {
    const { spend } = start(1000);
    expect(await spend(() => Promise.resolve('done'))).toBe('done');
    await expect(spend(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('rejects when a step takes longer than the time that is left after earlier steps', async () => {
    const { spend } = start(1000);
    time += 990;
    await expect(spend(() => new Promise(() => undefined))).rejects.toThrow('Too late');
  });

  it('does not start a step when the time is over', async () => {
    const { spend } = start(1000);
    time += 1000;
    const work = vi.fn(() => Promise.resolve());
    await expect(spend(work)).rejects.toThrow('Too late');
    expect(work).not.toHaveBeenCalled();
  });
});
