import { CATEGORY_COUNTS_MAX, type CategoryCount } from '@contract/schemas/item-list';
import type { Micros } from '../../../domain/items/item-index/indexed-item';
import type { MonthlyChampions } from '../../../domain/items/item-index/item-index';
import { textOf } from '../../../gateways/elasticsearch/ordered-key';
import type { ItemQueries } from '../item-queries';
import { createPerSnapshot } from '../per-snapshot';
import { WINDOW } from './deep-pages';
import { createEngineItemPages } from './engine-item-pages';
import { createEngineMembers } from './engine-members';
import { engineChampions } from './engine-champions';
import { samePictureItems } from './engine-same-picture';
import { isLive } from './item-clauses';
import type { EngineSnapshot, EngineSnapshots } from './engine-snapshots';
import { itemsWithIds } from './item-hits';

const MONTHS_PER_SNAPSHOT = 2;
/** Counts are exact if there are at most this many categories. */
const CATEGORIES_PER_SHARD = 20_000;

/**
 * Item queries that read Elasticsearch. Most cost one search.
 * @param window as in `createDeepPages`
 */
export function createEngineItemQueries(snapshots: EngineSnapshots, window = WINDOW): ItemQueries {
  const pageIn = createEngineItemPages(snapshots, window);
  const championsPerSnapshot = createPerSnapshot<Promise<MonthlyChampions>>(MONTHS_PER_SNAPSHOT);
  const championsIn = (snapshot: EngineSnapshot, at: Micros) => {
    const time = Math.max(snapshot.asOf, at);
    const month = new Date(time / 1000).toISOString().slice(0, 7);
    return championsPerSnapshot(snapshot, month, () => engineChampions(snapshot, time));
  };

  return {
    ...createEngineMembers(snapshots, window),
    page: (request, needs) => snapshots.ask(needs, (snapshot) => pageIn(snapshot, request)),
    categories: (needs) => snapshots.ask(needs, categoriesIn),
    newest: (needs) => snapshots.ask(needs, newestIn),
    champions: (at, needs) => snapshots.ask(needs, (snapshot) => championsIn(snapshot, at)),
    live: (ids, needs) =>
      snapshots.ask(needs, (snapshot) => itemsWithIds(snapshot, ids, isLive(snapshot.asOf))),
    samePicture: (search, needs) =>
      snapshots.ask(needs, (snapshot) => samePictureItems(snapshot, search)),
  };
}

interface CategoryBucket {
  readonly key: string;
  readonly doc_count: number;
}

async function categoriesIn(snapshot: EngineSnapshot): Promise<CategoryCount[]> {
  const size = CATEGORY_COUNTS_MAX;
  const terms = { field: 'categoryName', size, shard_size: CATEGORIES_PER_SHARD };
  const { aggregations } = await snapshot.search<{
    categories: { buckets: readonly CategoryBucket[] };
  }>({ query: isLive(snapshot.asOf), size: 0, aggs: { categories: { terms } } });
  return (aggregations?.categories.buckets ?? [])
    .map(({ key, doc_count: items }) => ({ categoryName: textOf(key), items }))
    .sort((a, b) => (a.categoryName < b.categoryName ? -1 : 1));
}

async function newestIn(snapshot: EngineSnapshot) {
  const { asOf } = snapshot;
  const { hits } = await snapshot.search({
    ...{ query: isLive(asOf), sort: [{ storedAt: 'desc' }], size: 1, _source: false },
  });
  const storedAt: unknown = hits.hits[0]?.sort?.[0];
  return { storedAt: typeof storedAt === 'number' ? storedAt : null, asOf };
}
