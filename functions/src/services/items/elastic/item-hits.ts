import type { estypes } from '@elastic/elasticsearch';
import type { IndexedItem } from '../../../domain/items/item-index/indexed-item';
import { parseItemLine } from '../../../domain/items/item-index/indexed-item-line';
import { allOf, type Clause } from './item-clauses';
import type { EngineSnapshot, ItemHit, ItemSearch, ItemSearchResult } from './engine-snapshots';

/** The number of hits per search. The line of an item takes about 1 kB. */
const PER_SEARCH = 2000;

export const idOfHit = ({ _id: id }: ItemHit): string => id ?? '';

export function itemOfHit({ _source, _id: id }: ItemHit): IndexedItem {
  if (!_source) throw new Error(`The engine returned no line of item ${id ?? ''}`);
  return parseItemLine(_source.line);
}

/** Returns the number of hits. The request must have `track_total_hits: true`. */
export function totalHits({ hits: { total } }: Pick<ItemSearchResult, 'hits'>): number {
  if (total === undefined) throw new Error('The search did not count its hits');
  return typeof total === 'number' ? total : total.value;
}

/** Returns a number field of a hit, or null. The request must name the field in `docvalue_fields`. */
export const numberFieldOf = ({ fields }: ItemHit, name: string): number | null =>
  valueIn(fields, name, (value) => typeof value === 'number');
export const textFieldOf = ({ fields }: ItemHit, name: string): string | null =>
  valueIn(fields, name, (value) => typeof value === 'string');

function valueIn<Value>(
  fields: ItemHit['fields'],
  name: string,
  isValue: (value: unknown) => value is Value,
): Value | null {
  const values: unknown = fields?.[name];
  const value: unknown = Array.isArray(values) ? values[0] : undefined;
  return isValue(value) ? value : null;
}

/** Returns all hits of a query, sorted by id. */
export async function findAllHits(
  snapshot: EngineSnapshot,
  query: Clause,
  read: Pick<ItemSearch, '_source' | 'docvalue_fields'>,
): Promise<ItemHit[]> {
  const found: ItemHit[] = [];
  let after: estypes.SortResults | undefined;
  do {
    const search_after = after ? { search_after: after } : {};
    const request = { query, sort: [{ id: 'asc' as const }], size: PER_SEARCH };
    const { hits } = await snapshot.search({ ...request, ...read, ...search_after });
    found.push(...hits.hits);
    after = hits.hits.length === PER_SEARCH ? hits.hits.at(-1)?.sort : undefined;
  } while (after);
  return found;
}

/** Returns the items with these ids that match a query, in the order of `ids`. */
export async function findItemsWithIds(
  snapshot: EngineSnapshot,
  ids: readonly string[],
  query: Clause,
): Promise<IndexedItem[]> {
  if (ids.length === 0) return [];
  const request = { query: allOf({ ids: { values: [...ids] } }, query), size: ids.length };
  const { hits } = await snapshot.search({ ...request, _source: true });
  const byId = new Map(hits.hits.map((hit) => [idOfHit(hit), itemOfHit(hit)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
