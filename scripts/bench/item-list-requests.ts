import { type ItemListQueryInput, SORT_FIELDS, type SortOrder } from '@contract/schemas/item-list';
import { COMMON_WORD, RARE_WORD } from './generated-items';

export interface ItemListRequest {
  readonly traits: Readonly<Record<'sort' | 'filter' | 'search' | 'page', string>>;
  readonly query: ItemListQueryInput;
  /** Position of the page in the list, from 0 (first page) to 1 (last page). */
  readonly depth: number;
}

const SEARCHES = {
  none: {},
  'a common word': { search: COMMON_WORD },
  'a rare word': { search: RARE_WORD },
  'one letter': { search: 'a' },
  'three words': { search: `${COMMON_WORD} leather jacket` },
  'nothing found': { search: 'nowhere2befound' },
} as const satisfies Record<string, ItemListQueryInput>;

const filtersOf = (category: string, soldFrom: string) =>
  ({
    none: {},
    platform: { platform: 'ebay' },
    'price and type': { minPrice: '20', maxPrice: '60', type: 'sale' },
    category: { category },
    dates: { soldFrom },
  }) as const satisfies Record<string, ItemListQueryInput>;

const DEPTHS = { first: 0, middle: 0.5, last: 1 } as const;
const ORDERS: readonly SortOrder[] = ['desc', 'asc'];

/** Returns a request for each combination of sort field, direction, filter, search and page. */
export function itemListRequests(category: string, soldFrom: string): ItemListRequest[] {
  const filters = Object.entries(filtersOf(category, soldFrom));
  return SORT_FIELDS.flatMap((sortBy) =>
    ORDERS.flatMap((sortOrder) =>
      filters.flatMap(([filter, filterQuery]) =>
        Object.entries(SEARCHES).flatMap(([search, searchQuery]) =>
          Object.entries(DEPTHS).map(([page, depth]) => ({
            traits: { sort: sortBy, filter, search, page },
            query: { sortBy, sortOrder, ...filterQuery, ...searchQuery },
            depth,
          })),
        ),
      ),
    ),
  );
}
