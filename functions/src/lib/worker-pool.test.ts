import PQueue from 'p-queue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerPool, type WorkerPool } from './worker-pool';

const LIMIT_MS = 500;
const START_LIMIT_MS = 2000;
const IDLE_MS = 10_000;
const NOT_STARTED = 'Error: The worker did not start in time';
const NOT_FINISHED = 'Error: The work did not finish in time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
  // The queue limits how many pieces of work run at the same time. The text recognition in production also has a queue
  // with a limit.
  const queue = new PQueue({ concurrency: 2 });
  const run: WorkerPool<number>['run'] = (work) => queue.add(() => pool.run(work));
  return { pool: { ...pool, run }, started, ended };
}

/** Runs work in the pool. Resolves with the number of the worker that did the work. */
const workFor = (pool: WorkerPool<number>, ms: number) =>
  pool.run(async (n) => {
    await delay(ms);
    return n;
  });

async function outcomes(started: readonly Promise<number>[]): Promise<unknown[]> {
  const settled = Promise.allSettled(started);
  await vi.advanceTimersByTimeAsync(START_LIMIT_MS + LIMIT_MS);
  return (await settled).map((it) => (it.status === 'fulfilled' ? it.value : String(it.reason)));
}

describe('createWorkerPool', () => {
  it('starts no worker before there is work, and uses one worker again for sequential work', async () => {
    const { pool, started } = createPool();
    expect(started).toEqual([]);
    expect(await outcomes([workFor(pool, 100)])).toEqual([1]);
    expect(await outcomes([workFor(pool, 100)])).toEqual([1]);
    expect(started).toEqual([1]);
  });

  it('warmUp starts one worker, and that worker does the first work', async () => {
    const { pool, started } = createPool();
    pool.warmUp();
    pool.warmUp();
    expect(started).toEqual([1]);
    expect(await outcomes([workFor(pool, 100)])).toEqual([1]);
    expect(started).toEqual([1]);
  });

  it('starts another worker for the first work when the worker that warmUp requested failed to start', async () => {
    const { pool } = createPool((n) =>
      n === 1 ? Promise.reject(new Error('no memory')) : delay(10),
    );
    pool.warmUp();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcomes([workFor(pool, 100)])).toEqual([2]);
  });

  it('starts a second worker for concurrent work, but no third worker for queued work', async () => {
    const { pool, started } = createPool();
    const work = [100, 100, 50, 50].map((ms) => workFor(pool, ms));
    expect(await outcomes(work)).toEqual([1, 2, 1, 2]);
    expect(started).toEqual([1, 2]);
  });

  it('ends an idle worker, but never the last worker', async () => {
    const { pool, started, ended } = createPool();
    await outcomes([workFor(pool, 100), workFor(pool, 200)]);
    await vi.advanceTimersByTimeAsync(3 * IDLE_MS);
    expect(ended).toEqual([1]);
    expect(await outcomes([workFor(pool, 100)])).toEqual([2]);
    expect(started).toEqual([1, 2]);
  });

  it('does not end an idle worker that gets new work before its idle time is over', async () => {
    const { pool, ended } = createPool();
    await outcomes([workFor(pool, 100), workFor(pool, 100)]);
    await vi.advanceTimersByTimeAsync(IDLE_MS - START_LIMIT_MS - LIMIT_MS);
    const [first, second] = [workFor(pool, 400), workFor(pool, 400)];
    await vi.advanceTimersByTimeAsync(300);
    expect(ended).toEqual([]);
    expect(await outcomes([first, second])).toHaveLength(2);
  });
});

describe('createWorkerPool, when work fails', () => {
  it('the pool ends the worker and starts another for the next work', async () => {
    const { pool, ended } = createPool();
    const failing = pool.run<number>(() => Promise.reject(new Error('out of memory')));
    expect(await outcomes([failing])).toEqual(['Error: out of memory']);
    expect(ended).toEqual([1]);
    expect(await outcomes([workFor(pool, 100)])).toEqual([2]);
  });

  it('the pool replaces the workers when their work times out, so that queued work runs', async () => {
    const { pool, ended } = createPool();
    const hangs = () => pool.run<number>(() => new Promise(() => {}));
    const work = [hangs(), hangs(), workFor(pool, 100), workFor(pool, 100)];
    expect(await outcomes(work)).toEqual([NOT_FINISHED, NOT_FINISHED, 3, 4]);
    expect(ended).toEqual([1, 2]);
  });
});

describe('createWorkerPool, when a worker starts slowly', () => {
  it('the pool does not run the work that timed out while waiting for the worker, and keeps the worker for later work', async () => {
    const { pool, started, ended } = createPool(() => delay(LIMIT_MS + 200));
    const late = vi.fn(() => Promise.resolve(0));
    const first = pool.run<number>(late);
    const second = first.catch(() => workFor(pool, 100));
    expect(await outcomes([first, second])).toEqual([NOT_STARTED, 1]);
    expect(late).not.toHaveBeenCalled();
    expect({ started, ended }).toEqual({ started: [1], ended: [] });
  });

  it('the pool starts another worker for later work when the start of a worker failed or timed out', async () => {
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

it('close ends the idle workers of the pool', async () => {
  const { pool, ended } = createPool();
  await outcomes([workFor(pool, 100), workFor(pool, 100)]);
  await pool.close();
  expect(ended).toEqual([1, 2]);
});
