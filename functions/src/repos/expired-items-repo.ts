import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 100;

export interface ExpiredItem {
  readonly itemId: string;
  readonly expiresAt: Date;
}

export interface ExpiredItemsRepo {
  /**
   * Yields pages of items that expired before a time and are not removed. The item that expired first comes first.
   * Costs 1 read for each item.
   */
  before(time: Date): AsyncIterable<readonly ExpiredItem[]>;
}

export const createExpiredItemsRepo = (db: Firestore, pageSize = PAGE_SIZE): ExpiredItemsRepo => ({
  before: async function* (time) {
    const expired = collections.items
      .in(db)
      .where('removedAt', '==', null)
      .where('expiresAt', '<', time)
      .orderBy('expiresAt')
      .orderBy(FieldPath.documentId())
      .select('expiresAt');
    for await (const page of pagesOf(expired, pageSize))
      yield page.map((item) => ({
        itemId: item.id,
        expiresAt: collections.items.pick(item, 'expiresAt').expiresAt,
      }));
  },
});
