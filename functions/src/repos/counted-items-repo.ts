import { commentRecordSchema } from '@contract/schemas/comment-record';
import { itemRecordSchema } from '@contract/schemas/item-record';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { CountedItem } from '../domain/items/item-counters';
import { pagesOf } from './pages-of';

/** How many items are read at the same time. */
const PAGE_SIZE = 50;

export interface CountedItemsRepo {
  /**
   * Reads an item and what it counts as of one time, so that members can write meanwhile. Returns null if the item is
   * removed, because its likes and comments are being deleted. Throws an error that names a document that is invalid.
   */
  get(itemId: string): Promise<CountedItem | null>;
  /** Returns all items that are not removed. */
  all(): AsyncGenerator<CountedItem>;
}

export function createCountedItemsRepo(db: Firestore, pageSize = PAGE_SIZE): CountedItemsRepo {
  const items = db.collection('items');
  const get = (itemId: string) => countedItem(db, items.doc(itemId));
  return {
    get,
    all: async function* () {
      const ids = items.orderBy(FieldPath.documentId()).select();
      for await (const page of pagesOf(ids, pageSize))
        for (const item of await Promise.all(page.map(({ id }) => get(id)))) if (item) yield item;
    },
  };
}

const countedItem = (db: Firestore, ref: DocumentReference): Promise<CountedItem | null> =>
  db.runTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(ref);
      if (!snapshot.exists) return null;
      const { likesCount, verifiedLikesCount, commentsCount, removedAt } = parsed(
        itemRecordSchema,
        snapshot,
      );
      if (removedAt !== null) return null;
      const likes = ref.collection('likes');
      const all = await transaction.get(likes.count());
      const verified = await transaction.get(likes.where('isVerified', '==', true).count());
      const comments = await transaction.get(ref.collection('comments'));
      return {
        path: ref.path,
        likesCount,
        verifiedLikesCount,
        commentsCount,
        likes: all.data().count,
        verifiedLikes: verified.data().count,
        comments: comments.docs.map((comment) => {
          const { parentId, deletedAt, repliesCount } = parsed(commentRecordSchema, comment);
          return { id: comment.id, parentId, isDeleted: deletedAt !== null, repliesCount };
        }),
      };
    },
    { readOnly: true },
  );

function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  document: DocumentSnapshot,
): z.output<Schema> {
  const { data, error } = schema.safeParse(document.data());
  if (error) throw new Error(`${document.ref.path} is invalid: ${error.message}`);
  return data;
}
