import type { Firestore } from 'firebase-admin/firestore';
import type { Authorized } from '../lib/authority';
import { collections } from './collections/collections';
import type { ItemKey } from './items-repo';

/** Below Firestore's limit of 500 writes per batch. */
const BATCH_SIZE = 400;

/** What members add to an item. */
export type ItemPart = 'likes' | 'comments';

export interface ItemPartsRepo {
  /** Deletes all documents of `items/{itemId}/{part}`, in batches. Safe to repeat, also after a failure. */
  deleteAll(item: Authorized<ItemKey>, part: ItemPart): Promise<void>;
}

export function createItemPartsRepo(db: Firestore, batchSize = BATCH_SIZE): ItemPartsRepo {
  return {
    deleteAll: async ({ itemId }, part) => {
      const first = collections[part].in(db, { itemId }).select().limit(batchSize);
      let deleted: number;
      do {
        const { docs } = await first.get();
        const batch = db.batch();
        for (const { ref } of docs) batch.delete(ref);
        if (docs.length > 0) await batch.commit();
        deleted = docs.length;
      } while (deleted === batchSize);
    },
  };
}
