import type { IndexedItem, Micros } from '../../../domain/items/item-index/indexed-item';
import { allOf, anyOf, isLive, range, term } from './item-clauses';
import type { ItemHit } from './engine-snapshots';
import { allHits, idIn, itemsWithIds, totalOf } from './item-hits';
import type { ListView } from './list-view';

/** A write of an item can reach the engine this much later than its version says. */
const MAX_WRITE_DELAY: Micros = 600_000_000;

/** Returns what an earlier list has of its items now: those that are live, and how many of the whole list are gone unexpectedly. */
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

/** Counts the items of a list that were removed, hidden or made to expire since. Their list expected them to be live now. */
async function goneEarly({ ordered, current, asOf, places }: ListView): Promise<number> {
  const isChanged = allOf(
    range('version', { gt: asOf - MAX_WRITE_DELAY }),
    range('goneAt', { lte: current.asOf }),
    // An item that had expired before can be removed at any time.
    anyOf(term('removedAt', 0), range('goneAt', { gt: asOf })),
  );
  const gone = await allHits(current, isChanged, { _source: false });
  if (gone.length === 0) return 0;
  const values = gone.map(idIn);
  const query = allOf(places, isLive(current.asOf), { ids: { values } });
  return totalOf(await ordered.search({ query, size: 0 }));
}
