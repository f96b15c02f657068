import { it } from 'vitest';
import { playHistories } from './play-histories';

it('stores what Stripe has after any history of payments, events and faults', async () => {
  await playHistories({ histories: 100 });
});
