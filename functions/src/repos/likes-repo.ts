import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Authority } from '../lib/authority';
import type { Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isAlreadyExists, isNotFound } from './grpc-status';
import { addToTotals } from './progress';
import { requireMember } from './require-member';
import { requireNotSuspended } from './require-not-suspended';
import {
  commitLike,
  isVerifiedLike,
  itemOfLike,
  likesChange,
  unchangedLikePrecondition,
} from './stored-like';
import { microsOf } from './timestamp-micros';

type Like = Stored<'likes'>;

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because concurrent calls of one member
 * change the same documents.
 */
const MAX_ATTEMPTS = 20;

/**
 * The result of adding a like. An existing like was stored at `changedAt` or earlier. A new like has no `changedAt`,
 * because a transaction does not return the time of its commit.
 */
type Added = { readonly isNew: true } | { readonly isNew: false; readonly changedAt: Micros };

/**
 * Likes. A like, the item's counts and the member's total change in the same commit. The commit does not read the item,
 * so that many members can like an item at the same time. Repeated calls change nothing.
 */
export interface LikesRepo {
  /**
   * Adds a like. Returns null if the item does not exist, and 'no-username' if the member has no username. Throws
   * AppError 'unauthorized' or 'suspended' if the member is gone or suspended. The transaction reads the member to
   * store whether the like is verified. If the email address is verified at the same time, either this transaction or
   * the trigger `countVerifiedLikes` counts the like as verified. Costs 1 read and 3 writes, or 2 reads for a repeat.
   */
  add(itemId: string, by: Authority): Promise<Added | 'no-username' | null>;
  /** Removes a like. Returns a time by which the like was removed. Costs 1 read, and 3 writes if there was a like. */
  remove(itemId: string, by: Authority): Promise<Micros>;
  /** Whether the member likes the item. Costs 1 read. */
  has(itemId: string, uid: string): Promise<boolean>;
  /** Returns the ids of up to `limit` items that the member likes, the most recently liked first. */
  itemsOf(uid: string, limit: number): Promise<string[]>;
}

export function createLikesRepo(db: Firestore): LikesRepo {
  const likeOf = (itemId: string, uid: string) => collections.likes.doc(db, { itemId, uid });

  return {
    add: async (itemId, { uid }) => {
      const like = likeOf(itemId, uid);
      try {
        return (await addLike(db, like, uid)) ? { isNew: true } : 'no-username';
      } catch (error) {
        if (isAlreadyExists(error)) return { changedAt: await changeTime(like), isNew: false };
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    remove: async (itemId, { uid }) => {
      const like = likeOf(itemId, uid);
      const read = await like.get();
      const removedAt = await commitLike(read, (batch, stored) => {
        batch.delete(like, unchangedLikePrecondition(stored));
        const verified = isVerifiedLike(stored) ? -1 : 0;
        batch.update(itemOfLike(like), likesChange({ likes: -1, verified }));
        addToTotals(batch, db, { uid, change: { likesGiven: -1 } });
        return true;
      });
      return removedAt ?? (read.exists ? changeTime(like) : microsOf(read.readTime));
    },
    has: async (itemId, uid) => (await likeOf(itemId, uid).get()).exists,
    itemsOf: async (uid, limit) => {
      const { docs } = await collections.likes
        .group(db)
        .where('userId', '==', uid)
        .orderBy('createdAt', 'desc')
        .select()
        .limit(limit)
        .get();
      return docs.map(({ ref }) => collections.likes.paramsOf(ref).itemId);
    },
  };
}

/** Stores a like. Returns false and stores nothing if the member has no username. */
const addLike = (db: Firestore, like: Reference<Like>, uid: string): Promise<boolean> =>
  db.runTransaction(
    async (transaction) => {
      const member = await requireMember(transaction, collections.users.doc(db, { uid }));
      requireNotSuspended(member, new Date());
      if (member.username === null) return false;
      const isVerified = member.emailVerifiedAt !== null;
      const createdAt = FieldValue.serverTimestamp();
      transaction.create(like, { userId: uid, createdAt, isVerified });
      const change = likesChange({ likes: 1, verified: isVerified ? 1 : 0 });
      transaction.update(itemOfLike(like), change);
      addToTotals(transaction, db, { uid, change: { likesGiven: 1 } });
      return true;
    },
    { maxAttempts: MAX_ATTEMPTS },
  );

/** Returns when the like was stored. Returns the time of the read if there is no like. */
async function changeTime(like: Reference<Like>): Promise<Micros> {
  const { createTime, readTime } = await like.get();
  return microsOf(createTime ?? readTime);
}
