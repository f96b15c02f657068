import { expect, test } from 'vitest';
import { BACKGROUND_QUEUE, FOREGROUND_QUEUE, type QueuedStep, runQueues } from './checks';
import { SUITES } from './suite-result';

/**
 * Returns the names of the parts of a suite that the two queues contain. A suite that is not divided has one part, with
 * undefined as its name.
 */
const partsOf = (suite: string) =>
  [...FOREGROUND_QUEUE, ...BACKGROUND_QUEUE].flatMap((step) =>
    step !== 'build' && 'suite' in step && step.suite === suite ? [step.shard] : [],
  );

test.each(SUITES)('the two queues together contain each part of the suite %s once', (suite) => {
  const parts = partsOf(suite);
  const [first] = parts;
  const all = first ? parts.map((_, index) => `${index + 1}/${parts.length}`) : [undefined];
  expect(parts).toEqual(all);
});

test('runQueues runs each step of both queues once, and runs the unit tests in the background', async () => {
  const steps: QueuedStep[] = [];
  const inTheBackground: QueuedStep[] = [];
  await runQueues(async (next, inBackground) => {
    steps.push(next);
    if (inBackground) inTheBackground.push(next);
  });
  expect(steps).toHaveLength(FOREGROUND_QUEUE.length + BACKGROUND_QUEUE.length);
  expect(new Set(steps)).toEqual(new Set([...FOREGROUND_QUEUE, ...BACKGROUND_QUEUE]));
  expect(inTheBackground).toContainEqual({ suite: 'unit' });
  expect(inTheBackground).not.toContainEqual({ suite: 'component', shard: '1/2' });
});
