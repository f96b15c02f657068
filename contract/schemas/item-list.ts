import * as z from 'zod/mini';
import { itemFilterSchemas, reversedRanges } from './item-filter-values';
import { itemSchema } from './item';
import { moneySchema } from './money';
import { limitSchema, PAGE_SIZE, pageNumberSchema, paginationSchema } from './pagination';

export const SORT_FIELDS = ['added', 'price', 'profit', 'likes', 'title', 'username'] as const;
export const sortFieldSchema = z.enum(SORT_FIELDS);
export type SortField = z.infer<typeof sortFieldSchema>;

export const sortOrderSchema = z.enum(['desc', 'asc']);
export type SortOrder = z.infer<typeof sortOrderSchema>;

export const DEFAULT_SORT = { sortBy: 'added', sortOrder: 'desc' } as const;

/** The most categories that the category filter offers. It offers the categories with the most items. */
export const CATEGORY_COUNTS_MAX = 100;
export const MIN_SALES_FOR_PRICES = 5;

const AS_OF_MESSAGE = 'asOf must be the value that an earlier page returned';

const query = z.strictObject({
  ...itemFilterSchemas,
  sortBy: z._default(sortFieldSchema, DEFAULT_SORT.sortBy),
  sortOrder: z._default(sortOrderSchema, DEFAULT_SORT.sortOrder),
  page: pageNumberSchema,
  limit: limitSchema(PAGE_SIZE),
  /** The `asOf` of an earlier page. If it is set, the response leaves out items that were added after this time. */
  asOf: z.optional(z.iso.datetime(AS_OF_MESSAGE)),
});

export const itemListQuerySchema = query.check(({ value, issues }) => {
  for (const { low, message } of reversedRanges(value))
    issues.push({ code: 'custom', input: value[low], path: [low], message });
});
export type ItemListQuery = z.output<typeof itemListQuerySchema>;
export type ItemListQueryInput = z.input<typeof itemListQuerySchema>;

/** `prices` is null if fewer than MIN_SALES_FOR_PRICES sales match the search. */
export const priceSummarySchema = z.object({
  sales: z.int().check(z.nonnegative()),
  prices: z.nullable(z.object({ median: moneySchema, lowest: moneySchema, highest: moneySchema })),
});
export type PriceSummary = z.infer<typeof priceSummarySchema>;

export const itemListPageSchema = z.object({
  items: z.array(itemSchema),
  pagination: z.extend(paginationSchema, {
    /**
     * The time of the snapshot that this page shows. A request for a further page sends this time to read the same
     * snapshot.
     */
    asOf: z.iso.datetime(),
  }),
  /** The prices of the items that match the search. Null if the query has no search. */
  priceSummary: z.nullable(priceSummarySchema),
});
export type ItemListPage = z.infer<typeof itemListPageSchema>;

/** The interval, in seconds, at which a visible list asks the server for the time of the newest item. */
export const NEWEST_ITEM_POLL_SECONDS = 60;
/** The number of seconds for which a shared cache keeps the time of the newest item. */
export const NEWEST_ITEM_CACHE_SECONDS = 30;

/**
 * The response of the call that asks for the newest item. Both of its times can be compared as texts with the `asOf` of
 * a page of the item list.
 */
export const newestItemTimeSchema = z.object({
  /** When the newest live item was stored, or null if there is none. */
  storedAt: z.nullable(z.iso.datetime()),
  /** The time of the snapshot from which `storedAt` was read. The snapshot lacks all later changes of items. */
  asOf: z.iso.datetime(),
});
export type NewestItemTime = z.infer<typeof newestItemTimeSchema>;

export const categoryCountSchema = z.object({
  categoryName: z.string(),
  items: z.int().check(z.positive()),
});
export type CategoryCount = z.infer<typeof categoryCountSchema>;
