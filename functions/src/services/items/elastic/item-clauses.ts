import { parseCents } from '@contract/schemas/money';
import type { SortField, SortOrder } from '@contract/schemas/item-list';
import type { estypes } from '@elastic/elasticsearch';
import { foldText } from '../../../domain/fold-text';
import type { Micros } from '../../../domain/items/item-index/indexed-item';
import { dayNumber } from '../../../domain/items/item-index/item-columns';
import type { ItemFilter } from '../../../domain/items/item-index/matching';
import type { OwnedSlotsQuery } from '../../../domain/items/item-index/owned-slots';
import { searchWordsOf } from '../../../domain/items/item-index/search-words';
import type { Sort } from '../../../domain/items/item-index/sort-orders';
import { wordQuery } from '../../../gateways/elasticsearch/word-suffixes';
import { sortableKeyOf } from '../../../gateways/elasticsearch/sortable-key';

export type Clause = estypes.QueryDslQueryContainer;

export const ALL_ITEMS: Clause = { match_all: {} };
export const allOf = (...filter: readonly Clause[]): Clause => ({ bool: { filter: [...filter] } });
const noneOf = (...clauses: readonly Clause[]): Clause => ({ bool: { must_not: [...clauses] } });
export const anyOf = (...should: readonly Clause[]): Clause => ({
  bool: { should: [...should], minimum_should_match: 1 },
});
export const termClause = (field: string, value: string | number | boolean): Clause => ({
  term: { [field]: { value } },
});
export const rangeClause = (field: string, limits: estypes.QueryDslNumberRangeQuery): Clause => ({
  range: { [field]: limits },
});

/**
 * Selects live items. `noneOf(goneItemsClause(now))` would select the same items, but would make the engine first find
 * all items that are gone, even if it only needs the newest items.
 */
export const liveItemsClause = (now: Micros): Clause => rangeClause('goneAt', { gt: now });
export const goneItemsClause = (now: Micros): Clause => rangeClause('goneAt', { lte: now });
export const ownedByClause = (ownerId: string): Clause =>
  termClause('ownerId', sortableKeyOf(ownerId));

/**
 * Selects items that were live at `asOf`. Includes items that are gone now, because they keep their places in the list.
 * Excludes later items instead of selecting earlier ones: there are hardly any later items, so the engine finds them
 * fast.
 */
export const inSnapshotClause = (asOf: Micros): Clause =>
  allOf(noneOf(rangeClause('storedAt', { gt: asOf })), liveItemsClause(asOf));

export const ownedItemsClause = ({ ownerId, withHidden }: OwnedSlotsQuery, now: Micros): Clause =>
  allOf(
    ownedByClause(ownerId),
    withHidden
      ? anyOf(liveItemsClause(now), rangeClause('hiddenUntil', { gt: now }))
      : liveItemsClause(now),
  );

export const ownedByAnyClause = (ids: ReadonlySet<string>): Clause => ({
  terms: { ownerId: Array.from(ids, sortableKeyOf) },
});
export const notOwnedByClauses = (ids: ReadonlySet<string>): Clause[] =>
  ids.size === 0 ? [] : [noneOf(ownedByAnyClause(ids))];

type Clauses = {
  readonly [Name in keyof ItemFilter]: (wanted: NonNullable<ItemFilter[Name]>) => Clause[];
};

/**
 * For each filter of the item list, a function that returns the clauses for the filter. The clauses must select the
 * same items as `KEEPERS` in `matching.ts`.
 */
const CLAUSES: Clauses = {
  platform: (platform) => [termClause('platform', platform)],
  type: (type) => [termClause('isOwnSale', type === 'sale')],
  minPrice: (text) => [rangeClause('price', { gte: parseCents(text) ?? 0 })],
  maxPrice: (text) => {
    const lte = parseCents(text);
    return lte === null ? [] : [rangeClause('price', { lte })];
  },
  soldFrom: (day) => [rangeClause('soldDay', { gte: dayNumber(day) })],
  soldTo: (day) => [rangeClause('soldDay', { lte: dayNumber(day) })],
  category: (name) => [termClause('category', sortableKeyOf(foldText(name)))],
  search: (text) => {
    const { words, names } = searchWordsOf(text);
    const inTexts = words.map((word) => wordQuery('text', word));
    return [...inTexts, ...names.map((name) => wordQuery('name', name))];
  },
};

/** Returns the clauses that an item must match to pass the filter. */
export const filterClauses = (filter: ItemFilter): Clause[] =>
  (Object.keys(CLAUSES) as (keyof ItemFilter)[]).flatMap((name) => clausesOf(name, filter[name]));

const clausesOf = <Name extends keyof ItemFilter>(
  name: Name,
  wanted: ItemFilter[Name],
): Clause[] => (wanted === null ? [] : CLAUSES[name](wanted));

const KEYS: Readonly<Record<SortField, readonly string[]>> = {
  added: [],
  price: ['price'],
  profit: ['profit'],
  likes: ['likes'],
  title: ['title'],
  username: ['username'],
};
/**
 * For sorting by profit: the value that places items without a profit last. Elasticsearch's own placeholder for missing
 * values is too large for a JavaScript number.
 */
const NO_PROFIT: Readonly<Record<SortOrder, number>> = { asc: 2 ** 31 - 1, desc: -(2 ** 31) };
const REVERSED: Readonly<Record<SortOrder, SortOrder>> = { asc: 'desc', desc: 'asc' };

/** Returns the direction in which a list is read. If `isReversed` is true, the list is read from its last item. */
export const sortDirectionOf = ({ sortOrder }: Sort, isReversed: boolean): SortOrder =>
  isReversed ? REVERSED[sortOrder] : sortOrder;

/**
 * Returns the sort of a list. Equal values are sorted by time added and then by id.
 * @param isReversed whether to start with the last item
 */
export function sortOf(sort: Sort, isReversed = false): estypes.SortCombinations[] {
  const order = sortDirectionOf(sort, isReversed);
  return [...KEYS[sort.sortBy], 'addedAt', 'id'].map((field) => ({
    [field]: { order, ...(field === 'profit' && { missing: NO_PROFIT[sort.sortOrder] }) },
  }));
}

export const NEWEST_FIRST: Sort = { sortBy: 'added', sortOrder: 'desc' };
