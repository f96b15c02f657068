import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { ItemRecord } from '@contract/schemas/item-record';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 100;

export interface UndrawnItem {
  readonly itemId: string;
  readonly record: ItemRecord;
}

/** Items that have neither a cover nor drawn thumbnails, because an earlier version shared them. */
export interface UndrawnItemsRepo {
  /** Yields those of each page of all items. Leaves out removed, hidden and invalid ones. 1 read for each item, also for others. */
  pages(): AsyncIterable<readonly UndrawnItem[]>;
}

export const createUndrawnItemsRepo = (db: Firestore, pageSize = PAGE_SIZE): UndrawnItemsRepo => ({
  pages: async function* () {
    // Items of earlier versions lack the cover, so no query finds them.
    const all = collections.items.in(db).orderBy(FieldPath.documentId());
    for await (const page of pagesOf(all, pageSize))
      yield page.flatMap((item) => {
        const record = collections.items.readable(item);
        return record && isUndrawn(record) ? [{ itemId: item.id, record }] : [];
      });
  },
});

const isUndrawn = ({ cover, picture, removedAt, hiddenAt }: ItemRecord): boolean =>
  cover === null && !picture.isDrawn && removedAt === null && hiddenAt === null;
