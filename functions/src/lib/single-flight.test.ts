import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSingleFlight } from './single-flight';

const RUN_MS = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs of 100 ms each that are told by their numbers; the moments at which they began. */
function createRuns({ failing = 0 } = {}) {
  const begun: number[] = [];
  const start = Date.now();
  const run = async () => {
    const n = begun.push(Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, RUN_MS));
    if (n === failing) throw new Error('The run failed');
    return n;
  };
  const pace = { perSecond: 4, burst: 4, now: () => new Date() };
  return { begun, ask: createSingleFlight(run, pace) };
}

describe('shared runs', () => {
  it('begin at once, and not before somebody asks', async () => {
    const { begun, ask } = createRuns();
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual([]);
    const first = ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual([1000]);
    await vi.runAllTimersAsync();
    expect(await first).toBe(1);
  });

  it('are shared by all who ask before one begins, and by nobody who asks later', async () => {
    const { begun, ask } = createRuns();
    const together = [ask(), ask(), ask()];
    await vi.advanceTimersByTimeAsync(RUN_MS / 2);
    const during = [ask(), ask()];
    await vi.runAllTimersAsync();
    expect(await Promise.all(together)).toEqual([1, 1, 1]);
    expect(await Promise.all(during)).toEqual([2, 2]);
    expect(begun).toEqual([0, RUN_MS]);
  });

  it('do not overlap, and begin four times a second after four at once', async () => {
    const { begun, ask } = createRuns();
    for (let ms = 0; ms < 2000; ms += 10) {
      void ask();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(begun).toEqual([0, 100, 200, 300, 400, 500, 750, 1000, 1250, 1500, 1750, 2000]);
  });

  it('fail for all who share them, and not for the next', async () => {
    const { ask } = createRuns({ failing: 1 });
    const failing = Promise.allSettled([ask(), ask()]);
    await vi.advanceTimersByTimeAsync(RUN_MS / 2);
    const next = ask();
    await vi.runAllTimersAsync();
    expect(await failing).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(await next).toBe(2);
  });

  it('go on when the clock is set back', async () => {
    const { ask } = createRuns();
    for (let n = 0; n < 6; n += 1) {
      const run = ask();
      await vi.runAllTimersAsync();
      await run;
    }
    vi.setSystemTime(Date.now() - 3_600_000);
    const after = ask();
    await vi.advanceTimersByTimeAsync(250 + RUN_MS);
    expect(await after).toBe(7);
    await vi.advanceTimersByTimeAsync(1000);
    const calm = ask();
    await vi.advanceTimersByTimeAsync(RUN_MS);
    expect(await calm).toBe(8);
  });
});
