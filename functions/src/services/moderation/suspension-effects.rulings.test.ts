import { expect, it } from 'vitest';
import { createRulingChangeHandler } from './suspension-effects';

it('createRulingChangeHandler notifies the member before it applies a change of a suspension, because applying it can fail', async () => {
  const done: string[] = [];
  const follow = createRulingChangeHandler({
    notify: {
      begun: async (rulingId) => void done.push(`begun ${rulingId}`),
      ended: async (rulingId) => void done.push(`ended ${rulingId}`),
    },
    followSuspension: async (uid) => {
      done.push(`follow ${uid}`);
      throw new Error('Stripe is down');
    },
  });
  const change = { hasBegun: false, hasEnded: true, suspended: 'ann' };
  await expect(follow('r1', change)).rejects.toThrow('Stripe is down');
  expect(done).toEqual(['ended r1', 'follow ann']);
  await follow('r2', { hasBegun: true, hasEnded: false, suspended: null });
  expect(done.slice(2)).toEqual(['begun r2']);
});
