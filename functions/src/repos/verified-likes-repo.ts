import {
  FieldPath,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { SystemWork } from '../lib/authority';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';
import {
  commitLike,
  isVerifiedLike,
  itemOfLike,
  likesChange,
  unchangedLikePrecondition,
} from './stored-like';

/** How many likes are changed at the same time. Each change also changes the item of the like. */
const LIKES_AT_ONCE = 10;
const ITEMS_AT_ONCE = 400;

/**
 * The field of verified likes. Its stored value is read without the schema, because the schema would replace a missing
 * value by its default.
 */
const COUNTED = 'verifiedLikesCount';

/**
 * Stores the missing 0 by adding 0 instead of setting the field to 0. So a like that is added at the same time is not
 * lost.
 */
const COMPLETION = {
  [COUNTED]: FieldValue.increment(0),
  updatedAt: FieldValue.serverTimestamp(),
};

export interface VerifiedLikesRepo {
  /**
   * Marks the newest likes of a member since a time as verified, at most `limit`, and adds them to the verified likes
   * of their items. Idempotent. It can be interrupted, because each like changes in the same commit as its item.
   * Returns the number of changed likes.
   */
  count(work: SystemWork, range: { readonly since: Date; readonly limit: number }): Promise<number>;
  /** Stores 0 in items that lack `verifiedLikesCount`. Idempotent. Yields the ids of all items. */
  completeItems(): AsyncIterable<string>;
}

export function createVerifiedLikesRepo(db: Firestore): VerifiedLikesRepo {
  return {
    count: async ({ uid }, { since, limit }) => {
      const given = collections.likes
        .group(db)
        .where('userId', '==', uid)
        .where('createdAt', '>=', since)
        .orderBy('createdAt', 'desc')
        .select('isVerified');
      let [read, counted] = [0, 0];
      for await (const page of pagesOf(given, LIKES_AT_ONCE)) {
        const open = page.slice(0, limit - read).filter((like) => !isVerifiedLike(like));
        counted += (await Promise.all(open.map(countLike))).filter(Boolean).length;
        read += page.length;
        if (read >= limit) break;
      }
      return counted;
    },
    completeItems: async function* () {
      const all = collections.items.in(db).orderBy(FieldPath.documentId());
      for await (const page of pagesOf(all.select(COUNTED), ITEMS_AT_ONCE)) {
        const open = page.filter((item) => item.get(COUNTED) === undefined);
        const batch = db.batch();
        for (const { ref } of open) batch.update(ref, COMPLETION);
        await batch.commit();
        for (const { id } of page) yield id;
      }
    },
  };
}

async function countLike(like: QueryDocumentSnapshot): Promise<boolean> {
  const item = itemOfLike(like.ref);
  const countedAt = await commitLike(like, (batch, stored) => {
    if (isVerifiedLike(stored)) return false;
    batch.update(stored.ref, { isVerified: true }, unchangedLikePrecondition(stored));
    batch.update(item, likesChange({ verified: 1 }));
    return true;
  });
  return countedAt !== null;
}
