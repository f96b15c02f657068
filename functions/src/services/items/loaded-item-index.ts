import type { Micros } from '../../domain/items/item-index/indexed-item';
import { createItemIndex, type ItemIndex } from '../../domain/items/item-index/item-index';
import type { Logger } from '../../lib/logger';
import type { Catalogue, CatalogueRepo } from '../../repos/catalogue-repo';
import type {
  ChangesStart,
  IndexedItemsPage,
  IndexedItemsRepo,
} from '../../repos/indexed-items-repo';

const SECOND: Micros = 1_000_000;
const MINUTE = 60 * SECOND;
/**
 * How many microseconds removed and expired items stay in the index: an hour for snapshots, and some minutes more for
 * cached orders.
 */
const GONE_RETENTION = 70 * MINUTE;
const PRUNE_INTERVAL = MINUTE;
/**
 * How many microseconds old a catalogue may be. The documents of removed items stay longer than this. So an index that
 * starts from such a catalogue finds all removals. An older catalogue could contain items whose removal can no longer
 * be found.
 */
const MAX_CATALOGUE_AGE = 24 * 60 * MINUTE;
/**
 * The longest time, in microseconds, between the `updatedAt` of a write (the time at which the database received the
 * write) and its commit.
 */
export const MAX_COMMIT_DELAY_MICROS = 60 * SECOND;
/** How many microseconds can pass between two syncs that look for late commits. */
const REACH_BACK_INTERVAL = 60 * SECOND;
/**
 * Two items can have the same timestamp only if they are written within this number of microseconds. Firestore's
 * timestamps are whole milliseconds.
 */
const SAME_TIMESTAMP_WITHIN = SECOND;

export interface SyncState {
  /** The latest `updatedAt` of all items that syncs have read. */
  readonly watermark: Micros;
  readonly asOf: Micros;
  /** The index contains all changes before this time. */
  readonly completeTo: Micros;
}

export interface LoadedItemIndex extends SyncState {
  readonly index: ItemIndex;
  readonly prunedAt: Micros;
}

export interface ItemIndexDeps {
  readonly indexedItems: IndexedItemsRepo;
  readonly catalogue: Pick<CatalogueRepo, 'load'>;
  readonly log: Logger;
}

/** Loads the index from the catalogue and later changes, or from all items if there is no usable catalogue. */
export async function loadItemIndex(deps: ItemIndexDeps, now: Micros): Promise<LoadedItemIndex> {
  const { indexedItems, catalogue, log } = deps;
  const stored = indexOf(await catalogue.load(), now, log);
  const loaded = stored
    ? await applyChanges(
        stored.index,
        indexedItems.changedSince(stored.start),
        stored.start.from,
        log,
      )
    : await applyChanges(createItemIndex(), indexedItems.everything(), 0, log);
  return withoutGone({ ...loaded, completeTo: loaded.readFrom, prunedAt: 0 });
}

/** Applies the changes since the last sync. Idempotent, even if a call fails halfway and is repeated. */
export async function updateItemIndex(
  last: LoadedItemIndex,
  { indexedItems, log }: ItemIndexDeps,
  now: Micros,
): Promise<LoadedItemIndex> {
  const { isComplete, ...start } = nextSyncStart(last, now);
  const changes = indexedItems.changedSince(start);
  const loaded = await applyChanges(last.index, changes, last.watermark, log);
  const completeTo = isComplete ? loaded.readFrom : last.completeTo;
  return withoutGone({ ...loaded, completeTo, prunedAt: last.prunedAt });
}

/**
 * Returns the time from which the next sync reads changes. This is usually the last timestamp, but once a minute an
 * earlier time, to find late commits.
 */
export function nextSyncStart(
  { watermark, asOf, completeTo }: SyncState,
  now: Micros,
): ChangesStart & { readonly isComplete: boolean } {
  const reachBack = completeTo - MAX_COMMIT_DELAY_MICROS;
  const canHaveMissed = watermark > reachBack;
  if (canHaveMissed && now >= completeTo + REACH_BACK_INTERVAL)
    return { from: reachBack, inclusive: true, isComplete: true };
  // If another item could still get the last timestamp, the next sync starts with this timestamp, and so reads the
  // items with this timestamp again.
  const inclusive = asOf < watermark + SAME_TIMESTAMP_WITHIN;
  return { from: watermark, inclusive, isComplete: !canHaveMissed };
}

function indexOf(catalogue: Catalogue | null, now: Micros, log: Logger) {
  if (!catalogue || catalogue.syncedTo < now - MAX_CATALOGUE_AGE) return null;
  const index = createItemIndex();
  try {
    index.putLines(catalogue.lines);
  } catch (error) {
    log.error('catalogue_load_failed', { error });
    return null;
  }
  return { index, start: { from: catalogue.syncedTo, inclusive: true } };
}

async function applyChanges(
  index: ItemIndex,
  pages: AsyncIterable<IndexedItemsPage>,
  from: Micros,
  log: Logger,
) {
  let [watermark, readFrom, asOf] = [from, Infinity, 0];
  for await (const { items, unreadable, lastUpdatedAt, readTime } of pages) {
    index.put(items);
    index.remove(unreadable);
    for (const id of unreadable) log.warn('item_parse_failed', { id });
    watermark = Math.max(watermark, lastUpdatedAt ?? 0);
    readFrom = Math.min(readFrom, readTime);
    asOf = readTime;
  }
  return { index, watermark, readFrom, asOf };
}

function withoutGone(loaded: LoadedItemIndex): LoadedItemIndex {
  const { index, asOf, prunedAt } = loaded;
  if (asOf < prunedAt + PRUNE_INTERVAL) return loaded;
  index.removeGoneBefore(asOf - GONE_RETENTION);
  return { ...loaded, prunedAt: asOf };
}
