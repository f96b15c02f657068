import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { ItemRecord } from '@contract/schemas/item-record';
import type { EngineItemState, Micros } from '../domain/items/item-index/indexed-item';
import type { Snapshot } from './collections/collection';
import { collections } from './collections/collections';
import { indexedItemOf, pagesByChange } from './indexed-items-repo';
import { microsOf, timestampOf } from './timestamp-micros';

const PAGE_SIZE = 1000;
/**
 * How many microseconds the engine keeps removed items. Sales figures need them. Later pages of an item list also need
 * them, because they show the items of an earlier snapshot.
 */
const REMOVED_KEPT: Micros = 24 * 60 * 60 * 1_000_000;

export interface ItemStatesPage {
  readonly states: readonly EngineItemState[];
  /** The time of the read, by the clock of the database. */
  readonly readTime: Micros;
}

export interface ChangedStatesPage extends ItemStatesPage {
  readonly lastUpdatedAt: Micros | null;
}

/** Reads items in the state in which the engine must store them. Costs one read for each item. */
export interface ItemStatesRepo {
  read(ids: readonly string[]): Promise<EngineItemState[]>;
  /** Yields pages of the items that are not removed, sorted by id, after the id `after`. The last page can be empty. */
  unremoved(after: string | null): AsyncIterable<ItemStatesPage>;
  /**
   * Yields pages of all items that changed at `from` or later, sorted by the time of the change. Yields at least one
   * page.
   */
  changedSince(from: Micros): AsyncIterable<ChangedStatesPage>;
}

export function createItemStatesRepo(db: Firestore, pageSize = PAGE_SIZE): ItemStatesRepo {
  const items = collections.items.in(db);
  return {
    read: async (ids) => {
      if (ids.length === 0) return [];
      return (await db.getAll(...ids.map((id) => items.doc(id)))).map((document) =>
        stateOf(document as Snapshot<ItemRecord>),
      );
    },
    unremoved: (after) => {
      const ordered = items.where('removedAt', '==', null).orderBy(FieldPath.documentId());
      return pagesById(after === null ? ordered : ordered.startAfter(after), pageSize);
    },
    changedSince: async function* (from) {
      const changed = items.where('updatedAt', '>=', timestampOf(from));
      for await (const { docs, readTime } of pagesByChange(changed, pageSize)) {
        const last = docs.at(-1);
        const lastUpdatedAt = last ? collections.items.exactTime(last, 'updatedAt') : null;
        yield {
          states: docs.map(stateOf),
          readTime: microsOf(readTime),
          lastUpdatedAt: lastUpdatedAt && microsOf(lastUpdatedAt),
        };
      }
    },
  };
}

async function* pagesById(
  ordered: Query<ItemRecord, ItemRecord>,
  size: number,
): AsyncGenerator<ItemStatesPage> {
  let page = ordered.limit(size);
  for (;;) {
    const { docs, readTime } = await page.get();
    yield { states: docs.map(stateOf), readTime: microsOf(readTime) };
    const last = docs.at(-1);
    if (!last || docs.length < size) return;
    page = page.startAfter(last);
  }
}

function stateOf(document: Snapshot<ItemRecord>): EngineItemState {
  const [id, readTime] = [document.id, microsOf(document.readTime)];
  if (!isStored(document)) return { id, version: readTime, item: null };
  const item = indexedItemOf(document);
  const isKept =
    item !== null && (item.removedAt === 0 || item.removedAt > readTime - REMOVED_KEPT);
  return { id, version: microsOf(document.updateTime), item: isKept ? item : null };
}

const isStored = (
  document: Snapshot<ItemRecord>,
): document is QueryDocumentSnapshot<ItemRecord, ItemRecord> => document.exists;
