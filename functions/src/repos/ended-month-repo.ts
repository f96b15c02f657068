import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { IndexedItem } from '../domain/items/item-index/indexed-item';
import { collections } from './collections/collections';
import { indexedItemOf } from './indexed-items-repo';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 1000;

export interface EndedMonthRepo {
  /** Yields pages of the items that were still live at `time` or were shared later. */
  liveFrom(time: Date): AsyncIterable<readonly IndexedItem[]>;
}

export const createEndedMonthRepo = (db: Firestore, pageSize = PAGE_SIZE): EndedMonthRepo => ({
  liveFrom: async function* (time) {
    const items = collections.items
      .in(db)
      .where('expiresAt', '>=', time)
      .orderBy('expiresAt')
      .orderBy(FieldPath.documentId());
    for await (const page of pagesOf(items, pageSize))
      yield page.filter(isNotGoneBefore(time)).flatMap((item) => indexedItemOf(item) ?? []);
  },
});

/**
 * Returns a function that returns true if an item was neither removed nor hidden before `time`. Compares `removedAt`
 * and `hiddenAt` instead of `updatedAt`, because a like after the removal changes `updatedAt`.
 */
const isNotGoneBefore = (time: Date) => (item: QueryDocumentSnapshot) =>
  (['removedAt', 'hiddenAt'] as const).every((field) => {
    const goneAt = collections.items.field(item, field) ?? null;
    return goneAt === null || goneAt >= time;
  });
