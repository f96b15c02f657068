import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Authorized } from '../lib/authority';
import { collections } from './collections/collections';
import { type CommentKey, commentCountFields } from './comments-repo';
import { prepareCommentDeletion } from './delete-stored-comment';
import { prepareRemoval } from './item-removal';
import type { ItemKey } from './items-repo';
import type { PreparedAct } from './report-decisions-repo';

/**
 * Prepares removals by admins. The methods read what an admin removes, and return a function that removes it in the
 * same transaction, or null if it is already gone.
 */
export interface AdminRemovalsRepo {
  /** Prepares the removal of an item. An own sale stays in its owner's figures. */
  prepareItem(transaction: Transaction, item: Authorized<ItemKey>): Promise<PreparedAct | null>;
  prepareComment(
    transaction: Transaction,
    comment: Authorized<CommentKey>,
  ): Promise<PreparedAct | null>;
}

const AFTER = 'deleted';

export const createAdminRemovalsRepo = (db: Firestore): AdminRemovalsRepo => ({
  prepareItem: async (transaction, key) => {
    const ref = collections.items.doc(db, key);
    const hiddenAt = collections.items.field(await transaction.get(ref), 'hiddenAt');
    const removal = { why: 'deleted', figures: 'keep' } as const;
    const write = await prepareRemoval(transaction, db, ref, removal);
    return write && { write, before: hiddenAt ? 'hidden' : 'shown', after: AFTER };
  },
  prepareComment: async (transaction, { itemId, commentId }) => {
    const item = await transaction.get(collections.items.doc(db, { itemId }));
    const deletion = await prepareCommentDeletion(transaction, db, {
      ref: collections.comments.doc(db, { itemId, commentId }),
      // If the item is gone, its number of comments is also gone, so nothing must be subtracted from it.
      item: item.exists ? item.ref : null,
      uncount: commentCountFields(-1),
    });
    return deletion && { write: deletion.write, before: 'shown', after: AFTER };
  },
});
