import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { ItemRecord } from '@contract/schemas/item-record';
import { editTotals, itemTotals, opposite } from '../domain/achievements/totals';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Authorized } from '../lib/authority';
import type { Reference, Snapshot } from './collections/collection';
import { collections } from './collections/collections';
import type { ItemKey } from './items-repo';
import { addToTotals, keepExpired } from './progress';
import { CLOSED, receivedIn } from './received-likes-repo';
import { microsOf } from './timestamp-micros';

/** Likes of an item contend with its removal. */
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
>;

/** The stored fields that another cover writes. */
export type CoverFields = Pick<ItemRecord, 'picture' | 'cover'>;

export interface OwnItemsRepo {
  /**
   * Writes the fields as the revision after `revision`, and what changes in the owner's totals. Returns false if the item has
   * another revision or is removed. A transaction, so that of two edits of one revision only the first is stored.
   */
  edit(
    item: Authorized<ItemKey>,
    revision: number,
    fields: EditedFields | CoverFields,
  ): Promise<boolean>;
  /**
   * Marks an item as removed, and takes it out of the owner's totals if it is readable. Returns a time at which it was removed, or
   * null if there is no such item. Safe to repeat.
   */
  remove(item: Authorized<ItemKey>): Promise<Micros | null>;
  /**
   * Marks an item as removed if it expired before a time, and is not removed yet. What it counts for stays counted, because its owner
   * takes nothing back. Returns whether it did. 2 reads and 3 writes.
   */
  removeExpired(item: Authorized<ItemKey>, before: Date): Promise<boolean>;
}

/** Why an item is removed, which says what stays counted for its owner. */
type Removal = { readonly why: 'deleted' } | { readonly why: 'expired'; readonly before: Date };

export function createOwnItemsRepo(db: Firestore): OwnItemsRepo {
  const items = collections.items.in(db);
  return {
    edit: ({ itemId }, revision, fields) =>
      db.runTransaction(async (transaction) => {
        const data = collections.items.readable(await transaction.get(items.doc(itemId)));
        if (data?.revision !== revision || data.removedAt !== null) return false;
        const change = editTotals(data, { ...data, ...fields });
        if (change) addToTotals(transaction, db, { uid: data.ownerId, change });
        transaction.update(items.doc(itemId), {
          ...fields,
          revision: revision + 1,
          updatedAt: FieldValue.serverTimestamp(),
        });
        return true;
      }),
    remove: async ({ itemId }) => {
      const ref = items.doc(itemId);
      await removeIn(db, ref, { why: 'deleted' });
      // A transaction does not return the time of its commit.
      const { exists, updateTime, readTime } = await ref.get();
      return exists ? microsOf(updateTime ?? readTime) : null;
    },
    removeExpired: ({ itemId }, before) =>
      removeIn(db, items.doc(itemId), { why: 'expired', before }),
  };
}

const removeIn = (db: Firestore, ref: Reference<ItemRecord>, removal: Removal): Promise<boolean> =>
  db.runTransaction((transaction) => removeOnce(transaction, db, ref, removal), {
    maxAttempts: MAX_ATTEMPTS,
  });

/** The only way in which an item is removed. Returns false if it is removed already, or does not have to be. */
async function removeOnce(
  transaction: Transaction,
  db: Firestore,
  ref: Reference<ItemRecord>,
  removal: Removal,
): Promise<boolean> {
  const item = await transaction.get(ref);
  if (collections.items.field(item, 'removedAt') !== null) return false;
  if (removal.why === 'expired' && !isExpired(item, removal.before)) return false;
  const record = collections.items.readable(item);
  const now = FieldValue.serverTimestamp();
  const mark = { removedAt: now, updatedAt: now };
  if (!record) {
    // What it counts for is unknown. A failure would stop the deletion of its owner's account.
    transaction.update(ref, mark);
    return true;
  }
  const received = collections.receivedLikes.doc(db, {
    uid: record.ownerId,
    itemId: ref.id,
  });
  const { count } = receivedIn(await transaction.get(received));
  transaction.update(ref, mark);
  transaction.set(received, CLOSED);
  const uid = record.ownerId;
  const counted = { ...itemTotals(record), likesReceived: count };
  if (removal.why === 'expired') keepExpired(transaction, db, { uid, expired: counted });
  else addToTotals(transaction, db, { uid, change: opposite(counted) });
  return true;
}

/** Read in the transaction, because an upgrade may have moved the expiry meanwhile. */
function isExpired(item: Snapshot<ItemRecord>, before: Date): boolean {
  const expiresAt = collections.items.field(item, 'expiresAt');
  return expiresAt !== undefined && expiresAt < before;
}
