import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { isChanged } from './grpc-status';
import { microsOf } from './timestamp-micros';

/** Whether an item counts a like as verified. Older likes lack the field. */
export const isVerifiedLike = (like: DocumentSnapshot): boolean => like.get('isVerified') === true;

/** Changes the likes of an item. The item index finds changes by `updatedAt`. */
export const likesChange = ({ likes = 0, verified = 0 }) => ({
  ...(likes !== 0 && { likesCount: FieldValue.increment(likes) }),
  ...(verified !== 0 && { verifiedLikesCount: FieldValue.increment(verified) }),
  updatedAt: FieldValue.serverTimestamp(),
});

/** The item that a like is below. */
export function itemOfLike({ path, parent }: DocumentReference): DocumentReference {
  if (!parent.parent) throw new Error(`${path} is not below an item`);
  return parent.parent;
}

/**
 * Commits what `write` adds to a batch for the like that was read. Each write of the like must have the precondition
 * `lastUpdateTime`. If another write changed the like meanwhile, runs again with the newer one. Returns the commit time, or
 * null if `write` had nothing to do or the item is gone.
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
      if (!isChanged(error)) throw error;
    }
    const newer = await like.ref.get();
    // The like is unchanged, so the commit failed because the item is gone.
    if (isSame(newer, like)) return null;
    like = newer;
  }
}

const isSame = ({ updateTime }: DocumentSnapshot, other: DocumentSnapshot) =>
  updateTime !== undefined &&
  other.updateTime !== undefined &&
  updateTime.isEqual(other.updateTime);

/** Options of a write that fails if the like has changed since it was read. */
export const unchanged = ({ updateTime }: DocumentSnapshot) => {
  if (!updateTime) throw new Error('The like does not exist');
  return { lastUpdateTime: updateTime };
};
