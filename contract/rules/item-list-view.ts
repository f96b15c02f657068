import {
  hasRangeFilter,
  itemFilterNames,
  type ItemFilterValues,
  mapItemFilters,
  NO_ITEM_FILTERS,
  reversedRanges,
} from '../schemas/item-filter-values';
import {
  ITEM_FILTER_RANGES,
  ITEM_FILTERS,
  type ItemFilterDeclaration,
  type ItemFilterName,
} from '../schemas/item-filters';
import {
  DEFAULT_SORT,
  type ItemListQueryInput,
  type SortField,
  sortFieldSchema,
  type SortOrder,
  sortOrderSchema,
} from '../schemas/item-list';
import { PAGE_ALLOWANCE } from './page-allowance';
import { pageNumberIn } from './page-search';

export interface ItemListView extends ItemFilterValues {
  readonly sortBy: SortField;
  readonly sortOrder: SortOrder;
  /** The page number, from 1. */
  readonly page: number;
}

export const DEFAULT_VIEW: ItemListView = { ...NO_ITEM_FILTERS, ...DEFAULT_SORT, page: 1 };

const filterUrlNames = (place: ItemFilterDeclaration['place']) =>
  itemFilterNames(place).map((name) => [name, ITEM_FILTERS[name].urlName] as const);

/** The fields of a view, each with its URL parameter, in the order in which they appear in a URL. */
const URL_NAMES: readonly (readonly [keyof ItemListView, string])[] = [
  ...filterUrlNames('bar'),
  ['sortBy', 'sort'],
  ['sortOrder', 'order'],
  ...filterUrlNames('form'),
  ['page', 'page'],
];

/** Parses the query of a URL. Ignores invalid parameters. */
export function parseItemListView(query: URLSearchParams): ItemListView {
  const filters = mapItemFilters((_name, { urlName, normalize, schema }) => {
    const value = normalize(query.get(urlName) ?? '');
    return schema.safeParse(value).success ? value : '';
  });
  for (const { low, high } of reversedRanges(filters)) {
    filters[low] = '';
    filters[high] = '';
  }
  return {
    ...filters,
    sortBy: sortFieldSchema.safeParse(query.get('sort')).data ?? DEFAULT_SORT.sortBy,
    sortOrder: sortOrderSchema.safeParse(query.get('order')).data ?? DEFAULT_SORT.sortOrder,
    page: pageNumberIn(query),
  };
}

export function itemListSearchParams(view: ItemListView): URLSearchParams {
  const query = new URLSearchParams();
  for (const [part, name] of URL_NAMES)
    if (view[part] !== DEFAULT_VIEW[part]) query.set(name, String(view[part]));
  return query;
}

/** Returns the URL of a view, for example '/?q=bowl&page=2'. */
export function itemListUrl(view: ItemListView): string {
  const search = itemListSearchParams(view).toString();
  return search ? `/?${search}` : '/';
}

/** The API query for a page of the item list, without `asOf` (the time of the snapshot to read) and `limit`. */
export type ItemListPageQuery = Omit<ItemListQueryInput, 'asOf' | 'limit'>;

export const itemListApiQuery = (view: ItemListView): ItemListPageQuery =>
  Object.fromEntries(
    URL_NAMES.map(([part]) => [part, view[part]]).filter(
      ([part, value]) => value !== DEFAULT_VIEW[part as keyof ItemListView],
    ),
  ) as ItemListPageQuery;

const KNOWN_NAMES = new Set(URL_NAMES.map(([, name]) => name));

/**
 * Returns true if a URL query contains only a view of the item list. A query such as `?start=share`, which opens the
 * app for a task, is not a list URL.
 */
export const hasOnlyItemListParameters = (query: URLSearchParams): boolean =>
  [...query.keys()].every((name) => KNOWN_NAMES.has(name));

/**
 * Returns true if visitors may see the list with this view. Members may see more lists: docs/product.md#page-rights.
 */
export const mayVisitorsSeeView = (view: ItemListView): boolean =>
  view.page <= PAGE_ALLOWANCE.visitor && !hasRangeFilter(view);

export const isFiltered = (view: ItemListView): boolean =>
  itemFilterNames().some((name) => view[name] !== '');

/** Returns how many filters of the filter form are set. A range counts once. */
export function countFormFilters(view: ItemListView): number {
  const set = itemFilterNames('form').filter((name) => view[name] !== '');
  return new Set(set.map(lowEndOf)).size;
}

const lowEndOf = (name: ItemFilterName): ItemFilterName =>
  ITEM_FILTER_RANGES.find(({ high }) => high === name)?.low ?? name;
