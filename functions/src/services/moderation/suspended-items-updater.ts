import { authorizeForSystem, type SystemWork } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { ItemsRepo } from '../../repos/items-repo';
import type { SuspendedItem, SuspendedItemsRepo } from '../../repos/suspended-items-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { ItemHiding } from './item-hiding';
import type { ShowItemAgain } from './show-item-again';

/** How many items are shown again at the same time. Up to seven files are copied for each item. */
const SHOWN_AT_ONCE = 5;

interface SuspendedItemsUpdaterDeps {
  readonly suspendedItems: SuspendedItemsRepo;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly itemHiding: Pick<ItemHiding, 'hideReported'>;
  readonly showItemAgain: ShowItemAgain;
  readonly log: Pick<Logger, 'error'>;
}

export interface SuspendedItemsUpdater {
  /**
   * Hides the items of a suspended member. If the member is not suspended, shows the items that only a suspension has
   * hidden. An item with enough pending reports stays hidden because of the reports. Idempotent, even if two runs
   * overlap. If an item cannot be shown, continues with the others. Throws at the end if an item could not be shown or
   * is still hidden, so that the run is repeated.
   */
  follow(work: SystemWork): Promise<void>;
}

export function createSuspendedItemsUpdater(
  deps: SuspendedItemsUpdaterDeps,
): SuspendedItemsUpdater {
  const { suspendedItems, users, items, itemHiding, showItemAgain, log } = deps;

  const show = async ({ itemId, hasOtherCause }: SuspendedItem) => {
    const key = authorizeForSystem('job or trigger', { itemId });
    if (hasOtherCause) return void (await suspendedItems.release(key, null));
    const stored = await items.get(itemId);
    if (stored?.record.removedAt !== null) return;
    await showItemAgain(itemId, stored.record, (showing) => suspendedItems.release(key, showing));
    await itemHiding.hideReported(key);
  };
  const showAll = async (uid: string) => {
    let failed = 0;
    const tryToShow = async (item: SuspendedItem) => {
      try {
        await show(item);
      } catch (error) {
        failed += 1;
        log.error('item_not_shown_again', { itemId: item.itemId, error });
      }
    };
    for await (const page of suspendedItems.hiddenOf(uid))
      for (let start = 0; start < page.length; start += SHOWN_AT_ONCE)
        await Promise.all(page.slice(start, start + SHOWN_AT_ONCE).map(tryToShow));
    if (failed > 0) throw new Error(`${String(failed)} items could not be shown again`);
  };
  /** Whether an item is still hidden, for example because its pictures moved while they were copied. */
  const isAnyLeft = async (uid: string) => {
    for await (const page of suspendedItems.hiddenOf(uid))
      for (const { itemId } of page)
        if ((await items.get(itemId))?.record.removedAt === null) return true;
    return false;
  };
  const isRestored = async (uid: string) => (await users.get(uid))?.suspension === null;

  return {
    follow: async (work) => {
      await suspendedItems.hideAll(work);
      if (!(await isRestored(work.uid))) return;
      await showAll(work.uid);
      if ((await isAnyLeft(work.uid)) && (await isRestored(work.uid)))
        throw new Error('Items of a restored member are still hidden');
    },
  };
}
