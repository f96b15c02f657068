import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { CountedItem } from '../domain/items/item-counters';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

/** The number of items that are read at the same time. */
const PAGE_SIZE = 50;

export interface ItemCountersCheckRepo {
  /**
   * In one transaction, reads an item and the documents that it counts, so that concurrent writes cannot make the
   * counts differ. Returns null if the item is removed, because its likes and comments are being deleted. If a document
   * is invalid, throws an error that names the document.
   */
  get(itemId: string): Promise<CountedItem | null>;
  /** Yields all items that are not removed. */
  all(): AsyncGenerator<CountedItem>;
}

export function createItemCountersCheckRepo(
  db: Firestore,
  pageSize = PAGE_SIZE,
): ItemCountersCheckRepo {
  const items = collections.items.in(db);
  const get = (itemId: string) => countedItem(db, itemId);
  return {
    get,
    all: async function* () {
      const ids = items.orderBy(FieldPath.documentId()).select();
      for await (const page of pagesOf(ids, pageSize))
        for (const item of await Promise.all(page.map(({ id }) => get(id)))) if (item) yield item;
    },
  };
}

const countedItem = (db: Firestore, itemId: string): Promise<CountedItem | null> =>
  db.runTransaction(
    async (transaction) => {
      const ref = collections.items.doc(db, { itemId });
      const item = (await transaction.get(ref)).data();
      if (item?.removedAt !== null) return null;
      const { likesCount, verifiedLikesCount, commentsCount } = item;
      const likes = collections.likes.in(db, { itemId });
      const all = await transaction.get(likes.count());
      const verified = await transaction.get(likes.where('isVerified', '==', true).count());
      const comments = await transaction.get(collections.comments.in(db, { itemId }));
      return {
        path: ref.path,
        likesCount,
        verifiedLikesCount,
        commentsCount,
        likes: all.data().count,
        verifiedLikes: verified.data().count,
        comments: comments.docs.map((comment) => {
          const { parentId, deletedAt, repliesCount } = comment.data();
          return { id: comment.id, parentId, isDeleted: deletedAt !== null, repliesCount };
        }),
      };
    },
    { readOnly: true },
  );
