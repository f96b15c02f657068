import type { Micros } from '../../../domain/items/item-index/indexed-item';
import type { OwnedSlotsQuery, OwnedTotals } from '../../../domain/items/item-index/owned-slots';
import type { ItemQueries, OwnSaleItems } from '../item-queries';
import { createDeepPageReader } from './deep-page-reader';
import {
  allOf,
  type Clause,
  ownedItemsClause,
  ownedByClause,
  NEWEST_FIRST,
  sortOf,
  termClause,
} from './item-clauses';
import type { EngineSnapshot, EngineSnapshots } from './engine-snapshots';
import { findAllHits, itemOfHit, totalHits } from './item-hits';

/** Creates queries about the items of one member. */
export function createEngineMemberQueries(
  snapshots: EngineSnapshots,
  window: number,
): Pick<ItemQueries, 'owned' | 'ownedTotals' | 'ownSales'> {
  const deepPage = createDeepPageReader(window);
  return {
    owned: (by, range, needs) =>
      snapshots.ask(needs, async (snapshot) => {
        const query = ownedItemsClause(by, snapshot.asOf);
        const isNear = range.offset + range.limit <= window;
        const near = { sort: sortOf(NEWEST_FIRST), from: range.offset, size: range.limit };
        const read = { query, track_total_hits: true, ...(isNear ? near : { size: 0 }) };
        const result = await snapshot.search(read);
        const total = totalHits(result);
        const key = JSON.stringify([by, snapshot.asOf]);
        const list = { snapshot, query, sort: NEWEST_FIRST, places: total, key };
        const hits = isNear ? result.hits.hits : await deepPage(list, range, {});
        return { items: hits.map(itemOfHit), total };
      }),
    ownedTotals: (by, needs) => snapshots.ask(needs, (snapshot) => totalsIn(snapshot, by)),
    ownSales: (ownerId, needs) => snapshots.ask(needs, (snapshot) => salesIn(snapshot, ownerId)),
  };
}

interface SalesAggs {
  readonly sales: { readonly doc_count: number; readonly cents: { readonly value: number } };
}

async function totalsIn(snapshot: EngineSnapshot, by: OwnedSlotsQuery): Promise<OwnedTotals> {
  const isSale = termClause('isOwnSale', true);
  const sales = { filter: isSale, aggs: { cents: { sum: { field: 'price' } } } };
  const result = await snapshot.search<SalesAggs>({
    query: ownedItemsClause(by, snapshot.asOf),
    size: 0,
    track_total_hits: true,
    aggs: { sales },
  });
  const { doc_count: count = 0, cents } = result.aggregations?.sales ?? {};
  return { items: totalHits(result), sales: count, salesCents: cents?.value ?? 0 };
}

/**
 * Returns the sales in a member's figures. Costs three searches in parallel, and one more for each further 2,000 sales.
 */
async function salesIn(snapshot: EngineSnapshot, ownerId: string): Promise<OwnSaleItems> {
  const owner = ownedByClause(ownerId);
  const isUnremoved = allOf(owner, termClause('isOwnSale', true), termClause('removedAt', 0));
  const owned = ownedItemsClause({ ownerId, withHidden: true }, snapshot.asOf);
  const [all, hits, lastRemovedAt] = await Promise.all([
    snapshot.search({ query: owned, size: 0, track_total_hits: true }),
    findAllHits(snapshot, isUnremoved, { _source: true }),
    lastRemoval(snapshot, owner),
  ]);
  return { items: totalHits(all), sales: hits.map(itemOfHit), lastRemovedAt };
}

async function lastRemoval(snapshot: EngineSnapshot, owner: Clause): Promise<Micros> {
  const { aggregations } = await snapshot.search<{ last: { value: Micros | null } }>({
    query: owner,
    size: 0,
    aggs: { last: { max: { field: 'removedAt' } } },
  });
  return aggregations?.last.value ?? 0;
}
