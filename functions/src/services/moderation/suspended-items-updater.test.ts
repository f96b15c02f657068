import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { expect, it, vi } from 'vitest';
import { systemWorkFor } from '../../lib/authority.test-support';
import { createSuspendedItemsUpdater } from './suspended-items-updater';

/** Creates an item of a member who was restored. The first attempt to show the item again fails. */
function world({ removedAt = null, isSuspendedAgain = false }: Partial<World> = {}) {
  const suspensions = [null, isSuspendedAgain ? { until: ENDLESS_SUSPENSION_END } : null];
  const record = itemRecordLike({ removedAt });
  const items = createSuspendedItemsUpdater({
    suspendedItems: {
      hideAll: vi.fn(),
      hiddenOf: async function* () {
        yield [{ itemId: 'owl', hasOtherCause: false }];
      },
      release: async () => false,
    },
    users: { get: async () => ({ suspension: suspensions.shift() }) as never },
    items: { get: async (id) => ({ id, changedAt: 0, record }) },
    itemHiding: { hideReported: vi.fn() },
    showItemAgain: async (_id, _item, show) => ({ result: await show({} as never), changedAt: 0 }),
    log: { error: vi.fn() },
  });
  return items.follow(systemWorkFor('ann'));
}

interface World {
  readonly removedAt: Date | null;
  readonly isSuspendedAgain: boolean;
}

it('SuspendedItemsUpdater.follow throws when an item stays hidden, so that the trigger repeats the run', async () => {
  await expect(world()).rejects.toThrow('still hidden');
});

it('SuspendedItemsUpdater.follow does not show an item again when the item is being removed or its owner is suspended again', async () => {
  await expect(world({ removedAt: new Date() })).resolves.toBeUndefined();
  await expect(world({ isSuspendedAgain: true })).resolves.toBeUndefined();
});
