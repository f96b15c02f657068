import { itemRecordSchema } from '@contract/schemas/item-record';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { receivedLikes } from '../domain/achievements/counted-totals';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { prepareProgress, PROGRESS_ATTEMPTS } from './progress';
import { microsOf } from './timestamp-micros';

/** How many likes of an item by others are in the totals of its owner, and the state of the item that they are from. */
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
   * the transaction, so that it does not hold up the members who like it.
   */
  count(itemId: string, at: Date): Promise<void>;
}

export const createReceivedLikesRepo = (db: Firestore): ReceivedLikesRepo => ({
  count: async (itemId, at) => {
    const found = await likesOf(db, itemId);
    if (!found) return;
    const { ownerId: uid, ...now } = found;
    const ref = receivedRef(db, uid, itemId);
    await db.runTransaction(async (transaction) => {
      const before = receivedIn(await transaction.get(ref));
      if (now.asOf <= before.asOf) return;
      const change = { likesReceived: now.count - before.count };
      const progress =
        change.likesReceived === 0
          ? null
          : await prepareProgress(transaction, db, { uid, change, at });
      // Also without a difference, so that an older state cannot follow.
      transaction.set(ref, now);
      progress?.write();
    }, PROGRESS_ATTEMPTS);
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
  const { ownerId, removedAt, likesCount } = itemRecordSchema.parse(item.data());
  if (removedAt !== null) return null;
  const asOf: Micros = microsOf(item.updateTime);
  return { ownerId, count: receivedLikes({ likesCount }, ownLike?.exists ?? false), asOf };
}
