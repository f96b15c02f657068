import type { Micros } from '../domain/listing-index/listed-item';
import { createListingIndex, type ListingIndex } from '../domain/listing-index/listing-index';
import type { Logger } from '../lib/logger';
import type { Catalogue, CatalogueRepo } from '../repos/catalogue-repo';
import type { ListedItemsPage, ListedItemsRepo } from '../repos/listed-items-repo';
import { type KnownChanges, nextStart } from './changes-start';

const MINUTE: Micros = 60_000_000;
/** An hour, for which a list can be paged on, and the minutes more that an order of it is kept. */
const GONE_KEPT = 70 * MINUTE;
const FORGET_EVERY = MINUTE;
/** Later than this after its mark an item may be deleted, of which a catalogue would not hear. */
const CATALOGUE_GOOD_FOR = 24 * 60 * MINUTE;

/** The board in this instance's memory, and up to where its changes are in it. */
export interface HeldBoard extends KnownChanges {
  readonly index: ListingIndex;
  readonly forgotAt: Micros;
}

export interface BoardSources {
  readonly listedItems: ListedItemsRepo;
  readonly catalogue: Pick<CatalogueRepo, 'load'>;
  readonly log: Logger;
}

/** Reads the board from the catalogue and what changed since, or else from all items. */
export async function loadBoard(sources: BoardSources, now: Micros): Promise<HeldBoard> {
  const { listedItems, catalogue, log } = sources;
  const written = indexOf(await catalogue.load(), now, log);
  const board = written
    ? await takeIn(written.index, listedItems.changedSince(written.start), written.start.from, log)
    : await takeIn(createListingIndex(), listedItems.everything(), 0, log);
  return withoutGone({ ...board, completeTo: board.readFrom, forgotAt: 0 });
}

/** Brings a board up to date; where that fails, it can be tried again. */
export async function updateBoard(
  held: HeldBoard,
  { listedItems, log }: BoardSources,
  now: Micros,
): Promise<HeldBoard> {
  const { isComplete, ...start } = nextStart(held, now);
  const board = await takeIn(held.index, listedItems.changedSince(start), held.watermark, log);
  const completeTo = isComplete ? board.readFrom : held.completeTo;
  return withoutGone({ ...board, completeTo, forgotAt: held.forgotAt });
}

function indexOf(catalogue: Catalogue | null, now: Micros, log: Logger) {
  if (!catalogue || catalogue.syncedTo < now - CATALOGUE_GOOD_FOR) return null;
  const index = createListingIndex();
  try {
    index.putLines(catalogue.lines);
  } catch (error) {
    log.error('catalogue_unreadable', { error });
    return null;
  }
  return { index, start: { from: catalogue.syncedTo, inclusive: true } };
}

async function takeIn(
  index: ListingIndex,
  pages: AsyncIterable<ListedItemsPage>,
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

function withoutGone(board: HeldBoard): HeldBoard {
  const { index, asOf, forgotAt } = board;
  if (asOf < forgotAt + FORGET_EVERY) return board;
  index.forgetGoneBefore(asOf - GONE_KEPT);
  return { ...board, forgotAt: asOf };
}
