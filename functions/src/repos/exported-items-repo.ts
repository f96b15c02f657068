import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { ExportedItem } from '../domain/sales/export-rows';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 300;

export interface ExportedItemsPage {
  readonly items: ExportedItem[];
  /** The ids of items that fail validation. */
  readonly unreadable: string[];
}

export interface ExportedItemsRepo {
  /** Yields all stored items of a member, sorted by id. Includes removed and expired ones. */
  of(uid: string): AsyncIterable<ExportedItemsPage>;
}

export function createExportedItemsRepo(db: Firestore, pageSize = PAGE_SIZE): ExportedItemsRepo {
  return {
    of: async function* (uid) {
      const own = collections.items
        .in(db)
        .where('ownerId', '==', uid)
        .orderBy(FieldPath.documentId());
      for await (const page of pagesOf(own, pageSize)) {
        const read = page.map((item) => ({
          id: item.id,
          record: collections.items.readable(item),
        }));
        yield {
          items: read.flatMap(({ id, record }) => (record ? [{ id, record }] : [])),
          unreadable: read.filter(({ record }) => record === null).map(({ id }) => id),
        };
      }
    },
  };
}
