import { expect, it } from 'vitest';
import { createUsageRepo } from '../../../src/repos/usage-repo';
import { createOwnDatabase } from '../../support/own-database';

const DAY = '2026-11-21';
const ALLOWED = 10;

it('UsageRepo counts exactly the allowed number of recognitions when more arrive at the same time', async () => {
  const usage = createUsageRepo(createOwnDatabase());
  const add = () => usage.addRecognition('member', DAY, ALLOWED);
  const counted = await Promise.all(Array.from({ length: ALLOWED + 5 }, add));
  expect(counted.filter(Boolean)).toHaveLength(ALLOWED);
});

it('UsageRepo counts recognitions separately for each day and member, and allows another recognition when one is taken back', async () => {
  const usage = createUsageRepo(createOwnDatabase());
  expect(await usage.addRecognition('member', DAY, 1)).toBe(true);
  expect(await usage.addRecognition('member', DAY, 1)).toBe(false);
  expect(await usage.addRecognition('member', '2026-11-22', 1)).toBe(true);
  expect(await usage.addRecognition('other', DAY, 1)).toBe(true);
  await usage.removeRecognition('member', DAY);
  expect(await usage.addRecognition('member', DAY, 1)).toBe(true);
  expect(await usage.addRecognition('member', DAY, 1)).toBe(false);
});
