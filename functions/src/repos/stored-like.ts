import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isPreconditionFailure } from './grpc-status';
import { microsOf } from './timestamp-micros';

/** Whether an item counts a like as verified. */
export const isVerifiedLike = (like: Pick<DocumentSnapshot, 'get'>): boolean =>
  collections.likes.field(like, 'isVerified') ?? false;

/**
 * Returns the change of an item that counts likes. It also sets `updatedAt`, because the item index finds changed items
 * by `updatedAt`.
 */
export const likesChange = ({ likes = 0, verified = 0 }) => ({
  ...(likes !== 0 && { likesCount: FieldValue.increment(likes) }),
  ...(verified !== 0 && { verifiedLikesCount: FieldValue.increment(verified) }),
  updatedAt: FieldValue.serverTimestamp(),
});

/** Returns the item to which a like belongs. */
export const itemOfLike = (
  like: Pick<DocumentReference, 'path' | 'firestore'>,
): Reference<Stored<'items'>> =>
  collections.items.doc(like.firestore, collections.likes.paramsOf(like));

/**
 * Calls `write`, which adds changes of a like and its item to a batch, and then commits the batch. Each write of the
 * like must have the precondition `lastUpdateTime` (`unchangedLikePrecondition`). If another write changes the like
 * first, calls `write` again with the new state. Returns the time of the commit, or null if `write` had nothing to do
 * or the item is gone.
 */
export async function commitLike(
  read: DocumentSnapshot,
  write: (batch: WriteBatch, like: DocumentSnapshot) => boolean,
): Promise<Micros | null> {
  let like = read;
  for (;;) {
    const batch = like.ref.firestore.batch();
    if (!like.exists || !write(batch, like)) return null;
    try {
      const [first] = await batch.commit();
      if (!first) throw new Error('The batch was empty');
      return microsOf(first.writeTime);
    } catch (error) {
      if (!isPreconditionFailure(error)) throw error;
    }
    const newer = await like.ref.get();
    // If the like has not changed, the commit failed because the item is gone.
    if (isSame(newer, like)) return null;
    like = newer;
  }
}

const isSame = ({ updateTime }: DocumentSnapshot, other: DocumentSnapshot) =>
  updateTime !== undefined &&
  other.updateTime !== undefined &&
  updateTime.isEqual(other.updateTime);

/** Options that make a write fail if the like has changed since it was read. */
export const unchangedLikePrecondition = ({ updateTime }: DocumentSnapshot) => {
  if (!updateTime) throw new Error('The like does not exist');
  return { lastUpdateTime: updateTime };
};
