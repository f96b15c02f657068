import type { Logger } from '../lib/logger';
import { isRemoved, type RemovedItems } from '../services/sharing/removed-items';

/** A change of `items/{itemId}`, as the database delivers it. */
export interface ItemChange {
  readonly itemId: string;
  readonly after: Readonly<Record<string, unknown>>;
}

interface EraseRemovedItemParts {
  readonly removedItems: RemovedItems;
  readonly log: Logger;
}

/** Runs for every change of an item, and does something only for a removed one. A failed run is retried. */
export function createEraseRemovedItem({ removedItems, log }: EraseRemovedItemParts) {
  return async ({ itemId, after }: ItemChange): Promise<void> => {
    if (!isRemoved(after)) return;
    try {
      await removedItems.erase(itemId);
    } catch (error) {
      log.error('item_erasure_failed', { itemId, error });
      throw error;
    }
  };
}
