import type { IndexedItem, Micros } from '../../../domain/items/item-index/indexed-item';
import { allOf, anyOf, isLive, range, term } from './item-clauses';
import type { ItemHit } from './engine-snapshots';
import { allHits, idIn, itemsWithIds, totalOf } from './item-hits';
import type { ListView } from './list-view';

/** Assumes that a write reaches the engine within 10 minutes of its commit. A later one makes `total` too high. */
const MAX_WRITE_DELAY: Micros = 600_000_000;

/**
 * Returns the items of an earlier page that are still live, and how many items of the whole list went away before they were due to expire.
 */
export async function earlierItems(
  view: ListView,
  hits: readonly ItemHit[],
): Promise<{ readonly items: readonly IndexedItem[]; readonly gone: number }> {
  const { current } = view;
  const [items, gone] = await Promise.all([
    itemsWithIds(current, hits.map(idIn), isLive(current.asOf)),
    goneEarly(view),
  ]);
  return { items, gone };
}

/** Counts the items of the list that were removed or hidden, or whose expiry was moved, after the list's snapshot. */
async function goneEarly({ ordered, current, asOf, places }: ListView): Promise<number> {
  const isChanged = allOf(
    range('version', { gt: asOf - MAX_WRITE_DELAY }),
    range('goneAt', { lte: current.asOf }),
    // Leave out items that had already expired at the list's time and were removed since.
    anyOf(term('removedAt', 0), range('goneAt', { gt: asOf })),
  );
  const gone = await allHits(current, isChanged, { _source: false });
  if (gone.length === 0) return 0;
  const values = gone.map(idIn);
  const query = allOf(places, isLive(current.asOf), { ids: { values } });
  return totalOf(await ordered.search({ query, size: 0, track_total_hits: true }));
}
