import { expect, it } from 'vitest';
import { playHistories } from './play-histories';

/** The histories are always the same. `npm run bench:billing` plays others. */
const SEED = 26;

it('stores what Stripe has after any history of payments, events and faults', async () => {
  await playHistories({ histories: 100, seed: SEED });
});

it('plays the same histories again from one seed', async () => {
  const spec = { histories: 10, seed: SEED };
  const first = await playHistories(spec);
  expect(first.size).toBeGreaterThan(20);
  expect(await playHistories(spec)).toEqual(first);
});
