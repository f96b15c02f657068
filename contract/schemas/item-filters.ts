import * as z from 'zod/mini';
import {
  choiceFilter,
  dayFilter,
  type FilterKind,
  priceFilter,
  textFilter,
} from './item-filter-kinds';
import { platformSchema } from './platform';

export const SEARCH_MAX = 100;
const CATEGORY_FILTER_MAX = 120;

const PRICE_MESSAGE = 'A price must be a valid number of 0 or more';
const SOLD_DATE_MESSAGE = 'A sold date must be a valid date';

export interface ItemFilterDeclaration extends FilterKind<z.ZodMiniType<string, string>> {
  /** Its name in a page's address; its name in a call's query is its key in `ITEM_FILTERS`. */
  readonly addressName: string;
  readonly label: string;
  /** Whether it is always on the screen, or in the filter form. */
  readonly place: 'bar' | 'form';
  /** What a radio group offers beside 'All'. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/**
 * Every filter of the item list, in the order in which addresses and the filter form have them. The call's
 * query, the address, the view and the form follow from it; `item-index/matching.ts` says what fits.
 */
export const ITEM_FILTERS = {
  /** Words that all stand, as any part of a word, in title, username or category. */
  search: {
    ...textFilter('search', SEARCH_MAX),
    addressName: 'q',
    label: 'Search items',
    place: 'bar',
  },
  platform: {
    ...choiceFilter('marketplace', z.union([platformSchema, z.literal('all')]), 'all'),
    addressName: 'platform',
    label: 'Marketplace',
    place: 'bar',
  },
  /** A member's own sale, or a find that others should look out for. */
  type: {
    ...choiceFilter('radio', z.enum(['sale', 'find'])),
    addressName: 'type',
    label: 'Type',
    place: 'form',
    choices: [
      { value: 'sale', label: 'My Sale' },
      { value: 'find', label: 'Interesting' },
    ],
  },
  /** A category's whole name, whatever its case and accents. */
  category: {
    ...textFilter('category', CATEGORY_FILTER_MAX),
    addressName: 'category',
    label: 'Category',
    place: 'form',
  },
  /** What it went for, in dollars, both ends included. */
  minPrice: {
    ...priceFilter(PRICE_MESSAGE),
    addressName: 'min',
    label: 'Lowest price',
    place: 'form',
  },
  maxPrice: {
    ...priceFilter(PRICE_MESSAGE),
    addressName: 'max',
    label: 'Highest price',
    place: 'form',
  },
  /** The calendar day of the sale, both ends included. */
  soldFrom: {
    ...dayFilter(SOLD_DATE_MESSAGE),
    addressName: 'from',
    label: 'Sold from',
    place: 'form',
  },
  soldTo: {
    ...dayFilter(SOLD_DATE_MESSAGE),
    addressName: 'to',
    label: 'Sold until',
    place: 'form',
  },
} as const satisfies Readonly<Record<string, ItemFilterDeclaration>>;

export type ItemFilterName = keyof typeof ITEM_FILTERS;

/** Pairs of filters that form a range. The form shows a pair side by side and counts it as one filter. */
export const ITEM_FILTER_RANGES: readonly ItemFilterRange[] = [
  {
    low: 'minPrice',
    high: 'maxPrice',
    message: 'The lowest price must not be above the highest',
  },
  {
    low: 'soldFrom',
    high: 'soldTo',
    message: 'The first sold date must not be after the last',
  },
];

interface ItemFilterRange {
  readonly low: ItemFilterName;
  readonly high: ItemFilterName;
  /** Shown, and answered, if `low` is above `high`. */
  readonly message: string;
}
