import { expect, it } from 'vitest';
import { shareRun } from './share-run';

/** Creates a function to run, and `ends`, with a function for each run that ends it. */
function createRuns() {
  const ends: ((result: Promise<string>) => void)[] = [];
  const request = shareRun(() => new Promise<string>((resolve) => ends.push(resolve)));
  return { ends, request };
}

it('shares a run among the calls that are made during it, and starts another run for later calls', async () => {
  const { ends, request } = createRuns();
  const together = [request(), request()];
  expect(ends).toHaveLength(1);
  ends[0]?.(Promise.resolve('first'));
  expect(await Promise.all(together)).toEqual(['first', 'first']);
  const later = request();
  ends[1]?.(Promise.resolve('second'));
  expect(await later).toBe('second');
});

it('rejects for all callers when their run fails, and starts another run for later callers', async () => {
  const { ends, request } = createRuns();
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
