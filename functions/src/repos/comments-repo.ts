import { commentRecordSchema, type CommentRecord } from '@contract/schemas/comment-record';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { deleteStoredComment } from './delete-stored-comment';
import { isAlreadyExists, isNotFound } from './grpc-status';
import type { Byline } from './bylines-repo';
import { microsOf } from './timestamp-micros';
import { type UserRecord, userRecordSchema } from './users-repo';

export interface StoredComment {
  readonly id: string;
  readonly record: CommentRecord;
  /** As the database stores it: a Date has no microseconds. */
  readonly threadAt: Timestamp;
  /** The time of the commit in which the item counted it. */
  readonly countedAt: Micros;
}

export interface CommentKey {
  readonly itemId: string;
  readonly commentId: string;
}

export interface NewComment extends CommentKey {
  readonly userId: string;
  readonly content: string;
  readonly parent: StoredComment | null;
  /** What the comment shows of its author. Null if the author may not comment. */
  readonly bylineOf: (author: UserRecord) => Byline | null;
}

export interface CommentChange extends CommentKey {
  readonly userId: string;
  readonly content: string;
  /** The change happens only if this is still the time of the last one. Null: in any case. */
  readonly updatedAt: Date | null;
}

/** `foreign`: another member's. `missing`: deleted, or never there. */
export type Refusal = 'foreign' | 'missing' | 'outdated';

/** `items/{itemId}/comments/{commentId}`. A comment and the item's `commentsCount` change together. */
export interface CommentsRepo {
  get(key: CommentKey): Promise<StoredComment | null>;
  /** Returns up to `limit` comments, or null if the comment `after` does not exist. */
  list(itemId: string, limit: number, after: string | undefined): Promise<StoredComment[] | null>;
  /**
   * Stores it with the author's name and badge as of the commit, so that `copyByline` cannot miss it. Its transaction
   * reads neither item nor parent, so that many members can comment at the same time. Returns the stored comment,
   * which is the first one if the id is taken. 'missing': the item or the parent does not exist any more.
   */
  add(comment: NewComment): Promise<StoredComment | 'missing' | 'no-byline'>;
  /** Does nothing if the text is the same. */
  update(change: CommentChange): Promise<StoredComment | Refusal>;
  /** Safe to repeat. Returns a time at which the comment was not counted. */
  remove(key: CommentKey & { readonly userId: string }): Promise<Micros | 'foreign'>;
}

export function createCommentsRepo(db: Firestore): CommentsRepo {
  const itemOf = (itemId: string) => db.doc(`items/${itemId}`);
  const commentsOf = (itemId: string) => db.collection(`items/${itemId}/comments`);
  const docOf = ({ itemId, commentId }: CommentKey) => commentsOf(itemId).doc(commentId);
  const get = async (ref: DocumentReference) => stored(await ref.get());

  const create = (comment: NewComment): Promise<boolean> =>
    db.runTransaction(async (transaction) => {
      const { userId, content, parent, itemId, bylineOf } = comment;
      const author = await transaction.get(db.doc(`users/${userId}`));
      const byline = bylineOf(userRecordSchema.parse(author.data()));
      if (!byline) return false;
      const now = FieldValue.serverTimestamp();
      transaction.create(docOf(comment), {
        ...byline,
        ...{ userId, content, parentId: parent?.id ?? null },
        ...{ threadAt: parent?.threadAt ?? now, createdAt: now, updatedAt: now },
        ...{ repliesCount: 0, deletedAt: null },
      });
      if (parent)
        transaction.update(docOf({ itemId, commentId: parent.id }), {
          repliesCount: FieldValue.increment(1),
        });
      transaction.update(itemOf(itemId), countChange(1));
      return true;
    });

  return {
    get: (key) => get(docOf(key)),
    list: async (itemId, limit, after) => {
      const all = commentsOf(itemId).orderBy('threadAt', 'desc').orderBy('createdAt');
      const last = after === undefined ? null : await commentsOf(itemId).doc(after).get();
      if (last && !last.exists) return null;
      const { docs } = await (last ? all.startAfter(last) : all).limit(limit).get();
      return docs.flatMap((snapshot) => stored(snapshot) ?? []);
    },
    add: async (comment) => {
      try {
        if (!(await create(comment))) return 'no-byline';
      } catch (error) {
        if (isNotFound(error)) return 'missing';
        if (!isAlreadyExists(error)) throw error;
      }
      return (await get(docOf(comment))) ?? 'missing';
    },
    update: async (change) => {
      const ref = docOf(change);
      const refusal = await db.runTransaction(async (transaction) => {
        const comment = stored(await transaction.get(ref));
        const refused = refusalOf(comment, change);
        if (refused === null && comment?.record.content !== change.content)
          transaction.update(ref, {
            content: change.content,
            updatedAt: FieldValue.serverTimestamp(),
          });
        return refused;
      });
      return refusal ?? (await get(ref)) ?? 'missing';
    },
    remove: async ({ userId, ...key }) => {
      const ref = docOf(key);
      const deletion = { ref, userId, item: itemOf(key.itemId), uncount: countChange(-1) };
      if ((await deleteStoredComment(db, deletion)) === 'foreign') return 'foreign';
      // A transaction does not return the time of its commit.
      return microsOf((await ref.get()).readTime);
    },
  };
}

/** The item index finds changes by `updatedAt`. */
const countChange = (by: number) => ({
  commentsCount: FieldValue.increment(by),
  updatedAt: FieldValue.serverTimestamp(),
});

function refusalOf(comment: StoredComment | null, change: CommentChange): Refusal | null {
  if (!comment || comment.record.deletedAt !== null) return 'missing';
  const { record } = comment;
  if (record.userId !== change.userId) return 'foreign';
  const isOutdated = change.updatedAt !== null && +change.updatedAt !== +record.updatedAt;
  return isOutdated ? 'outdated' : null;
}

function stored(snapshot: DocumentSnapshot): StoredComment | null {
  if (!snapshot.exists) return null;
  return {
    id: snapshot.id,
    record: commentRecordSchema.parse(snapshot.data()),
    threadAt: snapshot.get('threadAt') as Timestamp,
    countedAt: microsOf(snapshot.createTime ?? snapshot.readTime),
  };
}
