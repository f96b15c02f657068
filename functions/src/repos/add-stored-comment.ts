import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type UpdateData,
} from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import type { Byline } from './bylines-repo';
import type { Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { addToTotals } from './progress';
import { requireMember } from './require-member';
import { requireNotSuspended } from './require-not-suspended';
import type { StoredComment } from './stored-comment';
import { type MentionedMember, storedMentions } from './stored-mentions';
import type { UserRecord } from './users-repo';

export interface CommentContent {
  /** The author. */
  readonly by: Authority;
  readonly content: string;
  readonly mentions: readonly MentionedMember[];
  readonly parent: StoredComment | null;
  readonly requestMac: string;
  /** What the comment shows of its author. Null if the author may not comment. */
  readonly bylineOf: (author: UserRecord) => Byline | null;
}

interface Addition extends CommentContent {
  readonly ref: Reference<Stored<'comments'>>;
  readonly item: Reference<Stored<'items'>>;
  /** The change of the item that counts the comment. */
  readonly count: UpdateData<Stored<'items'>>;
}

/**
 * Creates a comment with the author's name and badge as of the commit, so that `copyByline` cannot miss it, and counts
 * it in the author's totals. The transaction reads neither item nor parent, so that many members can comment at the
 * same time. Returns false, and stores nothing, if the author has no byline. Throws AppError
 * 'unauthorized' or 'suspended' if the author is gone or suspended.
 */
export const addStoredComment = (
  db: Firestore,
  { ref, item, count, by, content, mentions, parent, requestMac, bylineOf }: Addition,
): Promise<boolean> =>
  db.runTransaction(async (transaction) => {
    const author = await requireMember(transaction, collections.users.doc(db, { uid: by.uid }));
    requireNotSuspended(author, new Date());
    const byline = bylineOf(author);
    if (!byline) return false;
    const now = FieldValue.serverTimestamp();
    // The parent's time has microseconds, which a Date does not have.
    transaction.create(ref.withConverter<DocumentData>(null), {
      ...byline,
      ...storedMentions(mentions),
      ...{ userId: by.uid, content, parentId: parent?.id ?? null, requestMac },
      ...{ threadAt: parent?.threadAt ?? now, createdAt: now, updatedAt: now },
      ...{ repliesCount: 0, deletedAt: null },
    });
    if (parent)
      transaction.update(ref.parent.doc(parent.id), { repliesCount: FieldValue.increment(1) });
    transaction.update(item, count);
    addToTotals(transaction, db, { uid: by.uid, change: { comments: 1 } });
    return true;
  });
