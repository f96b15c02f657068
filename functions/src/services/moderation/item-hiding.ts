import type { Authorized } from '../../lib/authority';
import type { HiddenItemsRepo } from '../../repos/hidden-items-repo';
import type { ItemKey, ItemsRepo } from '../../repos/items-repo';
import type { HiddenPictureStore } from './hidden-picture-store';

interface ItemHidingDeps {
  readonly hiddenItems: Pick<HiddenItemsRepo, 'hideReported'>;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly hiddenPictureStore: Pick<HiddenPictureStore, 'hide'>;
  /**
   * How many members must report an item so that it is hidden without an admin's decision. 0 means that reports never
   * hide items.
   */
  readonly reportsToHide: number;
  readonly now: () => Date;
}

export interface ItemHiding {
  /**
   * If the item is hidden now, moves its pictures to a folder that only admins can see. Idempotent, also after a
   * failure.
   */
  movePictures(itemId: string): Promise<void>;
  /**
   * Hides the item without an admin's decision if enough members have reported it. Called after each report. If several
   * calls run at the same time, only one of them hides the item.
   */
  hideReported(item: Authorized<ItemKey>): Promise<void>;
}

export function createItemHiding(deps: ItemHidingDeps): ItemHiding {
  const { hiddenItems, items, hiddenPictureStore, reportsToHide, now } = deps;
  const movePictures = async (itemId: string) => {
    const stored = await items.get(itemId);
    if (!stored || stored.record.hiddenAt === null || stored.record.removedAt !== null) return;
    await hiddenPictureStore.hide({ itemId, picture: stored.record.picture });
  };
  return {
    movePictures,
    hideReported: async (item) => {
      if (reportsToHide === 0) return;
      if (await hiddenItems.hideReported(item, { reports: reportsToHide, now: now() }))
        await movePictures(item.itemId);
    },
  };
}
