import { FieldPath, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { isHiddenOnlyBySuspension } from '../domain/moderation/hiding-causes';
import type { Authorized, SystemWork } from '../lib/authority';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { rethrowTransactionError } from './grpc-status';
import { HIDDEN_BY_SUSPENSION_FIELDS, showItemInTransaction } from './hidden-item-writes';
import type { ItemShowingParams } from './hidden-items-repo';
import type { ItemKey } from './items-repo';
import { pagesOf } from './pages-of';
import { memberInSnapshot } from './users-repo';

/** How many items one transaction hides. Likes of these items wait until the transaction has ended. */
const PAGE_SIZE = 50;
/**
 * The maximum number of attempts of a transaction. A transaction can need many, because likes and decisions about an
 * item can change the same documents at the same time.
 */
const MAX_ATTEMPTS = 20;

export interface SuspendedItem extends ItemKey {
  /** Whether something other than the suspension also hides the item. */
  readonly hasOtherCause: boolean;
}

/**
 * Items that are hidden because their owner is suspended. Each transaction reads the owner and the items, so that the
 * items follow the last stored state of the suspension. All methods are idempotent. If a call is interrupted, a
 * repeated call completes the work.
 */
export interface SuspendedItemsRepo {
  /**
   * Hides all items of a suspended member that are not hidden or removed. Does not change items that moderation hides.
   */
  hideAll(work: SystemWork): Promise<void>;
  /** Yields pages of the items that a suspension of the member hides. */
  hiddenOf(uid: string): AsyncIterable<readonly SuspendedItem[]>;
  /**
   * Removes the suspension from the reasons why an item is hidden. If nothing else hides the item, shows it again, with
   * its picture at the paths in `showing`. Returns whether the item is shown again. Does nothing while the owner is
   * suspended, or if the item has a different picture than `showing` states.
   */
  release(item: Authorized<ItemKey>, showing: ItemShowingParams | null): Promise<boolean>;
}

export const createSuspendedItemsRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): SuspendedItemsRepo => {
  const run = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    db.runTransaction((transaction) => work(transaction).catch(rethrowTransactionError), {
      maxAttempts: MAX_ATTEMPTS,
    });
  return {
    hideAll: async ({ uid }) => {
      let hidden: number;
      do hidden = await run((transaction) => hidePage(transaction, db, uid, pageSize));
      while (hidden === pageSize);
    },
    hiddenOf: async function* (uid) {
      const found = collections.hiddenItems
        .in(db)
        .where('ownerId', '==', uid)
        .where('bySuspension', '==', true)
        .orderBy(FieldPath.documentId());
      for await (const page of pagesOf(found, pageSize))
        yield page.map((it) => ({
          itemId: it.id,
          hasOtherCause: !isHiddenOnlyBySuspension(it.data()),
        }));
    },
    release: (item, showing) => run((transaction) => releaseIn(transaction, db, item, showing)),
  };
};

/**
 * Hides a page of items. Returns the number of hidden items. If this number is lower than the size of a page, no items
 * are left.
 */
async function hidePage(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  pageSize: number,
): Promise<number> {
  const member = memberInSnapshot(await transaction.get(collections.users.doc(db, { uid })));
  if (!member?.suspension) return 0;
  const { docs } = await transaction.get(
    collections.items
      .in(db)
      .where('ownerId', '==', uid)
      .where('removedAt', '==', null)
      .where('hiddenAt', '==', null)
      .limit(pageSize)
      .select(),
  );
  const hiddenAt = FieldValue.serverTimestamp();
  for (const { id: itemId, ref } of docs) {
    const hidden = {
      ...HIDDEN_BY_SUSPENSION_FIELDS,
      ownerId: uid,
      reason: 'other',
      hiddenAt,
    } as const;
    transaction.set(collections.hiddenItems.doc(db, { itemId }), hidden);
    transaction.update(ref, { hiddenAt, updatedAt: hiddenAt });
  }
  return docs.length;
}

async function releaseIn(
  transaction: Transaction,
  db: Firestore,
  key: Authorized<ItemKey>,
  showing: ItemShowingParams | null,
): Promise<boolean> {
  const [item, hidden] = await readDocuments(
    transaction,
    collections.items.doc(db, key),
    collections.hiddenItems.doc(db, key),
  );
  const stored = collections.hiddenItems.readable(hidden);
  if (!stored?.bySuspension) return false;
  const owner = await transaction.get(collections.users.doc(db, { uid: stored.ownerId }));
  const member = memberInSnapshot(owner);
  // The item stays hidden if its owner is being deleted, because all data of the owner is deleted with the account.
  if (!member || member.suspension) return false;
  if (!isHiddenOnlyBySuspension(stored)) {
    transaction.update(hidden.ref, { bySuspension: false });
    return false;
  }
  const record = collections.items.readable(item);
  // Nothing changes for a removed item, because the removal of an item also deletes its document in `hiddenItems`.
  if (record?.removedAt !== null || record.picture.url !== showing?.hiddenUrl) return false;
  showItemInTransaction(transaction, item.ref, { picture: showing.picture, hidden: hidden.ref });
  return true;
}
