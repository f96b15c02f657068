import { itemView } from '@contract/rules/item-view';
import { ITEM_MISSING_MESSAGE, type Item } from '@contract/schemas/item';
import type { ItemRecord } from '@contract/schemas/item-record';
import { AppError } from '../../lib/app-error';
import type { ItemsRepo } from '../../repos/items-repo';

export interface ItemDetails {
  /** Returns one item with a single read. Throws AppError 'not_found' if it is not live. */
  get(itemId: string): Promise<Item>;
}

export function createItemDetails({
  items,
  now,
}: {
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly now: () => Date;
}): ItemDetails {
  return {
    async get(itemId) {
      const stored = await items.get(itemId);
      if (!stored || !isLive(stored.record, now()))
        throw new AppError('not_found', ITEM_MISSING_MESSAGE);
      return itemView(stored.id, stored.record);
    },
  };
}

/** Whether everyone may see the item. */
export function isLive({ removedAt, hiddenAt, expiresAt }: ItemRecord, time: Date): boolean {
  return removedAt === null && hiddenAt === null && expiresAt > time;
}
