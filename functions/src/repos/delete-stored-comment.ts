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

/** Replies to one comment contend for its document. */
const MAX_ATTEMPTS = 20;

type Comment = Stored<'comments'>;

interface Deletion {
  readonly ref: Reference<Comment>;
  /** The author. */
  readonly by: Authority;
  readonly item: Reference<Stored<'items'>>;
  /** The change of the item, which no longer counts the comment. */
  readonly uncount: UpdateData<Stored<'items'>>;
}

/**
 * Deletes a comment of the authority's member, which lowers their total. With replies it stays without author and text, until the last reply is deleted.
 * Returns 'foreign', and changes nothing, if it is another member's.
 */
export async function deleteStoredComment(
  db: Firestore,
  { ref, by, item, uncount }: Deletion,
): Promise<'deleted' | 'foreign'> {
  const uncounted = { uid: by.uid, change: { comments: -1 } };
  try {
    return await db.runTransaction(
      async (transaction) => {
        const comment = (await transaction.get(ref)).data();
        if (comment?.deletedAt !== null) return 'deleted';
        if (comment.userId !== by.uid) return 'foreign';
        const parentRef = comment.parentId === null ? null : ref.parent.doc(comment.parentId);
        const parent = parentRef && (await transaction.get(parentRef)).data();
        if (comment.repliesCount > 0) transaction.update(ref, blank());
        else transaction.delete(ref);
        if (parentRef && parent) takeReply(transaction, parentRef, parent);
        transaction.update(item, uncount);
        addToTotals(transaction, db, uncounted);
        return 'deleted';
      },
      { maxAttempts: MAX_ATTEMPTS },
    );
  } catch (error) {
    if (!isNotFound(error)) throw error;
    // There is no item that counts it.
    const batch = db.batch();
    batch.delete(ref, { exists: true });
    addToTotals(batch, db, uncounted);
    await batch.commit().catch(ignoreMissing);
    return 'deleted';
  }
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
