import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { mustKeepHiddenItemAt } from '../domain/moderation/ruling-state';
import type { Authorized } from '../lib/authority';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { prepareRemoval } from './item-removal';
import type { ItemKey } from './items-repo';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 100;
/**
 * The maximum number of attempts of a transaction. A transaction can need many, because an admin can show the item at
 * the same time.
 */
const MAX_ATTEMPTS = 20;

/**
 * Hidden items that are due to be removed. An item is due 30 days after an admin hid it or decided to keep it hidden,
 * or after 60 days while an appeal is pending.
 */
export interface DueHiddenItemsRepo {
  /**
   * Yields pages of the ids of items that are due before a time. The item that was due first comes first. Costs up to 2
   * reads for each item.
   */
  before(time: Date): AsyncIterable<readonly string[]>;
  /**
   * Removes an item that was due to be removed at the time `by`. If the item is an own sale, the sale stays in the
   * owner's figures. Returns whether the item was removed. Does not remove an expired item, because another job does
   * that.
   */
  remove(item: Authorized<ItemKey>, by: Date): Promise<boolean>;
}

export const createDueHiddenItemsRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): DueHiddenItemsRepo => ({
  before: async function* (time) {
    const due = collections.hiddenItems
      .in(db)
      .where('removeAt', '<', time)
      .orderBy('removeAt')
      .orderBy(FieldPath.documentId())
      .select('removeAt', 'rulingId');
    for await (const page of pagesOf(due, pageSize)) {
      const isKept = await Promise.all(page.map((hidden) => isAppealed(db, hidden, time)));
      yield page.filter((_hidden, place) => !isKept[place]).map(({ id }) => id);
    }
  },
  remove: (key, by) => {
    const [itemRef, hiddenRef] = [
      collections.items.doc(db, key),
      collections.hiddenItems.doc(db, key),
    ];
    return db.runTransaction(
      async (transaction) => {
        const [item, hidden] = await readDocuments(transaction, itemRef, hiddenRef);
        const removeAt = hidden.data()?.removeAt ?? null;
        const expiresAt = collections.items.field(item, 'expiresAt');
        const isDue = removeAt !== null && removeAt <= by;
        if (!isDue || (expiresAt !== undefined && expiresAt <= by)) return false;
        if (await isAppealed(db, hidden, by, transaction)) return false;
        const removal = { why: 'deleted', figures: 'keep' } as const;
        const remove = await prepareRemoval(transaction, db, itemRef, removal);
        remove?.();
        return remove !== null;
      },
      { maxAttempts: MAX_ATTEMPTS },
    );
  },
});

/** Whether an appeal about the item is pending. Costs 1 read, or none if the item has no ruling. */
async function isAppealed(
  db: Firestore,
  hidden: Parameters<typeof collections.hiddenItems.field>[0],
  by: Date,
  transaction?: Transaction,
): Promise<boolean> {
  const { hiddenItems, rulings } = collections;
  const rulingId = hiddenItems.field(hidden, 'rulingId') ?? null;
  const removeAt = hiddenItems.field(hidden, 'removeAt') ?? null;
  if (rulingId === null || removeAt === null) return false;
  const ref = rulings.doc(db, { rulingId });
  const ruling = await (transaction ? transaction.get(ref) : ref.get());
  const appealStatus = rulings.field(ruling, 'appealStatus') ?? null;
  return mustKeepHiddenItemAt({ appealStatus }, removeAt, by);
}
