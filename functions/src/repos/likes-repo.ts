import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type WriteResult,
} from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { countChange } from './count-change';
import { isAlreadyExists, isNotFound } from './grpc-status';
import { addToTotals } from './progress';
import { microsOf } from './timestamp-micros';

export interface StoredLike {
  /** A time at which the like was stored. */
  readonly changedAt: Micros;
  /** False if the member liked the item before. */
  readonly isNew: boolean;
}

/**
 * `items/{itemId}/likes/{uid}`. A like, the item's `likesCount` and the member's total change in one batch. It is not a
 * transaction, so that many members can like one item at the same time. Repeats find nothing to do.
 */
export interface LikesRepo {
  /** Returns null if the item does not exist. 3 writes, or 1 read. */
  add(itemId: string, uid: string): Promise<StoredLike | null>;
  /** Returns a time at which there was no like. 3 writes, or 1 read. */
  remove(itemId: string, uid: string): Promise<Micros>;
  /** Returns the ids of up to `limit` items, the most recently liked first. */
  itemsOf(uid: string, limit: number): Promise<string[]>;
}

export function createLikesRepo(db: Firestore): LikesRepo {
  const itemOf = (itemId: string) => db.doc(`items/${itemId}`);
  const likeOf = (itemId: string, uid: string) => db.doc(`items/${itemId}/likes/${uid}`);

  return {
    add: async (itemId, uid) => {
      const like = likeOf(itemId, uid);
      const batch = db.batch();
      batch.create(like, { userId: uid, createdAt: FieldValue.serverTimestamp() });
      batch.update(itemOf(itemId), countChange('likesCount', 1));
      addToTotals(batch, db, { uid, change: { likesGiven: 1 } });
      try {
        return { changedAt: commitTime(await batch.commit()), isNew: true };
      } catch (error) {
        if (isAlreadyExists(error)) return { changedAt: await changeTime(like), isNew: false };
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    remove: async (itemId, uid) => {
      const like = likeOf(itemId, uid);
      const batch = db.batch();
      batch.delete(like, { exists: true });
      batch.update(itemOf(itemId), countChange('likesCount', -1));
      addToTotals(batch, db, { uid, change: { likesGiven: -1 } });
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
