import type { KeptSalesChoice } from '@contract/schemas/kept-sales';
import type { ItemRecord } from '@contract/schemas/item-record';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  itemTotals,
  negatedTotalsChange,
  sharedItemTotals,
  type TotalsChange,
} from '../domain/achievements/totals';
import { addFigureCounts } from './add-figure-counts';
import type { Reference, Snapshot } from './collections/collection';
import { collections } from './collections/collections';
import { readLastPartSize, keepSales } from './kept-sale-parts';
import { addToExpiredTotals, addToTotals } from './progress';
import { NEVER_COUNTED_AGAIN, receivedLikesInSnapshot } from './received-likes-repo';

/** Why an item is removed. The reason determines what is kept of the item. */
export type ItemRemoval =
  /** The owner deleted the item. If `figures` is 'keep', an own sale stays in the owner's figures and totals. */
  | { readonly why: 'deleted'; readonly figures: KeptSalesChoice }
  /**
   * The item had expired at `by`. An own sale stays in the owner's figures, and none of the owner's totals decreases.
   */
  | { readonly why: 'expired'; readonly by: Date };

/**
 * Marks an item as removed, and keeps an own sale and changes the owner's totals as `removal` requires. Returns false
 * if the item is already removed. If `removal.why` is 'expired', also returns false if the item had not expired at
 * `removal.by`, because the owner's plan may have moved the expiry after the caller found the item. Throws if an
 * expired item is not readable.
 */
export async function removeItemInTransaction(
  transaction: Transaction,
  db: Firestore,
  ref: Reference<ItemRecord>,
  removal: ItemRemoval,
): Promise<boolean> {
  const remove = await prepareRemoval(transaction, db, ref, removal);
  remove?.();
  return remove !== null;
}

/**
 * Reads the documents for a removal, and returns a function that writes the removal in the same transaction. Returns
 * null if the item is already removed, or if `removal.why` is 'expired' but the item had not expired at `removal.by`.
 */
export async function prepareRemoval(
  transaction: Transaction,
  db: Firestore,
  ref: Reference<ItemRecord>,
  removal: ItemRemoval,
): Promise<(() => void) | null> {
  const item = await transaction.get(ref);
  if (!isDue(item, removal)) return null;
  const record = collections.items.readable(item);
  if (record) return prepareReadable(transaction, db, { ref, record, removal });
  // Throws, because the sale of an invalid item would be lost. A person must look at the item.
  if (removal.why === 'expired') throw new Error(`${ref.path} is not readable`);
  // The owner's totals do not change, because it is unknown to which totals the invalid item was added. An error here
  // would stop the deletion of the owner's account.
  return () => {
    transaction.update(ref, removedNow());
    addFigureCounts(transaction, db, new Date(), { removedItems: 1 });
  };
}

const removedNow = () => {
  const now = FieldValue.serverTimestamp();
  return { removedAt: now, updatedAt: now };
};

interface Readable {
  readonly ref: Reference<ItemRecord>;
  readonly record: ItemRecord;
  readonly removal: ItemRemoval;
}

async function prepareReadable(
  transaction: Transaction,
  db: Firestore,
  { ref, record, removal }: Readable,
): Promise<() => void> {
  const uid = record.ownerId;
  const received = collections.receivedLikes.doc(db, { uid, itemId: ref.id });
  const { count: likes } = receivedLikesInSnapshot(await transaction.get(received));
  const growing = isKept(record, removal) ? await readLastPartSize(db, uid) : null;
  return () => {
    if (growing) {
      const sales = [{ id: ref.id, fields: record }];
      keepSales(transaction, db, { uid, sales, growing });
    }
    transaction.update(ref, removedNow());
    transaction.set(received, NEVER_COUNTED_AGAIN);
    changeTotals(transaction, db, { record, likes, removal });
    addFigureCounts(transaction, db, new Date(), { removedItems: 1 });
  };
}

function changeTotals(
  transaction: Transaction,
  db: Firestore,
  { record, likes, removal }: Omit<Readable, 'ref'> & { readonly likes: number },
): void {
  const uid = record.ownerId;
  if (removal.why === 'deleted')
    addToTotals(transaction, db, { uid, change: takenBack(record, likes, removal) });
  else
    addToExpiredTotals(transaction, db, {
      uid,
      change: { ...sharedItemTotals(record), likesReceived: likes },
    });
}

function isDue(item: Snapshot<ItemRecord>, removal: ItemRemoval): boolean {
  if (collections.items.field(item, 'removedAt') !== null) return false;
  if (removal.why === 'deleted') return true;
  const expiresAt = collections.items.field(item, 'expiresAt');
  return expiresAt !== undefined && expiresAt <= removal.by;
}

const isKept = ({ isOwnSale }: ItemRecord, removal: ItemRemoval): boolean =>
  isOwnSale && (removal.why === 'expired' || removal.figures === 'keep');

/** Returns how the removal changes the owner's totals. A kept sale still counts in the totals of sales. */
function takenBack(record: ItemRecord, likes: number, removal: ItemRemoval): TotalsChange {
  const change = isKept(record, removal) ? sharedItemTotals(record) : itemTotals(record);
  return { ...negatedTotalsChange(change), likesReceived: -likes };
}
