import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import type { ItemRecord } from '@contract/schemas/item-record';
import type { IndexedItem, Micros } from '../domain/items/item-index/indexed-item';
import { collections } from './collections/collections';
import { microsOf, timestampOf } from './timestamp-micros';

const PAGE_SIZE = 1000;

export interface ChangesStart {
  readonly from: Micros;
  readonly inclusive: boolean;
}

/** One page of items, sorted by `updatedAt` and then by id. */
export interface IndexedItemsPage {
  readonly items: IndexedItem[];
  /** The ids of items that are invalid. */
  readonly unreadable: string[];
  readonly lastUpdatedAt: Micros | null;
  /**
   * The time of the read, by the clock of the database. The page contains the state of its items at this time. All
   * pages of a run together contain every change up to the read time of the first page.
   */
  readonly readTime: Micros;
}

export interface IndexedItemsRepo {
  /** Yields pages of the items that changed at `start.from` or later. Yields at least one page. */
  changedSince(start: ChangesStart): AsyncIterable<IndexedItemsPage>;
  everything(): AsyncIterable<IndexedItemsPage>;
}

export function createIndexedItemsRepo(db: Firestore, pageSize = PAGE_SIZE): IndexedItemsRepo {
  const items = collections.items.in(db);
  return {
    changedSince: ({ from, inclusive }) =>
      pagesOf(items.where('updatedAt', inclusive ? '>=' : '>', timestampOf(from)), pageSize),
    everything: () => pagesOf(items, pageSize),
  };
}

async function* pagesOf(
  query: Query<ItemRecord, ItemRecord>,
  pageSize: number,
): AsyncGenerator<IndexedItemsPage> {
  for await (const snapshot of pagesByChange(query, pageSize)) yield pageOf(snapshot);
}

/** Yields pages of `pageSize` items of a query, the oldest change first. Yields at least one page. */
export async function* pagesByChange(
  query: Query<ItemRecord, ItemRecord>,
  pageSize: number,
): AsyncGenerator<QuerySnapshot<ItemRecord, ItemRecord>> {
  const ordered = query.orderBy('updatedAt').orderBy(FieldPath.documentId()).limit(pageSize);
  let last: QueryDocumentSnapshot<ItemRecord, ItemRecord> | undefined;
  do {
    const snapshot = await (last ? ordered.startAfter(last) : ordered).get();
    yield snapshot;
    last = snapshot.size < pageSize ? undefined : snapshot.docs.at(-1);
  } while (last);
}

function pageOf({ docs, readTime }: QuerySnapshot<ItemRecord, ItemRecord>): IndexedItemsPage {
  const read = docs.map((document) => ({ id: document.id, item: indexedItemOf(document) }));
  const last = docs.at(-1);
  const lastUpdatedAt = last ? collections.items.exactTime(last, 'updatedAt') : null;
  return {
    items: read.flatMap(({ item }) => item ?? []),
    unreadable: read.filter(({ item }) => item === null).map(({ id }) => id),
    lastUpdatedAt: lastUpdatedAt && microsOf(lastUpdatedAt),
    readTime: microsOf(readTime),
  };
}

/** Returns the indexed item of a snapshot, or null if the item is invalid. */
export function indexedItemOf(
  document: QueryDocumentSnapshot<ItemRecord, ItemRecord>,
): IndexedItem | null {
  const data = collections.items.readable(document);
  if (!data) return null;
  return {
    id: document.id,
    card: data,
    pictureHash: data.pictureHash,
    storedAt: microsOf(document.createTime),
    goneAt: goneAt(data, microsOf(document.updateTime)),
    removedAt: data.removedAt ? microsOf(document.updateTime) : 0,
    hiddenUntil: data.hiddenAt && !data.removedAt ? data.expiresAt.getTime() * 1000 : 0,
  };
}

/**
 * Returns when an item stops, or stopped, being live. For a removed or hidden item, returns the time of the commit,
 * because the clock of the instance that changed the item may be wrong.
 */
function goneAt({ removedAt, hiddenAt, expiresAt }: ItemRecord, updatedAt: Micros): Micros {
  const expires = expiresAt.getTime() * 1000;
  return removedAt || hiddenAt ? Math.min(updatedAt, expires) : expires;
}
