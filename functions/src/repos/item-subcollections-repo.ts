import type { Firestore } from 'firebase-admin/firestore';
import type { Authorized } from '../lib/authority';
import { collections } from './collections/collections';
import { deleteInBatches, DELETES_PER_BATCH } from './delete-in-batches';
import type { ItemKey } from './items-repo';

/** The collections below an item to which members add. */
export type ItemSubcollection = 'likes' | 'comments';

export interface ItemSubcollectionsRepo {
  /**
   * Deletes all documents of `items/{itemId}/{part}` in batches. Idempotent, even if a call fails halfway and is
   * repeated.
   */
  deleteAll(item: Authorized<ItemKey>, part: ItemSubcollection): Promise<void>;
}

export function createItemSubcollectionsRepo(
  db: Firestore,
  batchSize = DELETES_PER_BATCH,
): ItemSubcollectionsRepo {
  return {
    deleteAll: ({ itemId }, part) =>
      deleteInBatches(db, collections[part].in(db, { itemId }).select(), batchSize),
  };
}
