import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { type ItemRecord, itemRecordSchema } from '@contract/schemas/item-record';
import type { IndexedItem, Micros } from '../domain/items/item-index/indexed-item';
import { microsOf, timestampOf } from './timestamp-micros';

const PAGE_SIZE = 1000;

export interface ChangesStart {
  readonly from: Micros;
  readonly inclusive: boolean;
}

/** One page of items, ordered by `updatedAt`. */
export interface IndexedItemsPage {
  readonly items: IndexedItem[];
  /** Ids of items that fail validation. */
  readonly unreadable: string[];
  readonly lastUpdatedAt: Micros | null;
  /** Database time of the read. The page contains everything committed by then. */
  readonly readTime: Micros;
}

export interface IndexedItemsRepo {
  /** Yields at least one page. */
  changedSince(start: ChangesStart): AsyncIterable<IndexedItemsPage>;
  everything(): AsyncIterable<IndexedItemsPage>;
}

export function createIndexedItemsRepo(db: Firestore, pageSize = PAGE_SIZE): IndexedItemsRepo {
  const items = db.collection('items');
  return {
    changedSince: ({ from, inclusive }) =>
      pagesOf(items.where('updatedAt', inclusive ? '>=' : '>', timestampOf(from)), pageSize),
    everything: () => pagesOf(items, pageSize),
  };
}

async function* pagesOf(query: Query, pageSize: number): AsyncGenerator<IndexedItemsPage> {
  const ordered = query.orderBy('updatedAt').orderBy(FieldPath.documentId()).limit(pageSize);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const snapshot = await (last ? ordered.startAfter(last) : ordered).get();
    yield pageOf(snapshot);
    last = snapshot.size < pageSize ? undefined : snapshot.docs.at(-1);
  } while (last);
}

function pageOf({ docs, readTime }: QuerySnapshot): IndexedItemsPage {
  const read = docs.map((document) => ({ id: document.id, item: indexedItemOf(document) }));
  const lastUpdatedAt: unknown = docs.at(-1)?.get('updatedAt');
  return {
    items: read.flatMap(({ item }) => item ?? []),
    unreadable: read.filter(({ item }) => item === null).map(({ id }) => id),
    lastUpdatedAt: lastUpdatedAt instanceof Timestamp ? microsOf(lastUpdatedAt) : null,
    readTime: microsOf(readTime),
  };
}

/** Returns null for an item that fails validation. */
export function indexedItemOf(document: QueryDocumentSnapshot): IndexedItem | null {
  const { success, data } = itemRecordSchema.safeParse(document.data());
  if (!success) return null;
  return {
    id: document.id,
    card: data,
    pictureHash: data.pictureHash,
    storedAt: microsOf(document.createTime),
    goneAt: goneAt(data, microsOf(document.updateTime)),
    hiddenUntil: data.hiddenAt && !data.removedAt ? data.expiresAt.getTime() * 1000 : 0,
  };
}

/** For a removed or hidden item, uses the commit time, because the clock of the instance that changed it may be wrong. */
function goneAt({ removedAt, hiddenAt, expiresAt }: ItemRecord, updatedAt: Micros): Micros {
  const expires = expiresAt.getTime() * 1000;
  return removedAt || hiddenAt ? Math.min(updatedAt, expires) : expires;
}
