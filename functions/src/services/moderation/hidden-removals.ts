import { authorizedToSystem } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { DueHiddenItemsRepo } from '../../repos/due-hidden-items-repo';
import { type RemovalBounds, removeInGroups } from '../sharing/remove-in-groups';

interface HiddenRemovalsDeps {
  readonly dueHiddenItems: DueHiddenItemsRepo;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
}

export interface HiddenRemovals {
  /**
   * Removes hidden items whose `removeAt` has passed, the first to be due first, and returns how many. The trigger
   * `eraseRemovedItem` deletes their parts. Safe to repeat, to run twice at the same time, and beside an admin who shows an item again.
   * An item that cannot be removed does not hold up the others. Throws at the end if there was one.
   */
  remove(bounds: RemovalBounds): Promise<number>;
  /** Yields pages of the ids of the items that were due before a time, by default now, and so that `remove` would remove. */
  find(before?: Date): AsyncIterable<readonly string[]>;
}

export const createHiddenRemovals = ({
  dueHiddenItems,
  log,
  now,
}: HiddenRemovalsDeps): HiddenRemovals => ({
  remove: async (bounds) => {
    const by = now();
    const { removed, failed } = await removeInGroups(dueHiddenItems.before(by), {
      ...bounds,
      now,
      remove: (itemId) =>
        dueHiddenItems.remove(authorizedToSystem('job or trigger', { itemId }), by),
      onFailure: (itemId, error) => log.error('hidden_item_removal_failed', { itemId, error }),
    });
    if (failed > 0) throw new Error(`${String(failed)} hidden items could not be removed`);
    return removed;
  },
  find: (before = now()) => dueHiddenItems.before(before),
});
