import { expect, it } from 'vitest';
import { playHistories } from './play-histories';

it('stores what Stripe has after any history of payments, events and faults', async () => {
  await playHistories({ histories: 100 });
});

it('plays the same histories again from one seed', async () => {
  const spec = { histories: 10, seed: 26 };
  const first = await playHistories(spec);
  expect(first.size).toBeGreaterThan(20);
  expect(await playHistories(spec)).toEqual(first);
});
