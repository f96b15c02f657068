import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type WriteResult,
} from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { countChange } from './count-change';
import { isAlreadyExists, isNotFound } from './grpc-status';
import { lowerTotals, prepareProgress, PROGRESS_ATTEMPTS } from './progress';
import { microsOf } from './timestamp-micros';

export interface AddedLike {
  /** A time at which the like was stored. */
  readonly changedAt: Micros;
  /** The ids of the achievements that it unlocked. */
  readonly unlocked: readonly string[];
}

/**
 * `items/{itemId}/likes/{uid}`. A like, the item's `likesCount` and the member's total change together. Nothing reads the
 * item, so that many members can like it at the same time. Repeats find that nothing is to do.
 */
export interface LikesRepo {
  /** Returns null if the item does not exist. 2 reads and 3 writes. Unlocking an achievement costs 1 more of each. */
  add(itemId: string, uid: string, at: Date): Promise<AddedLike | null>;
  /** Returns a time at which there was no like. 3 writes, or 1 read. */
  remove(itemId: string, uid: string): Promise<Micros>;
  /** Returns the ids of up to `limit` items, those liked last first. */
  itemsOf(uid: string, limit: number): Promise<string[]>;
}

export function createLikesRepo(db: Firestore): LikesRepo {
  const itemOf = (itemId: string) => db.doc(`items/${itemId}`);
  const likeOf = (itemId: string, uid: string) => db.doc(`items/${itemId}/likes/${uid}`);

  return {
    add: async (itemId, uid, at) => {
      const like = likeOf(itemId, uid);
      const change = { likesGiven: 1 };
      try {
        const unlocked = await db.runTransaction(async (transaction) => {
          const progress = await prepareProgress(transaction, db, { uid, change, at });
          transaction.create(like, { userId: uid, createdAt: FieldValue.serverTimestamp() });
          transaction.update(itemOf(itemId), countChange('likesCount', 1));
          progress.write();
          return progress.unlocked;
        }, PROGRESS_ATTEMPTS);
        // A transaction does not return the time of its commit.
        return { changedAt: await changeTime(like), unlocked };
      } catch (error) {
        if (isNotFound(error)) return null;
        if (isAlreadyExists(error)) return { changedAt: await changeTime(like), unlocked: [] };
        throw error;
      }
    },
    remove: async (itemId, uid) => {
      const like = likeOf(itemId, uid);
      const batch = db.batch();
      batch.delete(like, { exists: true });
      batch.update(itemOf(itemId), countChange('likesCount', -1));
      lowerTotals(batch, db, { uid, change: { likesGiven: -1 } });
      try {
        return commitTime(await batch.commit());
      } catch (error) {
        if (isNotFound(error)) return changeTime(like);
        throw error;
      }
    },
    itemsOf: async (uid, limit) => {
      const { docs } = await db
        .collectionGroup('likes')
        .where('userId', '==', uid)
        .orderBy('createdAt', 'desc')
        .select()
        .limit(limit)
        .get();
      return docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
    },
  };
}

function commitTime([first]: readonly WriteResult[]): Micros {
  if (!first) throw new Error('The batch was empty');
  return microsOf(first.writeTime);
}

/** When the like was stored, or now if there is none. */
async function changeTime(like: DocumentReference): Promise<Micros> {
  const { createTime, readTime } = await like.get();
  return microsOf(createTime ?? readTime);
}
