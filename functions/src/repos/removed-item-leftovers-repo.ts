import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

/** The number of items that are read at the same time. */
const PAGE_SIZE = 50;

export interface RemovedItemLeftoversRepo {
  /**
   * Yields pages of paths of documents that `eraseRemovedItem` should have deleted for items that were removed before a
   * time: likes, comments, notifications, groups and entries of notifications, and pending reports. For an item, yields
   * at most one path of each kind. Costs 7 reads for an item.
   */
  leftSince(time: Date): AsyncIterable<readonly string[]>;
}

export const createRemovedItemLeftoversRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): RemovedItemLeftoversRepo => ({
  leftSince: async function* (time) {
    const removed = collections.items
      .in(db)
      .where('removedAt', '<', time)
      .orderBy('removedAt')
      .orderBy(FieldPath.documentId())
      .select('removedAt');
    for await (const page of pagesOf(removed, pageSize))
      yield (await Promise.all(page.map(({ id }) => partsOf(db, id)))).flat();
  },
});

async function partsOf(db: Firestore, itemId: string): Promise<string[]> {
  const parts = [
    collections.likes.in(db, { itemId }),
    collections.comments.in(db, { itemId }),
    collections.notifications.group(db).where('itemId', '==', itemId),
    collections.notificationGroups.group(db).where('itemId', '==', itemId),
    collections.groupEntries.group(db).where('itemId', '==', itemId),
    collections.reports.in(db).where('status', '==', 'pending').where('itemId', '==', itemId),
  ];
  const found = await Promise.all(parts.map((part) => part.select().limit(1).get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
}
