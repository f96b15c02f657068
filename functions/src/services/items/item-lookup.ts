import { itemView } from '@contract/rules/item-view';
import { ITEM_MISSING_MESSAGE, type Item } from '@contract/schemas/item';
import { isLive } from '../../domain/items/is-live';
import { AppError } from '../../lib/app-error';
import type { ItemsRepo, StoredItem } from '../../repos/items-repo';

export interface ItemLookup {
  /** Returns an item. Throws AppError 'not_found' if the item is not live. Costs one read. */
  get(itemId: string): Promise<Item>;
  /**
   * Returns the stored item, including fields that are not public, such as the owner. Throws the same errors and costs
   * the same as `get`.
   */
  getStored(itemId: string): Promise<StoredItem>;
}

export function createItemLookup({
  items,
  now,
}: {
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly now: () => Date;
}): ItemLookup {
  const getStored = async (itemId: string) => {
    const stored = await items.get(itemId);
    if (!stored || !isLive(stored.record, now()))
      throw new AppError('not_found', ITEM_MISSING_MESSAGE);
    return stored;
  };
  return {
    get: async (itemId) => {
      const { id, record } = await getStored(itemId);
      return itemView(id, record);
    },
    getStored,
  };
}
