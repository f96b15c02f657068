import { expect, test } from 'vitest';
import { BACKGROUND_QUEUE, QUEUE } from './checks';
import { SUITES } from './suite-result';

/** The parts of a suite in the queues. A suite that is not divided has one, without a name. */
const partsOf = (suite: string) =>
  [...QUEUE, ...BACKGROUND_QUEUE].flatMap((step) =>
    step !== 'build' && 'suite' in step && step.suite === suite ? [step.shard] : [],
  );

test.each(SUITES)('the queues have the whole suite %s once', (suite) => {
  const parts = partsOf(suite);
  const [first] = parts;
  const all = first ? parts.map((_, index) => `${index + 1}/${parts.length}`) : [undefined];
  expect(parts).toEqual(all);
});
