import type { estypes } from '@elastic/elasticsearch';
import type { IndexedItem, Micros } from '../../../domain/items/item-index/indexed-item';
import type { MonthlyChampions } from '../../../domain/items/item-index/item-index';
import {
  findRepeatsAmong,
  REPEAT_CHECK_FIELDS,
  type RepeatCandidate,
  repeatCandidateOf,
} from './engine-repeats';
import { allOf, type Clause, liveItemsClause, rangeClause, termClause } from './item-clauses';
import type { EngineSnapshot, EngineSnapshots } from './engine-snapshots';
import { findAllHits, findItemsWithIds } from './item-hits';
import { lastMicrosBefore } from '../../../domain/utc-month';
import type { EndedMonthQueries } from '../item-queries';

/**
 * The number of items in a search for a champion. Usually the first item is the champion. The others are needed only if
 * the first item is a repeat, which is an item that its owner has already shared.
 */
const CANDIDATES = 50;
/**
 * The number of members in the first search, which sorts members by their number of items. Usually the first of them is
 * the champion.
 */
const FIRST_OWNERS = 20;
/**
 * How many members (buckets) each shard returns. Counts are exact unless more members than this share items in a month.
 */
const OWNERS_PER_SHARD = 20_000;

interface Month {
  readonly snapshot: EngineSnapshot;
  readonly time: Micros;
  /** The live items that were shared in the month. */
  readonly shared: Clause;
}

/**
 * Returns the champions of the UTC month of `time` among the items that are live at `time`. They are the same champions
 * that `championsOf` finds in memory. Costs about eight searches, or more if many candidates are repeats.
 */
export async function findChampions(
  snapshot: EngineSnapshot,
  time: Micros,
): Promise<MonthlyChampions> {
  const at = new Date(time / 1000);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const added = rangeClause('addedAt', {
    gte: Date.UTC(year, month),
    lt: Date.UTC(year, month + 1),
  });
  const inMonth = { snapshot, time, shared: allOf(added, liveItemsClause(time)) };
  const [liked, profit, active] = await Promise.all([
    highest(inMonth, 'verifiedLikes'),
    highest(inMonth, 'profit'),
    mostActive(inMonth),
  ]);
  const ids = [liked, profit, active?.topItem].flatMap((item) => item?.id ?? []);
  const found = await findItemsWithIds(snapshot, [...new Set(ids)], liveItemsClause(time));
  const itemOf = (item: RepeatCandidate | null): IndexedItem | null =>
    found.find(({ id }) => id === item?.id) ?? null;
  const topItem = itemOf(active?.topItem ?? null);
  return {
    mostLiked: itemOf(liked),
    highestProfit: itemOf(profit),
    mostActive: active && topItem && { itemCount: active.itemCount, topItem },
  };
}

/**
 * Returns the item with the highest positive value, or null if there is none. Ignores repeats. If two items tie, the
 * earlier one wins.
 */
async function highest(
  { snapshot, time, shared }: Month,
  field: 'verifiedLikes' | 'profit',
): Promise<RepeatCandidate | null> {
  const sort: estypes.SortCombinations[] = [{ [field]: 'desc' }, { addedAt: 'asc' }, { id: 'asc' }];
  const request = {
    query: allOf(shared, rangeClause(field, { gt: 0 })),
    sort,
    size: CANDIDATES,
    _source: false,
    docvalue_fields: REPEAT_CHECK_FIELDS,
  };
  let after: estypes.SortResults | undefined;
  do {
    const { hits } = await snapshot.search({ ...request, ...(after && { search_after: after }) });
    const candidates = hits.hits.map(repeatCandidateOf);
    const repeats = await findRepeatsAmong(snapshot, candidates, time);
    const best = candidates.find(({ id }) => !repeats.has(id));
    if (best) return best;
    after = hits.hits.length === CANDIDATES ? hits.hits.at(-1)?.sort : undefined;
  } while (after);
  return null;
}

interface Owner {
  readonly key: string;
  readonly doc_count: number;
  /** When the owner added the last of the counted items, in milliseconds. */
  readonly reachedAt: { readonly value: number };
}

interface Leader {
  readonly own: readonly RepeatCandidate[];
  readonly reachedAt: number;
}

/**
 * Returns the member with the most items, or null if there is none. Does not count repeats. If two members tie, the one
 * who reached the number first wins.
 */
async function mostActive(month: Month) {
  let best: Leader = { own: [], reachedAt: Infinity };
  for (let count = FIRST_OWNERS, seen = 0; ; seen = count, count *= 10) {
    const owners = await ownersByCount(month, count);
    for (const owner of owners.slice(seen)) {
      if (!canLead(owner, best)) return withTopItem(best);
      best = leaderOf(best, await countedItems(month, owner));
    }
    if (owners.length < count) return withTopItem(best);
  }
}

const canLead = ({ doc_count: count, reachedAt }: Owner, best: Leader): boolean =>
  count > best.own.length || (count === best.own.length && reachedAt.value < best.reachedAt);

function leaderOf(best: Leader, own: readonly RepeatCandidate[]): Leader {
  const reachedAt = own.reduce((last, { addedAt }) => Math.max(last, addedAt), 0);
  const lead = own.length - best.own.length;
  return lead > 0 || (lead === 0 && reachedAt < best.reachedAt) ? { own, reachedAt } : best;
}

function withTopItem({ own }: Leader) {
  const [topItem] = own.toSorted(
    (a, b) =>
      b.likes - a.likes || b.price - a.price || a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1),
  );
  return topItem ? { itemCount: own.length, topItem } : null;
}

/**
 * Returns the members with the most items of the month. If two members tie, the one who reached the number first
 * comes first.
 */
async function ownersByCount({ snapshot, shared }: Month, size: number): Promise<readonly Owner[]> {
  const order: estypes.AggregationsAggregateOrder = [{ _count: 'desc' }, { reachedAt: 'asc' }];
  const terms = { field: 'ownerId', size, shard_size: Math.max(size, OWNERS_PER_SHARD), order };
  const aggs = { owners: { terms, aggs: { reachedAt: { max: { field: 'addedAt' } } } } };
  const { aggregations } = await snapshot.search<{ owners: { buckets: readonly Owner[] } }>({
    query: shared,
    size: 0,
    aggs,
  });
  return aggregations?.owners.buckets ?? [];
}

async function countedItems({ snapshot, time, shared }: Month, { key }: Owner) {
  const read = { _source: false, docvalue_fields: REPEAT_CHECK_FIELDS };
  const hits = await findAllHits(snapshot, allOf(termClause('ownerId', key), shared), read);
  const items = hits.map(repeatCandidateOf);
  const repeats = await findRepeatsAmong(snapshot, items, time);
  return items.filter(({ id }) => !repeats.has(id));
}

/**
 * Reads a month that has ended from Elasticsearch, so that the job needs no memory for the items. The engine keeps
 * removed items for a day. So if the job succeeds more than a day late, items that were removed after the end of the
 * month can be missing.
 */
export const createEngineEndedMonthQueries = (snapshots: EngineSnapshots): EndedMonthQueries => ({
  champions: (monthEnd) =>
    snapshots.ask({}, (snapshot) => findChampions(snapshot, lastMicrosBefore(monthEnd))),
});
