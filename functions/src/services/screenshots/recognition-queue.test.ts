import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecognitionQueue } from './recognition-queue';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const createQueue = () =>
  createRecognitionQueue({ atOnce: 2, mostWaiting: 3, now: () => new Date() });

const reading = (ms: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('read'), ms));

it('reads two at once, lets three wait and refuses the sixth until one is done', async () => {
  const queue = createQueue();
  const readings = Array.from({ length: 5 }, () => queue.inTurn(reading(100)));
  const refusal = { code: 'too_many_requests', status: 429, message: RECOGNITION_MESSAGES.busy };
  await expect(queue.inTurn(reading(100))).rejects.toMatchObject(refusal);
  await vi.advanceTimersByTimeAsync(100);
  const later = queue.inTurn(reading(100));
  await vi.runAllTimersAsync();
  expect(await Promise.all([...readings, later])).toEqual(Array(6).fill('read'));
});

it('tells the refused how long those inside will take, by how long the last reading took', async () => {
  const queue = createQueue();
  const first = queue.inTurn(reading(2500));
  await vi.runAllTimersAsync();
  await first;
  const readings = Array.from({ length: 5 }, () => queue.inTurn(reading(100)));
  // Three rounds of 2.5 s.
  await expect(queue.inTurn(reading(100))).rejects.toMatchObject({ retryAfterSeconds: 8 });
  await vi.runAllTimersAsync();
  await Promise.all(readings);
});

it('gives the turn of a reading that failed to the next', async () => {
  const queue = createQueue();
  const failing = Array.from({ length: 5 }, () =>
    queue.inTurn(() => Promise.reject(new Error('engine failed'))),
  );
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(
    Array(5).fill('rejected'),
  );
  const next = queue.inTurn(reading(100));
  await vi.runAllTimersAsync();
  expect(await next).toBe('read');
});
