import type { Figures } from '@contract/schemas/kept-sales';
import type { ItemRecord } from '@contract/schemas/item-record';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  itemTotals,
  opposite,
  sharedTotals,
  type TotalsChange,
} from '../domain/achievements/totals';
import type { Reference, Snapshot } from './collections/collection';
import { collections } from './collections/collections';
import { growingPart, keepSales } from './kept-sale-parts';
import { addToExpired, addToTotals } from './progress';
import { CLOSED, receivedIn } from './received-likes-repo';

/** Why an item is removed, which decides what stays of it. */
export type Removal =
  /** Its owner deleted it. With 'keep', an own sale stays in the figures and totals of the owner. */
  | { readonly why: 'deleted'; readonly figures: Figures }
  /** It had expired by then. An own sale stays in the figures, and no total gets smaller. */
  | { readonly why: 'expired'; readonly by: Date };

/**
 * Marks an item as removed, keeps an own sale as `removal` says, and takes the item out of the totals. Returns false if it is removed
 * already, or has not expired although it should have: its owner's plan may have changed. Throws if an expired one is not readable.
 */
export async function removeIn(
  transaction: Transaction,
  db: Firestore,
  ref: Reference<ItemRecord>,
  removal: Removal,
): Promise<boolean> {
  const item = await transaction.get(ref);
  if (!isDue(item, removal)) return false;
  const record = collections.items.readable(item);
  const now = FieldValue.serverTimestamp();
  const mark = { removedAt: now, updatedAt: now };
  if (!record) {
    // A sale that cannot be kept would be lost. A person must look at it.
    if (removal.why === 'expired') throw new Error(`${ref.path} is not readable`);
    // What it counts for is unknown. A failure would stop the deletion of its owner's account.
    transaction.update(ref, mark);
    return true;
  }
  const uid = record.ownerId;
  const received = collections.receivedLikes.doc(db, { uid, itemId: ref.id });
  const { count: likes } = receivedIn(await transaction.get(received));
  if (isKept(record, removal)) {
    const sales = [{ id: ref.id, fields: record }];
    keepSales(transaction, db, { uid, sales, growing: await growingPart(db, uid) });
  }
  transaction.update(ref, mark);
  transaction.set(received, CLOSED);
  if (removal.why === 'deleted')
    addToTotals(transaction, db, { uid, change: takenBack(record, likes, removal) });
  else
    addToExpired(transaction, db, {
      uid,
      change: { ...sharedTotals(record), likesReceived: likes },
    });
  return true;
}

function isDue(item: Snapshot<ItemRecord>, removal: Removal): boolean {
  if (collections.items.field(item, 'removedAt') !== null) return false;
  if (removal.why === 'deleted') return true;
  const expiresAt = collections.items.field(item, 'expiresAt');
  return expiresAt !== undefined && expiresAt <= removal.by;
}

const isKept = ({ isOwnSale }: ItemRecord, removal: Removal): boolean =>
  isOwnSale && (removal.why === 'expired' || removal.figures === 'keep');

/** A sale that is kept still counts as one. */
function takenBack(record: ItemRecord, likes: number, removal: Removal): TotalsChange {
  const change = isKept(record, removal) ? sharedTotals(record) : itemTotals(record);
  return { ...opposite(change), likesReceived: -likes };
}
