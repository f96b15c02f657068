import { expect, test } from 'vitest';
import { runOpenLoop } from './open-loop';

test('runOpenLoop starts a request at its planned time even if no earlier request has a response yet', async () => {
  const started: number[] = [];
  let release = (): void => undefined;
  const allStarted = new Promise<void>((resolve) => (release = resolve));
  const ask = async (n: number) => {
    if (started.push(n) === 5) release();
    await allStarted;
  };
  const { times, failures } = await runOpenLoop({ requests: 5, everyMs: 1, ask });
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(times).toHaveLength(5);
  expect(failures).toEqual([]);
});

test('runOpenLoop returns the errors of failed requests separately from the times', async () => {
  const problem = new Error('refused');
  const ask = (n: number) => (n === 1 ? Promise.reject(problem) : Promise.resolve());
  const { times, failures } = await runOpenLoop({ requests: 3, everyMs: 1, ask });
  expect(times).toHaveLength(2);
  expect(failures).toEqual([problem]);
});
