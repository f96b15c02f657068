import type { Firestore } from 'firebase-admin/firestore';
import { countReceivedLikes } from '../domain/achievements/counted-totals';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { readDocuments, type Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { addToTotals } from './progress';
import { isVerifiedLike } from './stored-like';
import { microsOf } from './timestamp-micros';

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because concurrent likes of an item
 * change its count.
 */
const MAX_ATTEMPTS = 20;

type Received = Stored<'receivedLikes'>;

/**
 * The record that is stored when an item is removed. Its time is later than the time of any state of the item, so the
 * item's likes never count again.
 */
export const NEVER_COUNTED_AGAIN: Received = { count: 0, asOf: Number.MAX_SAFE_INTEGER };

export const receivedLikesInSnapshot = (snapshot: Snapshot<Received>): Received =>
  snapshot.data() ?? { count: 0, asOf: 0 };

export interface ReceivedLikesRepo {
  /**
   * Updates the owner's total of received likes after the likes of an item have changed. Idempotent. Calls can be
   * repeated and can run in any order. Reads the item outside of the transaction, so that members who like the item are
   * not blocked. Returns the owner's uid if the total changed.
   */
  count(itemId: string): Promise<string | null>;
}

export const createReceivedLikesRepo = (db: Firestore): ReceivedLikesRepo => ({
  count: async (itemId) => {
    const found = await likesOf(db, itemId);
    if (!found) return null;
    const { ownerId: uid, ...now } = found;
    const ref = collections.receivedLikes.doc(db, { uid, itemId });
    return db.runTransaction(
      async (transaction) => {
        const before = receivedLikesInSnapshot(await transaction.get(ref));
        if (now.asOf <= before.asOf) return null;
        // Stores the newer `asOf` even if the count is the same, so that a late call with an older state of the item
        // changes nothing.
        transaction.set(ref, now);
        const likesReceived = now.count - before.count;
        if (likesReceived === 0) return null;
        addToTotals(transaction, db, { uid, change: { likesReceived } });
        return uid;
      },
      { maxAttempts: MAX_ATTEMPTS },
    );
  },
});

/** Returns the verified likes of an item by members other than its owner. Returns null if the item is gone. */
async function likesOf(
  db: Firestore,
  itemId: string,
): Promise<(Received & { readonly ownerId: string }) | null> {
  const itemRef = collections.items.doc(db, { itemId });
  const owner = collections.items.field(await itemRef.get(), 'ownerId');
  if (owner === undefined) return null;
  const ownLikeRef = collections.likes.doc(db, { itemId, uid: owner });
  const [item, ownLike] = await readDocuments(db, itemRef, ownLikeRef);
  const record = item.data();
  if (record?.removedAt !== null || !item.updateTime) return null;
  const { ownerId, verifiedLikesCount } = record;
  const asOf: Micros = microsOf(item.updateTime);
  const isOwnLikeCounted = isVerifiedLike(ownLike);
  return { ownerId, count: countReceivedLikes({ verifiedLikesCount }, isOwnLikeCounted), asOf };
}
