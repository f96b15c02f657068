import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { AppError } from '../../lib/app-error';
import type { StoredItem } from '../../repos/items-repo';
import type { ReaderBlocks, BlockedMembers, ReaderContext } from '../blocking/blocked-members';
import type { ItemLookup } from './item-lookup';

interface Visible {
  readonly item: StoredItem;
  /** The members whom the reader has blocked. */
  readonly blocked: ReaderBlocks;
}

export interface VisibleItemLookup {
  /** Returns an item. Throws AppError 'not_found' if the item is not live, or if the reader has blocked its owner. */
  get(itemId: string, reader: ReaderContext): Promise<Visible>;
}

export function createVisibleItemLookup({
  itemLookup,
  blockedMembers,
}: {
  readonly itemLookup: Pick<ItemLookup, 'getStored'>;
  readonly blockedMembers: Pick<BlockedMembers, 'of'>;
}): VisibleItemLookup {
  return {
    get: async (itemId, reader) => {
      const [item, blocked] = await Promise.all([
        itemLookup.getStored(itemId),
        blockedMembers.of(reader),
      ]);
      if (blocked.ids.has(item.record.ownerId))
        throw new AppError('not_found', ITEM_MISSING_MESSAGE);
      return { item, blocked };
    },
  };
}
