import type { Micros } from '../../domain/items/item-index/indexed-item';
import { createItemIndex, type ItemIndex } from '../../domain/items/item-index/item-index';
import type { Logger } from '../../lib/logger';
import type { Catalogue, CatalogueRepo } from '../../repos/catalogue-repo';
import type { IndexedItemsPage, IndexedItemsRepo } from '../../repos/indexed-items-repo';
import { type KnownChanges, nextStart } from './changes-start';

const MINUTE: Micros = 60_000_000;
/** An hour, for which a list can be paged on, and the minutes more that an order of it is kept. */
const GONE_KEPT = 70 * MINUTE;
const FORGET_EVERY = MINUTE;
/** Later than this after its mark an item may be deleted, of which a catalogue would not hear. */
const CATALOGUE_GOOD_FOR = 24 * 60 * MINUTE;

/** The board in this instance's memory, and up to where its changes are in it. */
export interface LoadedItemIndex extends KnownChanges {
  readonly index: ItemIndex;
  readonly forgotAt: Micros;
}

export interface ItemIndexSources {
  readonly indexedItems: IndexedItemsRepo;
  readonly catalogue: Pick<CatalogueRepo, 'load'>;
  readonly log: Logger;
}

/** Reads the board from the catalogue and what changed since, or else from all items. */
export async function loadItemIndex(
  sources: ItemIndexSources,
  now: Micros,
): Promise<LoadedItemIndex> {
  const { indexedItems, catalogue, log } = sources;
  const written = indexOf(await catalogue.load(), now, log);
  const board = written
    ? await applyChanges(
        written.index,
        indexedItems.changedSince(written.start),
        written.start.from,
        log,
      )
    : await applyChanges(createItemIndex(), indexedItems.everything(), 0, log);
  return withoutGone({ ...board, completeTo: board.readFrom, forgotAt: 0 });
}

/** Brings a board up to date; where that fails, it can be tried again. */
export async function updateItemIndex(
  held: LoadedItemIndex,
  { indexedItems, log }: ItemIndexSources,
  now: Micros,
): Promise<LoadedItemIndex> {
  const { isComplete, ...start } = nextStart(held, now);
  const board = await applyChanges(
    held.index,
    indexedItems.changedSince(start),
    held.watermark,
    log,
  );
  const completeTo = isComplete ? board.readFrom : held.completeTo;
  return withoutGone({ ...board, completeTo, forgotAt: held.forgotAt });
}

function indexOf(catalogue: Catalogue | null, now: Micros, log: Logger) {
  if (!catalogue || catalogue.syncedTo < now - CATALOGUE_GOOD_FOR) return null;
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
    for (const id of unreadable) log.warn('listed_item_unreadable', { id });
    watermark = Math.max(watermark, lastUpdatedAt ?? 0);
    readFrom = Math.min(readFrom, readTime);
    asOf = readTime;
  }
  return { index, watermark, readFrom, asOf };
}

function withoutGone(board: LoadedItemIndex): LoadedItemIndex {
  const { index, asOf, forgotAt } = board;
  if (asOf < forgotAt + FORGET_EVERY) return board;
  index.forgetGoneBefore(asOf - GONE_KEPT);
  return { ...board, forgotAt: asOf };
}
