import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecognitionQueue } from './recognition-queue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const createQueue = ({ concurrency = 2, maxWaiting = 3 } = {}) =>
  createRecognitionQueue({ concurrency, maxWaiting, now: () => new Date() });

const recognition = (ms: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('recognized'), ms));

function openWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) => () => {
    started.push(n);
    return new Promise<number>((resolve) => (ends[n] = () => resolve(n)));
  };
  return { started, ends, work };
}

describe('recognition queue', () => {
  it('runs as many recognitions at a time as its concurrency, and starts the others in order', async () => {
    const { started, ends, work } = openWork();
    const queue = createQueue();
    const [first, second, third, fourth] = [0, 1, 2, 3].map((n) => queue.run(work(n)));
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

  it('starts a waiting recognition before a recognition that was added later', async () => {
    const { started, ends, work } = openWork();
    const queue = createQueue({ concurrency: 1 });
    const [first, second] = [queue.run(work(0)), queue.run(work(1))];
    ends[0]?.();
    await first;
    const third = queue.run(work(2));
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    await second;
    ends[2]?.();
    expect(await third).toBe(2);
  });

  it('starts the next recognition even when the one before it rejects or throws', async () => {
    const queue = createQueue({ concurrency: 1 });
    const rejects = queue.run(() => Promise.reject(new Error('rejected')));
    const throws = queue.run(() => {
      throw new Error('thrown');
    });
    const works = queue.run(() => Promise.resolve('done'));
    await expect(rejects).rejects.toThrow('rejected');
    await expect(throws).rejects.toThrow('thrown');
    expect(await works).toBe('done');
  });
});

describe('when the recognition queue is full', () => {
  it('runs two recognitions, lets three wait, and rejects the sixth until one is done', async () => {
    const queue = createQueue();
    const recognitions = Array.from({ length: 5 }, () => queue.run(recognition(100)));
    const refusal = { code: 'too_many_requests', status: 429, message: RECOGNITION_MESSAGES.busy };
    await expect(queue.run(recognition(100))).rejects.toMatchObject(refusal);
    await vi.advanceTimersByTimeAsync(100);
    const later = queue.run(recognition(100));
    await vi.runAllTimersAsync();
    expect(await Promise.all([...recognitions, later])).toEqual(Array(6).fill('recognized'));
  });

  it('estimates Retry-After from the duration of the last recognition', async () => {
    const queue = createQueue();
    const first = queue.run(recognition(2500));
    await vi.runAllTimersAsync();
    await first;
    const recognitions = Array.from({ length: 5 }, () => queue.run(recognition(100)));
    // The five running and waiting recognitions are estimated to take three rounds of 2.5 s, which is 7.5 s.
    await expect(queue.run(recognition(100))).rejects.toMatchObject({ retryAfterSeconds: 8 });
    await vi.runAllTimersAsync();
    await Promise.all(recognitions);
  });

  it('accepts recognitions again after others failed', async () => {
    const queue = createQueue();
    const failing = Array.from({ length: 5 }, () =>
      queue.run(() => Promise.reject(new Error('engine failed'))),
    );
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(
      Array(5).fill('rejected'),
    );
    const next = queue.run(recognition(100));
    await vi.runAllTimersAsync();
    expect(await next).toBe('recognized');
  });
});
