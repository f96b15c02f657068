import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSingleFlight, shareRun } from './single-flight';
import { createTokenBucket } from './token-bucket';

const RUN_MS = 100;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates runs that take 100 ms and resolve with their number. `started` contains the times at which they started. */
function createRuns({ failing = 0 } = {}) {
  const started: number[] = [];
  const start = Date.now();
  const run = async () => {
    const n = started.push(Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, RUN_MS));
    if (n === failing) throw new Error('The run failed');
    return n;
  };
  const bucket = createTokenBucket({ perSecond: 4, burst: 4, now: () => new Date() });
  return { started, request: createSingleFlight(run, () => bucket.take()) };
}

describe('createSingleFlight', () => {
  it('starts a run immediately at the first call, and starts no run before that call', async () => {
    const { started, request } = createRuns();
    await vi.advanceTimersByTimeAsync(1000);
    expect(started).toEqual([]);
    const first = request();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([1000]);
    await vi.runAllTimersAsync();
    expect(await first).toBe(1);
  });

  it('shares a run among the calls before its start, and starts another run for calls that are made during it', async () => {
    const { started, request } = createRuns();
    const together = [request(), request(), request()];
    await vi.advanceTimersByTimeAsync(RUN_MS / 2);
    const during = [request(), request()];
    await vi.runAllTimersAsync();
    expect(await Promise.all(together)).toEqual([1, 1, 1]);
    expect(await Promise.all(during)).toEqual([2, 2]);
    expect(started).toEqual([0, RUN_MS]);
  });

  it('never runs twice at the same time, and runs 4 times a second after the full bucket of tokens is used up', async () => {
    const { started, request } = createRuns();
    for (let ms = 0; ms < 2000; ms += 10) {
      void request();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(started).toEqual([0, 100, 200, 300, 400, 500, 750, 1000, 1250, 1500, 1750, 2000]);
  });

  it('rejects for all callers of a failed run, and resolves for the callers of the next run', async () => {
    const { request } = createRuns({ failing: 1 });
    const failing = Promise.allSettled([request(), request()]);
    await vi.advanceTimersByTimeAsync(RUN_MS / 2);
    const next = request();
    await vi.runAllTimersAsync();
    expect(await failing).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(await next).toBe(2);
  });

  it('continues to start runs when the clock is set back', async () => {
    const { request } = createRuns();
    for (let n = 0; n < 6; n += 1) {
      const run = request();
      await vi.runAllTimersAsync();
      await run;
    }
    vi.setSystemTime(Date.now() - 3_600_000);
    const after = request();
    await vi.advanceTimersByTimeAsync(250 + RUN_MS);
    expect(await after).toBe(7);
    await vi.advanceTimersByTimeAsync(1000);
    const later = request();
    await vi.advanceTimersByTimeAsync(RUN_MS);
    expect(await later).toBe(8);
  });
});

/**
 * Creates `request` with `shareRun`. `ends` contains a function for each started run. The function ends its run with
 * the given result.
 */
function createSharedRun() {
  const ends: ((result: Promise<string>) => void)[] = [];
  const request = shareRun(() => new Promise<string>((resolve) => ends.push(resolve)));
  return { ends, request };
}

describe('shareRun', () => {
  it('shares a run among the calls that are made during it, and starts another run for later calls', async () => {
    const { ends, request } = createSharedRun();
    const together = [request(), request()];
    expect(ends).toHaveLength(1);
    ends[0]?.(Promise.resolve('first'));
    expect(await Promise.all(together)).toEqual(['first', 'first']);
    const later = request();
    ends[1]?.(Promise.resolve('second'));
    expect(await later).toBe('second');
  });

  it('rejects for all callers when their run fails, and starts another run for later callers', async () => {
    const { ends, request } = createSharedRun();
    const together = Promise.allSettled([request(), request()]);
    ends[0]?.(Promise.reject(new Error('offline')));
    const reason = new Error('offline');
    expect(await together).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ]);
    const later = request();
    ends[1]?.(Promise.resolve('second'));
    expect(await later).toBe('second');
  });
});
