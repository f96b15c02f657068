import type { Sort } from '../../../domain/items/item-index/sort-orders';
import type { EngineSnapshot, ItemHit, ItemSearch } from './engine-snapshots';
import { type Clause, sortDirectionOf, sortOf } from './item-clauses';
import { idOfHit } from './item-hits';

interface HitRange {
  readonly query: Clause;
  readonly sort: Sort;
  readonly isReversed?: boolean;
  readonly from: number;
  readonly size: number;
}

/**
 * Returns the items at some places of a sorted list. Items with equal sort values are sorted by id. The first search
 * sorts without ids, because reading the ids would cause most of the cost of a deep page. This function then sorts the
 * found items with equal values by id. If the items just before or after the places have the same sort values as the
 * first or last item, a second search sorts with ids.
 */
export async function findSortedHits(
  snapshot: EngineSnapshot,
  { query, sort, isReversed = false, from, size }: HitRange,
  read: Pick<ItemSearch, '_source' | 'docvalue_fields'>,
): Promise<ItemHit[]> {
  const withId = sortOf(sort, isReversed);
  const withoutId = withId.slice(0, -1);
  const before = Math.min(from, 1);
  const around = { from: from - before, size: before + size + 1 };
  const { hits } = await snapshot.search({ ...read, query, sort: withoutId, ...around });
  const found = hits.hits.slice(before, before + size);
  // Ignores the last sort value of a hit, because it is `_shard_doc`, which the engine adds itself.
  const isTied = (a?: ItemHit, b?: ItemHit) =>
    a !== undefined && b !== undefined && withoutId.every((_, n) => a.sort?.[n] === b.sort?.[n]);
  const isCut =
    isTied(hits.hits[before - 1], found[0]) || isTied(found.at(-1), hits.hits[before + size]);
  if (!isCut) return sortedTies(found, isTied, sortDirectionOf(sort, isReversed));
  const exact = await snapshot.search({ ...read, query, sort: withId, from, size });
  return exact.hits.hits;
}

function sortedTies(
  hits: readonly ItemHit[],
  isTied: (a?: ItemHit, b?: ItemHit) => boolean,
  order: Sort['sortOrder'],
): ItemHit[] {
  const sign = order === 'asc' ? 1 : -1;
  let group = 0;
  const grouped = hits.map((hit, n) => {
    if (!isTied(hits[n - 1], hit)) group = n;
    return { hit, group };
  });
  const byId = (a: ItemHit, b: ItemHit) => (idOfHit(a) < idOfHit(b) ? -sign : sign);
  return grouped.sort((a, b) => a.group - b.group || byId(a.hit, b.hit)).map(({ hit }) => hit);
}
