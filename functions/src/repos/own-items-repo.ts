import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type ItemRecord, itemRecordSchema } from '@contract/schemas/item-record';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { isNotFound } from './grpc-status';
import { microsOf } from './timestamp-micros';

/** The stored fields that an edit writes. */
export type EditedFields = Pick<
  ItemRecord,
  | 'title'
  | 'platform'
  | 'categoryId'
  | 'categoryName'
  | 'soldPriceCents'
  | 'offerPriceCents'
  | 'saleType'
  | 'purchasePriceCents'
  | 'sourceLocation'
  | 'soldDate'
  | 'isOwnSale'
>;

export interface OwnItemsRepo {
  /**
   * Writes the fields as the revision after `revision`. Returns false if the item has another revision or is removed. A
   * transaction, so that of two edits of one revision only the first is stored.
   */
  edit(itemId: string, revision: number, fields: EditedFields): Promise<boolean>;
  /** Marks an item as removed. Returns the time of the commit, or null if there is no such item. Safe to repeat. */
  remove(itemId: string): Promise<Micros | null>;
}

export function createOwnItemsRepo(db: Firestore): OwnItemsRepo {
  const items = db.collection('items');
  return {
    edit: (itemId, revision, fields) =>
      db.runTransaction(async (transaction) => {
        const { data } = itemRecordSchema.safeParse(
          (await transaction.get(items.doc(itemId))).data(),
        );
        if (data?.revision !== revision || data.removedAt !== null) return false;
        transaction.update(items.doc(itemId), {
          ...fields,
          revision: revision + 1,
          updatedAt: FieldValue.serverTimestamp(),
        });
        return true;
      }),
    remove: async (itemId) => {
      const now = FieldValue.serverTimestamp();
      try {
        const { writeTime } = await items.doc(itemId).update({ removedAt: now, updatedAt: now });
        return microsOf(writeTime);
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  };
}
