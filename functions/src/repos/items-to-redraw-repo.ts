import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { ItemRecord } from '@contract/schemas/item-record';
import { needsDrawnCard } from '../domain/items/drawn-sale';
import { isLive } from '../domain/items/is-live';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 100;

export interface ItemToRedraw {
  readonly itemId: string;
  readonly record: ItemRecord;
}

/**
 * Items without a cover whose drawn thumbnails are missing or outdated, because an earlier version of the product
 * stored the item, or because drawing the thumbnails failed.
 */
export interface ItemsToRedrawRepo {
  /**
   * Reads all items page by page, and yields the items of each page that need drawn thumbnails. Includes hidden items,
   * which may be shown again. Leaves out removed, expired and invalid items. Costs one read for each item.
   */
  pages(at: Date): AsyncIterable<readonly ItemToRedraw[]>;
}

export const createItemsToRedrawRepo = (
  db: Firestore,
  pageSize = PAGE_SIZE,
): ItemsToRedrawRepo => ({
  pages: async function* (at) {
    // Reads all items, because items of earlier versions lack the field for the cover, so that no query finds them.
    const all = collections.items.in(db).orderBy(FieldPath.documentId());
    for await (const page of pagesOf(all, pageSize))
      yield page.flatMap((item) => {
        const record = collections.items.readable(item);
        return record && isToDraw(record, at) ? [{ itemId: item.id, record }] : [];
      });
  },
});

const isToDraw = (record: ItemRecord, at: Date): boolean =>
  needsDrawnCard(record) && isLive({ ...record, hiddenAt: null }, at);
