import { LRUCache } from 'lru-cache';
import type { ListRange } from '../../../domain/items/item-index/list-places';
import type { Sort } from '../../../domain/items/item-index/sort-orders';
import { type Clause, sortOf } from './item-clauses';
import type { EngineSnapshot, ItemHit, ItemSearch } from './engine-snapshots';
import { findSortedHits } from './sorted-hits';

/** The maximum number of cursors that an instance keeps in memory. A cursor takes about 200 bytes. */
const MAX_CURSORS = 20_000;

export interface SortedListQuery {
  readonly snapshot: EngineSnapshot;
  readonly query: Clause;
  readonly sort: Sort;
  /** A key that is the same for all pages of the list. */
  readonly key: string;
  /** The number of items that the list's query finds. */
  readonly places: number;
}

type Read = Pick<ItemSearch, '_source' | 'docvalue_fields'>;
/** The sort values of an item. A search with `search_after` returns the items after it. */
type Cursor = (string | number)[];

/** The engine returns at most this many hits per search: `index.max_result_window`. */
export const MAX_RESULT_WINDOW = 10_000;

/**
 * Creates a function that reads pages that are too deep for Elasticsearch's `from`. It starts at the last known cursor
 * before the page, and continues with `search_after` in steps of `window` places (20 to 60 ms for 10,000). If the end
 * of the list is nearer, it starts from the end. It keeps the cursor at the end of a page for the next page.
 * @param window the deepest place that `from` reaches, and the length of a step
 */
export function createDeepPageReader(window: number) {
  const cursors = new LRUCache<string, Cursor>({ max: MAX_CURSORS });

  /** Returns the cursor of a place: the sort values of the item before the place. Null for the first place. */
  const cursorAt = async (
    list: SortedListQuery,
    key: string,
    place: number,
    isReversed: boolean,
  ) => {
    const known = cursors.get(`${key} ${String(place)}`);
    if (known) return known;
    let at = Math.floor(place / window) * window;
    while (at > 0 && !cursors.has(`${key} ${String(at)}`)) at -= window;
    let cursor = cursors.get(`${key} ${String(at)}`) ?? null;
    while (at < place) {
      const size = Math.min(window, place - at);
      cursor = await stepped(list, cursor, size, isReversed);
      if (!cursor) return null;
      at += size;
      cursors.set(`${key} ${String(at)}`, cursor);
    }
    return cursor;
  };

  return async (
    list: SortedListQuery,
    { offset, limit }: ListRange,
    read: Read,
  ): Promise<ItemHit[]> => {
    const size = Math.min(limit, list.places - offset);
    if (size <= 0) return [];
    const fromEnd = list.places - offset - size;
    const isReversed = fromEnd < offset;
    const place = isReversed ? fromEnd : offset;
    const { snapshot, query, sort } = list;
    // The condition is `<` instead of `<=`, because `findSortedHits` reads one hit more than the page has.
    if (place + size < window) {
      const near = { query, sort, isReversed, from: place, size };
      const hits = await findSortedHits(snapshot, near, read);
      return isReversed ? hits.toReversed() : hits;
    }
    const key = `${list.key} ${isReversed ? 'reversed' : ''}`;
    const cursor = await cursorAt(list, key, place, isReversed);
    // If there is no cursor for a place after the first one, the engine has returned fewer items than it counted, so
    // the page is empty.
    if (!cursor && place > 0) return [];
    const request = { query, sort: sortOf(sort, isReversed), size, ...read };
    const start = cursor ? { search_after: cursor } : {};
    const { hits } = await snapshot.search({ ...request, ...start });
    const end = hits.hits.at(-1)?.sort;
    if (end) cursors.set(`${key} ${String(place + size)}`, end);
    return isReversed ? hits.hits.toReversed() : hits.hits;
  };
}

async function stepped(
  { snapshot, query, sort }: SortedListQuery,
  cursor: Cursor | null,
  size: number,
  isReversed: boolean,
): Promise<Cursor | null> {
  const after = cursor ? { search_after: cursor } : {};
  const { hits } = await snapshot.search({
    query,
    sort: sortOf(sort, isReversed),
    size,
    _source: false,
    ...after,
    // Makes the engine return only the sort values of the hits, without their ids and fields.
    stored_fields: '_none_',
    filter_path: ['pit_id', 'hits.hits.sort'],
  });
  return hits.hits.length < size ? null : (hits.hits.at(-1)?.sort ?? null);
}
