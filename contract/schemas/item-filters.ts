import * as z from 'zod/mini';
import { centsToDecimal, parseCents } from './money';
import { sanitizeSingleLineText } from './sanitize-text';
import { platformSchema } from './platform';

type FilterControl = 'search' | 'marketplace' | 'radio' | 'category' | 'price' | 'day';

/** A kind of filter of the item list. Its values are texts, and '' means that the filter is not set. */
interface FilterKind<Schema extends z.ZodMiniType<string, string>> {
  readonly control: FilterControl;
  readonly schema: Schema;
  /** Converts a typed text to a value of the filter. Returns invalid text unchanged, so that the schema rejects it. */
  readonly normalize: (text: string) => string;
  readonly rank: (value: string) => number;
}

const unordered = () => 0;

const textFilter = (control: FilterControl, max: number) => ({
  control,
  schema: z.string().check(z.overwrite(sanitizeSingleLineText), z.maxLength(max)),
  normalize: (text: string) => sanitizeSingleLineText(text).slice(0, max).trim(),
  rank: unordered,
});

/** Returns a filter with several fixed values. Both '' and the value `anyWord` mean that the filter is not set. */
const choiceFilter = <Schema extends z.ZodMiniType<string, string>>(
  control: FilterControl,
  schema: Schema,
  anyWord = '',
) => ({
  control,
  schema,
  normalize: (text: string) => (text === anyWord ? '' : text),
  rank: unordered,
});

/** Returns a filter for a price in dollars. A typed '$1,200.50' becomes '1200.5'. */
const priceFilter = (message: string) => ({
  control: 'price' as const,
  schema: z.string().check(z.refine((text) => parseCents(text) !== null, message)),
  normalize: (text: string) => {
    const cents = parseCents(text);
    return cents === null ? text.trim() : String(Number(centsToDecimal(cents)));
  },
  rank: (price: string) => parseCents(price) ?? Number.NaN,
});

const dayFilter = (message: string) => ({
  control: 'day' as const,
  schema: z.iso.date(message),
  normalize: (text: string) => text,
  rank: (day: string) => Date.parse(day),
});

export const SEARCH_MAX_LENGTH = 100;
const CATEGORY_FILTER_MAX = 120;

const PRICE_MESSAGE = 'Enter a price of 0 or more, such as 24.99';
const SOLD_DATE_MESSAGE = 'Enter a valid date';

export interface ItemFilterDeclaration extends FilterKind<z.ZodMiniType<string, string>> {
  /**
   * The name of the filter's URL parameter on a page. The query of an API call uses the key in `ITEM_FILTERS` instead.
   */
  readonly urlName: string;
  readonly label: string;
  readonly place: 'bar' | 'form';
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/**
 * All filters of the item list. The URL, the query of the API call and the filter form derive from them.
 * `item-index/matching.ts` applies them.
 */
export const ITEM_FILTERS = {
  /** Matches an item if each word of the search is part of its title, its owner's username or its category. */
  search: {
    ...textFilter('search', SEARCH_MAX_LENGTH),
    urlName: 'q',
    label: 'Search items',
    place: 'bar',
  },
  platform: {
    ...choiceFilter('marketplace', z.union([platformSchema, z.literal('all')]), 'all'),
    urlName: 'platform',
    label: 'Marketplace',
    place: 'bar',
  },
  type: {
    ...choiceFilter('radio', z.enum(['sale', 'find'])),
    urlName: 'type',
    label: 'Type',
    place: 'form',
    choices: [
      { value: 'sale', label: 'My Sale' },
      { value: 'find', label: 'Interesting' },
    ],
  },
  /** The full name of a category. The filter ignores case and accents. */
  category: {
    ...textFilter('category', CATEGORY_FILTER_MAX),
    urlName: 'category',
    label: 'Category',
    place: 'form',
  },
  /** The lowest sale price in dollars, inclusive. */
  minPrice: {
    ...priceFilter(PRICE_MESSAGE),
    urlName: 'min',
    label: 'Lowest price',
    place: 'form',
  },
  maxPrice: {
    ...priceFilter(PRICE_MESSAGE),
    urlName: 'max',
    label: 'Highest price',
    place: 'form',
  },
  soldFrom: {
    ...dayFilter(SOLD_DATE_MESSAGE),
    urlName: 'from',
    label: 'Sold on or after',
    place: 'form',
  },
  soldTo: {
    ...dayFilter(SOLD_DATE_MESSAGE),
    urlName: 'to',
    label: 'Sold on or before',
    place: 'form',
  },
} as const satisfies Readonly<Record<string, ItemFilterDeclaration>>;

export type ItemFilterName = keyof typeof ITEM_FILTERS;

/** The message of the 403 when a visitor filters by a range: docs/product.md#page-rights. */
export const RANGE_FILTER_SIGN_IN_MESSAGE = 'Sign in to filter by price or sold date';

/**
 * Pairs of filters that form a range. The form shows the two filters of a range side by side and counts them as one.
 * Only members may use ranges. Visitors may see only page 1 of a list, but with ranges they could bring every item onto
 * page 1.
 */
export const ITEM_FILTER_RANGES: readonly ItemFilterRange[] = [
  {
    low: 'minPrice',
    high: 'maxPrice',
    message: "The lowest price can't be higher than the highest price",
  },
  {
    low: 'soldFrom',
    high: 'soldTo',
    message: "The start date can't be after the end date",
  },
];

interface ItemFilterRange {
  readonly low: ItemFilterName;
  readonly high: ItemFilterName;
  readonly message: string;
}
