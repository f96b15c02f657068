import PQueue from 'p-queue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerPool, type WorkerPool } from './worker-pool';

const LIMIT_MS = 500;
const START_LIMIT_MS = 2000;
const IDLE_MS = 10_000;
const NOT_STARTED = 'Error: The worker did not start in time';
const NOT_DONE = 'Error: The work was not done in time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A pool of workers that are numbers; those that started and ended, in order. */
function createPool(start: (n: number) => Promise<unknown> = () => delay(10)) {
  const started: number[] = [];
  const ended: number[] = [];
  const pool = createWorkerPool({
    start: async () => {
      const n = started.push(started.length + 1);
      await start(n);
      return n;
    },
    end: (n) => Promise.resolve(ended.push(n)),
    limitMs: LIMIT_MS,
    startLimitMs: START_LIMIT_MS,
    idleMs: IDLE_MS,
  });
  // As the recognition queue does, callers limit how much work runs at one time.
  const queue = new PQueue({ concurrency: 2 });
  const run: WorkerPool<number>['run'] = (work) => queue.add(() => pool.run(work));
  return { pool: { ...pool, run }, started, ended };
}

/** Work of some time, told by the worker that did it. */
const workFor = (pool: WorkerPool<number>, ms: number) =>
  pool.run(async (n) => {
    await delay(ms);
    return n;
  });

/** The results of what was begun, or the errors' sentences. */
async function outcomes(begun: readonly Promise<number>[]): Promise<unknown[]> {
  const settled = Promise.allSettled(begun);
  await vi.advanceTimersByTimeAsync(START_LIMIT_MS + LIMIT_MS);
  return (await settled).map((it) => (it.status === 'fulfilled' ? it.value : String(it.reason)));
}

describe('a worker pool', () => {
  it('starts nothing before there is work, and one worker for work that comes one by one', async () => {
    const { pool, started } = createPool();
    expect(started).toEqual([]);
    expect(await outcomes([workFor(pool, 100)])).toEqual([1]);
    expect(await outcomes([workFor(pool, 100)])).toEqual([1]);
    expect(started).toEqual([1]);
  });

  it('starts a second worker when two are needed at once, and no third for work that waits', async () => {
    const { pool, started } = createPool();
    const begun = [100, 100, 50, 50].map((ms) => workFor(pool, ms));
    expect(await outcomes(begun)).toEqual([1, 2, 1, 2]);
    expect(started).toEqual([1, 2]);
  });

  it('ends the worker that was idle for long, and keeps the last one', async () => {
    const { pool, started, ended } = createPool();
    await outcomes([workFor(pool, 100), workFor(pool, 200)]);
    await vi.advanceTimersByTimeAsync(3 * IDLE_MS);
    expect(ended).toEqual([1]);
    expect(await outcomes([workFor(pool, 100)])).toEqual([2]);
    expect(started).toEqual([1, 2]);
  });

  it('does not end a worker that has work again', async () => {
    const { pool, ended } = createPool();
    await outcomes([workFor(pool, 100), workFor(pool, 100)]);
    await vi.advanceTimersByTimeAsync(IDLE_MS - START_LIMIT_MS - LIMIT_MS);
    const [first, second] = [workFor(pool, 400), workFor(pool, 400)];
    await vi.advanceTimersByTimeAsync(300);
    expect(ended).toEqual([]);
    expect(await outcomes([first, second])).toHaveLength(2);
  });
});

describe('work that fails', () => {
  it('ends its worker, and the next gets another', async () => {
    const { pool, ended } = createPool();
    const failing = pool.run<number>(() => Promise.reject(new Error('out of memory')));
    expect(await outcomes([failing])).toEqual(['Error: out of memory']);
    expect(ended).toEqual([1]);
    expect(await outcomes([workFor(pool, 100)])).toEqual([2]);
  });

  it('by taking too long holds up nobody who waits', async () => {
    const { pool, ended } = createPool();
    const hangs = () => pool.run<number>(() => new Promise(() => {}));
    const begun = [hangs(), hangs(), workFor(pool, 100), workFor(pool, 100)];
    expect(await outcomes(begun)).toEqual([NOT_DONE, NOT_DONE, 3, 4]);
    expect(ended).toEqual([1, 2]);
  });
});

describe('a worker that starts slowly', () => {
  it('is kept for the next work, and does no work that was given up', async () => {
    const { pool, started, ended } = createPool(() => delay(LIMIT_MS + 200));
    const late = vi.fn(() => Promise.resolve(0));
    const first = pool.run<number>(late);
    const second = first.catch(() => workFor(pool, 100));
    expect(await outcomes([first, second])).toEqual([NOT_STARTED, 1]);
    expect(late).not.toHaveBeenCalled();
    expect({ started, ended }).toEqual({ started: [1], ended: [] });
  });

  it('is replaced once its start has failed or takes far too long', async () => {
    const { pool, started } = createPool((n) => {
      if (n === 1) return Promise.reject(new Error('no memory'));
      return n === 2 ? new Promise(() => {}) : delay(10);
    });
    expect(await outcomes([workFor(pool, 100)])).toEqual(['Error: no memory']);
    expect(await outcomes([workFor(pool, 100)])).toEqual([NOT_STARTED]);
    expect(await outcomes([workFor(pool, 100)])).toEqual([3]);
    expect(started).toEqual([1, 2, 3]);
  });
});

it('ends its workers when it is closed', async () => {
  const { pool, ended } = createPool();
  await outcomes([workFor(pool, 100), workFor(pool, 100)]);
  await pool.close();
  expect(ended).toEqual([1, 2]);
});
