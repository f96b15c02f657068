import { itemRecordSchema } from '@contract/schemas/item-record';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import type { ExportedItem } from '../domain/sales/export-rows';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 300;

export interface ExportedItemsPage {
  readonly items: ExportedItem[];
  /** Ids of items that fail validation. */
  readonly unreadable: string[];
}

export interface ExportedItemsRepo {
  /** Yields all stored items of a member, also removed and expired ones, by id. */
  of(uid: string): AsyncIterable<ExportedItemsPage>;
}

export function createExportedItemsRepo(db: Firestore, pageSize = PAGE_SIZE): ExportedItemsRepo {
  return {
    of: async function* (uid) {
      const own = db
        .collection('items')
        .where('ownerId', '==', uid)
        .orderBy(FieldPath.documentId());
      for await (const page of pagesOf(own, pageSize)) {
        const read = page.map((item) => ({
          id: item.id,
          record: itemRecordSchema.safeParse(item.data()).data ?? null,
        }));
        yield {
          items: read.flatMap(({ id, record }) => (record ? [{ id, record }] : [])),
          unreadable: read.filter(({ record }) => record === null).map(({ id }) => id),
        };
      }
    },
  };
}
