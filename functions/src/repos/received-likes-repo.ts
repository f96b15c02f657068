import { itemRecordSchema } from '@contract/schemas/item-record';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { receivedLikes } from '../domain/achievements/counted-totals';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { addToTotals } from './progress';
import { isVerifiedLike } from './stored-like';
import { microsOf } from './timestamp-micros';

/** Likes of one item that arrive at the same time contend for its count. */
const MAX_ATTEMPTS = 20;

/** How many verified likes by others the owner's totals contain for an item, and the time of the item's state that they are from. */
const receivedSchema = z.object({ count: z.int(), asOf: z.int() });
type Received = z.infer<typeof receivedSchema>;

/** For an item that its owner deleted: no state of it is newer, so its likes are never counted again. */
export const CLOSED: Received = { count: 0, asOf: Number.MAX_SAFE_INTEGER };

/** `users/{uid}/receivedLikes/{itemId}` */
export const receivedRef = (db: Firestore, uid: string, itemId: string): DocumentReference =>
  db.doc(`users/${uid}/receivedLikes/${itemId}`);

export const receivedIn = (snapshot: DocumentSnapshot): Received =>
  snapshot.exists ? receivedSchema.parse(snapshot.data()) : { count: 0, asOf: 0 };

export interface ReceivedLikesRepo {
  /**
   * Brings the owner's total up to date with the likes of an item. Safe to run twice and in any order. Reads the item outside
   * the transaction, so that it does not hold up the members who like it. Returns the owner if the total changed.
   */
  count(itemId: string): Promise<string | null>;
}

export const createReceivedLikesRepo = (db: Firestore): ReceivedLikesRepo => ({
  count: async (itemId) => {
    const found = await likesOf(db, itemId);
    if (!found) return null;
    const { ownerId: uid, ...now } = found;
    const ref = receivedRef(db, uid, itemId);
    return db.runTransaction(
      async (transaction) => {
        const before = receivedIn(await transaction.get(ref));
        if (now.asOf <= before.asOf) return null;
        // Even if the count is the same, so that an older state cannot follow.
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

/** Returns null if the item is gone. */
async function likesOf(
  db: Firestore,
  itemId: string,
): Promise<(Received & { readonly ownerId: string }) | null> {
  const itemRef = db.doc(`items/${itemId}`);
  const owner: unknown = (await itemRef.get()).get('ownerId');
  if (typeof owner !== 'string') return null;
  const [item, ownLike] = await db.getAll(itemRef, itemRef.collection('likes').doc(owner));
  if (!item?.updateTime) return null;
  const { ownerId, removedAt, verifiedLikesCount } = itemRecordSchema.parse(item.data());
  if (removedAt !== null) return null;
  const asOf: Micros = microsOf(item.updateTime);
  const isOwnLikeCounted = ownLike !== undefined && isVerifiedLike(ownLike);
  return { ownerId, count: receivedLikes({ verifiedLikesCount }, isOwnLikeCounted), asOf };
}
