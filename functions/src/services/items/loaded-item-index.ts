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
/** Snapshots can be followed for an hour, and their orders are cached for minutes more. */
const GONE_RETENTION = 70 * MINUTE;
const PRUNE_INTERVAL = MINUTE;
/** An item may be deleted later than this after its removal mark. An older catalogue would still have it. */
const MAX_CATALOGUE_AGE = 24 * 60 * MINUTE;
/** `updatedAt` is when the database received a write. The commit follows within this time. */
export const MAX_COMMIT_DELAY = 60 * SECOND;
/** How long a change that was committed late may stay unseen. */
const REACH_BACK_INTERVAL = 60 * SECOND;
/** Firestore's timestamps are whole milliseconds, so items can share one. None follows after this time. */
const SAME_TIMESTAMP_WITHIN = SECOND;

/** How far the changes of the items are known. */
export interface SyncState {
  /** The last `updatedAt` that was seen. */
  readonly watermark: Micros;
  /** The database's time at the end of the last sync. */
  readonly asOf: Micros;
  /** No change before this can have been missed. */
  readonly completeTo: Micros;
}

/** The item index in this instance's memory, and how far changes are in it. */
export interface LoadedItemIndex extends SyncState {
  readonly index: ItemIndex;
  readonly prunedAt: Micros;
}

export interface ItemIndexSources {
  readonly indexedItems: IndexedItemsRepo;
  readonly catalogue: Pick<CatalogueRepo, 'load'>;
  readonly log: Logger;
}

/** Loads the index from the catalogue and later changes, or from all items if there is no usable catalogue. */
export async function loadItemIndex(
  sources: ItemIndexSources,
  now: Micros,
): Promise<LoadedItemIndex> {
  const { indexedItems, catalogue, log } = sources;
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

/** Applies what changed since the last sync. It can be repeated after a failure. */
export async function updateItemIndex(
  last: LoadedItemIndex,
  { indexedItems, log }: ItemIndexSources,
  now: Micros,
): Promise<LoadedItemIndex> {
  const { isComplete, ...start } = nextSyncStart(last, now);
  const changes = indexedItems.changedSince(start);
  const loaded = await applyChanges(last.index, changes, last.watermark, log);
  const completeTo = isComplete ? loaded.readFrom : last.completeTo;
  return withoutGone({ ...loaded, completeTo, prunedAt: last.prunedAt });
}

/**
 * Returns where the next sync starts, and whether it finds every change. Usually that is the last
 * timestamp seen. A commit can follow with an older timestamp, so once a minute a sync starts earlier.
 */
export function nextSyncStart(
  { watermark, asOf, completeTo }: SyncState,
  now: Micros,
): ChangesStart & { readonly isComplete: boolean } {
  const reachBack = completeTo - MAX_COMMIT_DELAY;
  const canHaveMissed = watermark > reachBack;
  if (canHaveMissed && now >= completeTo + REACH_BACK_INTERVAL)
    return { from: reachBack, inclusive: true, isComplete: true };
  // Inclusive only as long as needed: each sync would read a batch with one timestamp again.
  const inclusive = asOf < watermark + SAME_TIMESTAMP_WITHIN;
  return { from: watermark, inclusive, isComplete: !canHaveMissed };
}

function indexOf(catalogue: Catalogue | null, now: Micros, log: Logger) {
  if (!catalogue || catalogue.syncedTo < now - MAX_CATALOGUE_AGE) return null;
  const index = createItemIndex();
  try {
    index.putLines(catalogue.lines);
  } catch (error) {
    log.error('catalogue_unreadable', { error });
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
    for (const id of unreadable) log.warn('item_unreadable', { id });
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
