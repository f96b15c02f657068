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

/** So few that a page takes little memory, so many that the way to Firestore is seldom made. */
const PAGE_SIZE = 1000;

/** From which `updatedAt` on, and whether that very time is included. */
export interface ChangesStart {
  readonly from: Micros;
  readonly inclusive: boolean;
}

/** Some of the items asked for, those changed longest ago first. */
export interface IndexedItemsPage {
  readonly items: IndexedItem[];
  /** The ids of items that are not stored as they should be. */
  readonly unreadable: string[];
  /** The last `updatedAt` on the page; null where it is empty. */
  readonly lastUpdatedAt: Micros | null;
  /** The database's time at which the page was read: it holds what was committed until then. */
  readonly readTime: Micros;
}

/** `items` as the item index takes them, live or not. */
export interface IndexedItemsRepo {
  /** What changed, in pages: at least one, the last one with the time that all of them reach. */
  changedSince(start: ChangesStart): AsyncIterable<IndexedItemsPage>;
  /** All items there are, in pages as above. */
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

function indexedItemOf(document: QueryDocumentSnapshot): IndexedItem | null {
  const { success, data } = itemRecordSchema.safeParse(document.data());
  if (!success) return null;
  return {
    id: document.id,
    card: data,
    pictureHash: data.pictureHash,
    storedAt: microsOf(document.createTime),
    goneAt: goneAt(data, microsOf(document.updateTime)),
  };
}

/** A mark counts from its commit, as the database times it: the marking instance's clock may differ. */
function goneAt({ removedAt, hiddenAt, expiresAt }: ItemRecord, updatedAt: Micros): Micros {
  const expires = expiresAt.getTime() * 1000;
  return removedAt || hiddenAt ? Math.min(updatedAt, expires) : expires;
}
