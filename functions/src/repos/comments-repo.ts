import { COMMENT_ORDER } from '@contract/schemas/comment-record';
import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type Query,
  type UpdateData,
} from 'firebase-admin/firestore';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { editedMentions } from '../domain/profiles/edited-mentions';
import type { Authority } from '../lib/authority';
import type { Byline } from './bylines-repo';
import type { Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { deleteStoredComment } from './delete-stored-comment';
import { isAlreadyExists, isNotFound } from './grpc-status';
import { addToTotals } from './progress';
import { requireMember } from './require-member';
import { requireNotSuspended } from './require-not-suspended';
import { storedComment, type StoredComment } from './stored-comment';
import { type MentionedMember, mentionedMembers, storedMentions } from './stored-mentions';
import { microsOf } from './timestamp-micros';
import type { UserRecord } from './users-repo';

type Comment = Stored<'comments'>;

export interface CommentKey {
  readonly itemId: string;
  readonly commentId: string;
}

export interface CommentChange extends CommentKey {
  /** The author of the comment. */
  readonly by: Authority;
  readonly content: string;
  /** The members whom the text mentions, with their current names. */
  readonly mentions: readonly MentionedMember[];
  /** The `updatedAt` that the comment must have. If null, `updatedAt` is not checked. */
  readonly updatedAt: Date | null;
}

/**
 * Why a change is rejected. `foreign`: the comment belongs to another member. `missing`: it is deleted or never
 * existed. `outdated`: it has changed since the member began to edit it.
 */
export type CommentRefusal = 'foreign' | 'missing' | 'outdated';

/** Comments. A comment and the item's `commentsCount` change in one commit. */
export interface CommentsRepo {
  get(key: CommentKey): Promise<StoredComment | null>;
  /** Returns up to `limit` comments after the comment `after`, or null if that comment does not exist. */
  list(itemId: string, limit: number, after: string | undefined): Promise<StoredComment[] | null>;
  /**
   * Stores a comment and returns it. If a comment with this id is already stored, returns the stored one. Returns
   * 'missing' if the item or the parent comment no longer exists, and 'no-byline' if the author may not comment.
   */
  add(comment: CommentKey & CommentContent): Promise<StoredComment | 'missing' | 'no-byline'>;
  /** Changes the text of a comment. Does nothing if the comment already has this text. */
  update(change: CommentChange): Promise<StoredComment | CommentRefusal>;
  /**
   * Deletes a comment. Idempotent. Returns a time by which the item no longer counted the comment. Returns 'foreign' if
   * the comment belongs to another member.
   */
  remove(key: CommentKey & { readonly by: Authority }): Promise<Micros | 'foreign'>;
}

export function createCommentsRepo(db: Firestore): CommentsRepo {
  const itemOf = (itemId: string) => collections.items.doc(db, { itemId });
  const commentsOf = (itemId: string) => collections.comments.in(db, { itemId });
  const docOf = (key: CommentKey) => collections.comments.doc(db, key);
  const get = async (ref: Reference<Comment>) => storedComment(await ref.get());

  return {
    get: (key) => get(docOf(key)),
    list: async (itemId, limit, after) => {
      const all = inOrder(commentsOf(itemId));
      const last = after === undefined ? null : await commentsOf(itemId).doc(after).get();
      if (last && !last.exists) return null;
      const { docs } = await (last ? all.startAfter(last) : all).limit(limit).get();
      return docs.flatMap((snapshot) => storedComment(snapshot) ?? []);
    },
    add: async ({ itemId, commentId, ...content }) => {
      const ref = docOf({ itemId, commentId });
      const addition = {
        ...content,
        ref,
        item: itemOf(itemId),
        count: commentCountFields(1),
      };
      try {
        if (!(await addStoredComment(db, addition))) return 'no-byline';
      } catch (error) {
        if (isNotFound(error)) return 'missing';
        if (!isAlreadyExists(error)) throw error;
      }
      return (await get(ref)) ?? 'missing';
    },
    update: async (change) => {
      const ref = docOf(change);
      const refusal = await changeText(db, ref, change);
      return refusal ?? (await get(ref)) ?? 'missing';
    },
    remove: async ({ by, ...key }) => {
      const ref = docOf(key);
      const deletion = {
        ref,
        by,
        item: itemOf(key.itemId),
        uncount: commentCountFields(-1),
      };
      if ((await deleteStoredComment(db, deletion)) === 'foreign') return 'foreign';
      // Reads the document again to find out the time of the commit, because a transaction does not return it.
      return microsOf((await ref.get()).readTime);
    },
  };
}

/**
 * Returns the change of an item that counts one comment more or less. It also sets `updatedAt`, because the item index
 * finds changed items by `updatedAt`.
 */
export const commentCountFields = (by: 1 | -1) => ({
  commentsCount: FieldValue.increment(by),
  updatedAt: FieldValue.serverTimestamp(),
});

const inOrder = (comments: Query<Comment, Comment>) =>
  COMMENT_ORDER.reduce<Query<Comment, Comment>>(
    (query, [field, direction]) => query.orderBy(field, direction),
    comments,
  );

const changeText = (
  db: Firestore,
  ref: Reference<Comment>,
  change: CommentChange,
): Promise<CommentRefusal | null> =>
  db.runTransaction(async (transaction) => {
    const comment = storedComment(await transaction.get(ref));
    const refusal = refusalOf(comment, change);
    if (refusal !== null || !comment || comment.record.content === change.content) return refusal;
    const { content } = change;
    const mentions = editedMentions(content, mentionedMembers(comment.record), change.mentions);
    transaction.update(ref, {
      content,
      ...storedMentions(mentions),
      updatedAt: FieldValue.serverTimestamp(),
    });
    return null;
  });

function refusalOf(comment: StoredComment | null, change: CommentChange): CommentRefusal | null {
  if (comment?.record.deletedAt !== null) return 'missing';
  const { record } = comment;
  if (record.userId !== change.by.uid) return 'foreign';
  const isOutdated = change.updatedAt !== null && +change.updatedAt !== +record.updatedAt;
  return isOutdated ? 'outdated' : null;
}

interface CommentContent {
  /** The author of the comment. */
  readonly by: Authority;
  readonly content: string;
  readonly mentions: readonly MentionedMember[];
  readonly parent: StoredComment | null;
  readonly requestMac: string;
  /** Returns the author's byline for the comment. Null if the author may not comment. */
  readonly bylineOf: (author: UserRecord) => Byline | null;
}

interface Addition extends CommentContent {
  readonly ref: Reference<Stored<'comments'>>;
  readonly item: Reference<Stored<'items'>>;
  /** The change by which the item counts the comment. */
  readonly count: UpdateData<Stored<'items'>>;
}

/**
 * Creates a comment and counts it in the author's totals. Uses the author's name and badge at the time of the commit,
 * so that `copyByline` cannot miss the comment. The transaction reads neither the item nor the parent, so that many
 * members can comment at the same time. Returns false and stores nothing if the author has no byline. Throws AppError
 * 'unauthorized' or 'suspended' if the author is gone or suspended.
 */
const addStoredComment = (
  db: Firestore,
  { ref, item, count, by, content, mentions, parent, requestMac, bylineOf }: Addition,
): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const author = await requireMember(transaction, collections.users.doc(db, { uid: by.uid }));
    requireNotSuspended(author, new Date());
    const byline = bylineOf(author);
    if (!byline) return false;
    const now = FieldValue.serverTimestamp();
    // The write bypasses the converter, because the parent's time has microseconds, which a Date cannot hold.
    transaction.create(ref.withConverter<DocumentData>(null), {
      ...byline,
      ...storedMentions(mentions),
      userId: by.uid,
      content,
      parentId: parent?.id ?? null,
      requestMac,
      threadAt: parent?.threadAt ?? now,
      createdAt: now,
      updatedAt: now,
      repliesCount: 0,
      deletedAt: null,
    });
    if (parent)
      transaction.update(ref.parent.doc(parent.id), { repliesCount: FieldValue.increment(1) });
    transaction.update(item, count);
    addToTotals(transaction, db, { uid: by.uid, change: { comments: 1 } });
    return true;
  });
