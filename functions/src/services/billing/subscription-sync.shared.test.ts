import { expect, it, vi } from 'vitest';
import { systemWorkFor } from '../../lib/authority.test-support';
import { createSingleFlightSync, type SyncSubscription } from './subscription-sync';

const event = (n: number) => ({ id: `evt_${String(n)}`, type: 'invoice.paid' });

/** Creates a shared sync function. The test decides when its runs end. */
function createManualSyncs() {
  const ends: (() => void)[] = [];
  const sync = vi.fn<SyncSubscription>(
    () =>
      new Promise((resolve) => {
        ends.push(() => resolve(null));
      }),
  );
  const started = () =>
    sync.mock.calls.map(([by, events = []]) => [by.uid, ...events.map(({ id }) => id)]);
  const endNext = async () => {
    await vi.waitUntil(() => ends.length > 0);
    ends.shift()?.();
  };
  return { shared: createSingleFlightSync(sync), sync, started, endNext };
}

it('createSingleFlightSync runs only once more for all calls that come during a run', async () => {
  const { shared, started, endNext } = createManualSyncs();
  const first = shared(systemWorkFor('ann'), [event(1)]);
  await vi.waitUntil(() => started().length === 1);
  const others = [2, 3, 4].map((n) => shared(systemWorkFor('ann'), [event(n)]));
  await endNext();
  await first;
  await endNext();
  await Promise.all(others);
  expect(started()).toEqual([
    ['ann', 'evt_1'],
    ['ann', 'evt_2', 'evt_3', 'evt_4'],
  ]);
});

it('createSingleFlightSync does not wait for the syncs of other members', async () => {
  const { shared, started, endNext } = createManualSyncs();
  const both = [shared(systemWorkFor('ann')), shared(systemWorkFor('bob'))];
  await vi.waitUntil(() => started().length === 2);
  await endNext();
  await endNext();
  await Promise.all(both);
  expect(started()).toEqual([['ann'], ['bob']]);
});

it('createSingleFlightSync rejects all calls of a run that fails, and runs again for the next call', async () => {
  const { shared, sync, endNext } = createManualSyncs();
  sync.mockRejectedValueOnce(new Error('Stripe does not respond'));
  const failed = await Promise.allSettled([
    shared(systemWorkFor('ann'), [event(1)]),
    shared(systemWorkFor('ann'), [event(2)]),
  ]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = shared(systemWorkFor('ann'), [event(1)]);
  await endNext();
  await next;
  expect(sync).toHaveBeenCalledTimes(2);
});
