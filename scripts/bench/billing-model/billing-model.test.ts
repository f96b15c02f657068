import { expect, it } from 'vitest';
import { playHistories } from './play-histories';

/** A fixed seed, so that each run plays the same histories. `npm run bench:billing` plays other histories. */
const SEED = 26;

it('the product stores the plan that the member has at Stripe after each of 100 random histories of payments, events and faults', async () => {
  await playHistories({ histories: 100, seed: SEED });
});

it('playHistories plays the same histories again for the same seed', async () => {
  const spec = { histories: 10, seed: SEED };
  const first = await playHistories(spec);
  expect(first.size).toBeGreaterThan(20);
  expect(await playHistories(spec)).toEqual(first);
});
