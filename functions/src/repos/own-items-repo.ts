import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ItemRecord } from '@contract/schemas/item-record';
import type { KeptSalesChoice } from '@contract/schemas/kept-sales';
import { totalsChangeOfEdit } from '../domain/achievements/totals';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Authorized } from '../lib/authority';
import type { Reference } from './collections/collection';
import { collections } from './collections/collections';
import { type ItemRemoval, removeItemInTransaction } from './item-removal';
import type { ItemKey } from './items-repo';
import { addToTotals } from './progress';
import { microsOf } from './timestamp-micros';

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because likes change an item at the
 * same time.
 */
const MAX_ATTEMPTS = 20;

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
  | 'ebayUrl'
>;

/** The stored fields that drawing thumbnails writes. */
export type DrawnThumbnailFields = Pick<ItemRecord, 'picture'>;

/** The stored fields that a change of the cover writes. */
export type CoverFields = Pick<ItemRecord, 'picture' | 'cover'>;

/** The stored fields that a crop of the picture writes. */
export type CropFields = Pick<ItemRecord, 'picture' | 'pictureHash' | 'cover' | 'focus'>;

export interface OwnItemsRepo {
  /**
   * Writes the fields, increases the item's revision, and writes the change of the owner's totals. Returns false if the
   * item has another revision or is removed. Also returns false if the item was hidden or shown again after the caller
   * read `isHidden`, because the picture files of hidden items are in a different folder. Of two edits of the same
   * revision, only the first is stored.
   */
  edit(
    item: Authorized<ItemKey>,
    revision: number,
    fields: EditedFields | DrawnThumbnailFields | CoverFields | CropFields,
    isHidden?: boolean,
  ): Promise<boolean>;
  /**
   * Marks an item as removed. If the item is readable, subtracts it from the owner's totals. With 'keep', an own sale
   * stays in the owner's figures and in the totals of sales. Returns a time by which the item was removed, or null if
   * there is no such item. Idempotent: a repeated call changes nothing, even if it passes different `figures`.
   */
  remove(item: Authorized<ItemKey>, figures: KeptSalesChoice): Promise<Micros | null>;
  /**
   * Removes an item if it had expired at `by`. An own sale stays in the owner's figures, and none of the owner's totals
   * decreases. Returns whether the item was removed. Throws if the item is not readable. Idempotent.
   */
  removeExpired(item: Authorized<ItemKey>, by: Date): Promise<boolean>;
}

export function createOwnItemsRepo(db: Firestore): OwnItemsRepo {
  const items = collections.items.in(db);
  const remove = (ref: Reference<ItemRecord>, removal: ItemRemoval) =>
    db.runTransaction((transaction) => removeItemInTransaction(transaction, db, ref, removal), {
      maxAttempts: MAX_ATTEMPTS,
    });
  return {
    edit: ({ itemId }, revision, fields, isHidden = false) =>
      db.runTransaction(async (transaction) => {
        const data = collections.items.readable(await transaction.get(items.doc(itemId)));
        if (data?.removedAt !== null || data.revision !== revision) return false;
        if ((data.hiddenAt !== null) !== isHidden) return false;
        const change = totalsChangeOfEdit(data, { ...data, ...fields });
        if (change) addToTotals(transaction, db, { uid: data.ownerId, change });
        transaction.update(items.doc(itemId), {
          ...fields,
          revision: revision + 1,
          updatedAt: FieldValue.serverTimestamp(),
        });
        return true;
      }),
    remove: async ({ itemId }, figures) => {
      const ref = items.doc(itemId);
      await remove(ref, { why: 'deleted', figures });
      // Reads the document again to find out the time of the commit, because a transaction does not return it.
      const { exists, updateTime, readTime } = await ref.get();
      return exists ? microsOf(updateTime ?? readTime) : null;
    },
    removeExpired: ({ itemId }, by) => remove(items.doc(itemId), { why: 'expired', by }),
  };
}
