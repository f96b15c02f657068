import { expect, it } from 'vitest';
import { createTurns } from './semaphore';

/** Work that goes on until it is told to end. */
function openWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) => () => {
    started.push(n);
    return new Promise<number>((resolve) => (ends[n] = () => resolve(n)));
  };
  return { started, ends, work };
}

it('lets so many run, and the others in the order they came', async () => {
  const { started, ends, work } = openWork();
  const inTurn = createTurns(2);
  const [first, second, third, fourth] = [0, 1, 2, 3].map((n) => inTurn(work(n)));
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  expect(await second).toBe(1);
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.();
  await first;
  expect(started).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all([third, fourth])).toEqual([2, 3]);
});

it('counts a turn that was given on', async () => {
  const { started, ends, work } = openWork();
  const inTurn = createTurns(1);
  const [first, second] = [inTurn(work(0)), inTurn(work(1))];
  ends[0]?.();
  await first;
  const third = inTurn(work(2));
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  await second;
  ends[2]?.();
  expect(await third).toBe(2);
});

it('gives the turn on when work fails, however it fails', async () => {
  const inTurn = createTurns(1);
  const rejects = inTurn(() => Promise.reject(new Error('rejected')));
  const throws = inTurn(() => {
    throw new Error('thrown');
  });
  const works = inTurn(() => Promise.resolve('done'));
  await expect(rejects).rejects.toThrow('rejected');
  await expect(throws).rejects.toThrow('thrown');
  expect(await works).toBe('done');
});
