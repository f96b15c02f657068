import { authorizeForSystem } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { DueHiddenItemsRepo } from '../../repos/due-hidden-items-repo';
import { type RemovalBounds, removeInGroups } from '../sharing/remove-in-groups';

interface HiddenItemRemoverDeps {
  readonly dueHiddenItems: DueHiddenItemsRepo;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
}

export interface HiddenItemRemover {
  /**
   * Removes hidden items whose `removeAt` has passed, the earliest first. Returns how many it removed. The trigger
   * `eraseRemovedItem` deletes their parts. Idempotent. Several calls can run at the same time, also while an admin
   * shows an item again. If one item cannot be removed, continues with the others, and throws at the end.
   */
  remove(bounds: RemovalBounds): Promise<number>;
  /** Yields pages of ids of the items that `remove` would remove: items that were due before a time, by default now. */
  find(before?: Date): AsyncIterable<readonly string[]>;
}

export const createHiddenItemRemover = ({
  dueHiddenItems,
  log,
  now,
}: HiddenItemRemoverDeps): HiddenItemRemover => ({
  remove: async (bounds) => {
    const by = now();
    const { removed, failed } = await removeInGroups(dueHiddenItems.before(by), {
      ...bounds,
      now,
      remove: (itemId) =>
        dueHiddenItems.remove(authorizeForSystem('job or trigger', { itemId }), by),
      onFailure: (itemId, error) => log.error('hidden_item_removal_failed', { itemId, error }),
    });
    if (failed > 0) throw new Error(`${String(failed)} hidden items could not be removed`);
    return removed;
  },
  find: (before = now()) => dueHiddenItems.before(before),
});
