import {
  FieldValue,
  type Firestore,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import type { Reference } from './collections/collection';
import type { Stored } from './collections/collections';
import { isNotFound } from './grpc-status';
import { addToTotals } from './progress';
import { storedMentions } from './stored-mentions';

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because replies to the same comment
 * change its document at the same time.
 */
const MAX_ATTEMPTS = 20;

type Comment = Stored<'comments'>;

/** The change of the author's totals: one comment less. */
const UNCOUNTED = { comments: -1 };

interface Deletion {
  readonly ref: Reference<Comment>;
  /** The author of the comment. */
  readonly by: Authority;
  readonly item: Reference<Stored<'items'>>;
  /** The change by which the item no longer counts the comment. */
  readonly uncount: UpdateData<Stored<'items'>>;
}

/**
 * Deletes a comment that the member `by` wrote, and subtracts it from the member's totals. A comment with replies
 * stays, without author and text, until its last reply is deleted. Returns 'foreign' and changes nothing if the comment
 * belongs to another member.
 */
export async function deleteStoredComment(
  db: Firestore,
  { by, ...deletion }: Deletion,
): Promise<'deleted' | 'foreign'> {
  try {
    return await db.runTransaction(
      async (transaction) => {
        const prepared = await prepareCommentDeletion(transaction, db, deletion);
        if (prepared !== null && prepared.authorId !== by.uid) return 'foreign';
        prepared?.write();
        return 'deleted';
      },
      { maxAttempts: MAX_ATTEMPTS },
    );
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // If the item is gone, its number of comments is also gone, so nothing must be subtracted from it.
    const batch = db.batch();
    batch.delete(deletion.ref, { exists: true });
    addToTotals(batch, db, { uid: by.uid, change: UNCOUNTED });
    await batch.commit().catch(ignoreMissing);
    return 'deleted';
  }
}

interface PreparedDeletion {
  readonly authorId: string | null;
  readonly write: () => void;
}

/**
 * Reads a comment, and returns a function that deletes it. Returns null if the comment is already deleted. If the item
 * is gone, callers pass null as the item.
 */
export async function prepareCommentDeletion(
  transaction: Transaction,
  db: Firestore,
  {
    ref,
    item,
    uncount,
  }: Pick<Deletion, 'ref' | 'uncount'> & { readonly item: Deletion['item'] | null },
): Promise<PreparedDeletion | null> {
  const comment = (await transaction.get(ref)).data();
  if (comment?.deletedAt !== null) return null;
  const { userId: authorId, parentId, repliesCount } = comment;
  const parentRef = parentId === null ? null : ref.parent.doc(parentId);
  const parent = parentRef && (await transaction.get(parentRef)).data();
  const write = () => {
    if (repliesCount > 0) transaction.update(ref, blank());
    else transaction.delete(ref);
    if (parentRef && parent) takeReply(transaction, parentRef, parent);
    if (item) transaction.update(item, uncount);
    if (authorId !== null) addToTotals(transaction, db, { uid: authorId, change: UNCOUNTED });
  };
  return { authorId, write };
}

function ignoreMissing(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

const blank = () => ({
  userId: null,
  username: null,
  isPremiumUser: false,
  profileImageUrl: null,
  content: null,
  ...storedMentions([]),
  deletedAt: FieldValue.serverTimestamp(),
});

function takeReply(
  transaction: Transaction,
  ref: Reference<Comment>,
  { deletedAt, repliesCount }: Comment,
): void {
  if (deletedAt !== null && repliesCount <= 1) transaction.delete(ref);
  else transaction.update(ref, { repliesCount: FieldValue.increment(-1) });
}
