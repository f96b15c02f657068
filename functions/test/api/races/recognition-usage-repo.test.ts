import { expect, it } from 'vitest';
import { createRecognitionUsageRepo } from '../../../src/repos/recognition-usage-repo';
import { createOwnDatabase } from '../../support/own-database';

const DAY = '2026-11-21';
const ALLOWED = 10;

it('counts exactly as many of many at once as the day allows', async () => {
  const readings = createRecognitionUsageRepo(createOwnDatabase());
  const count = () => readings.countUpTo('member', DAY, ALLOWED);
  const counted = await Promise.all(Array.from({ length: ALLOWED + 5 }, count));
  expect(counted.filter(Boolean)).toHaveLength(ALLOWED);
});

it('counts one more for each that was taken back, and every day and member apart', async () => {
  const readings = createRecognitionUsageRepo(createOwnDatabase());
  expect(await readings.countUpTo('member', DAY, 1)).toBe(true);
  expect(await readings.countUpTo('member', DAY, 1)).toBe(false);
  expect(await readings.countUpTo('member', '2026-11-22', 1)).toBe(true);
  expect(await readings.countUpTo('other', DAY, 1)).toBe(true);
  await readings.takeBack('member', DAY);
  expect(await readings.countUpTo('member', DAY, 1)).toBe(true);
  expect(await readings.countUpTo('member', DAY, 1)).toBe(false);
});
