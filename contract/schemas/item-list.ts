import * as z from 'zod/mini';
import { parseCents } from '../rules/money';
import { itemSchema } from './item';
import { moneySchema } from './money';
import { limitUpTo, PAGE_SIZE, pageNumber, paginationSchema } from './pagination';
import { platformSchema } from './platform';

export const SORT_FIELDS = ['added', 'price', 'profit', 'likes', 'title', 'username'] as const;
export const sortFieldSchema = z.enum(SORT_FIELDS);
export type SortField = z.infer<typeof sortFieldSchema>;

export const sortOrderSchema = z.enum(['desc', 'asc']);
export type SortOrder = z.infer<typeof sortOrderSchema>;

export const DEFAULT_SORT = { sortBy: 'added', sortOrder: 'desc' } as const;

/** A member's own sale, or a find that others should look out for. */
export const itemTypeSchema = z.enum(['sale', 'find']);
export type ItemType = z.infer<typeof itemTypeSchema>;

export const SEARCH_MAX = 100;
export const CATEGORY_FILTER_MAX = 120;
/** How many of the categories on the board can be chosen from: those with the most items. */
export const CATEGORY_COUNTS_MAX = 100;
/** Fewer sales than these say nothing about what a thing is worth. */
export const MIN_SALES_FOR_PRICES = 5;

export const ITEM_LIST_MESSAGES = {
  price: 'A price must be a valid number of 0 or more',
  priceRange: 'The lowest price must not be above the highest',
  soldDate: 'A sold date must be a valid date',
  soldDateRange: 'The first sold date must not be after the last',
  asOf: 'asOf must be the moment that an earlier page gave',
} as const;

const priceText = z
  .string()
  .check(z.refine((text) => parseCents(text) !== null, ITEM_LIST_MESSAGES.price));

const filters = z.strictObject({
  /** Words that all stand, as any part of a word, in title, username or category. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX))),
  sortBy: z._default(sortFieldSchema, DEFAULT_SORT.sortBy),
  sortOrder: z._default(sortOrderSchema, DEFAULT_SORT.sortOrder),
  /** 'all' is the same as none. */
  platform: z.optional(z.union([platformSchema, z.literal('all')])),
  type: z.optional(itemTypeSchema),
  /** A category's whole name. */
  category: z.optional(z.string().check(z.trim(), z.maxLength(CATEGORY_FILTER_MAX))),
  /** What it went for, in dollars, both ends included. */
  minPrice: z.optional(priceText),
  maxPrice: z.optional(priceText),
  /** The calendar day of the sale, both ends included. */
  soldFrom: z.optional(z.iso.date(ITEM_LIST_MESSAGES.soldDate)),
  soldTo: z.optional(z.iso.date(ITEM_LIST_MESSAGES.soldDate)),
  page: pageNumber,
  limit: limitUpTo(PAGE_SIZE),
  /** The `asOf` of an earlier page: what was added later is left out. */
  asOf: z.optional(z.iso.datetime(ITEM_LIST_MESSAGES.asOf)),
});

/** The query of `GET /api/items`. */
export const itemListQuerySchema = filters.check(({ value, issues }) => {
  const { minPrice, maxPrice, soldFrom, soldTo } = value;
  const refuse = (path: keyof typeof value, message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message });
  if (minPrice && maxPrice && (parseCents(minPrice) ?? 0) > (parseCents(maxPrice) ?? 0))
    refuse('minPrice', ITEM_LIST_MESSAGES.priceRange);
  if (soldFrom && soldTo && soldFrom > soldTo) refuse('soldFrom', ITEM_LIST_MESSAGES.soldDateRange);
});
export type ItemListQuery = z.output<typeof itemListQuerySchema>;
export type ItemListQueryInput = z.input<typeof itemListQuerySchema>;

/** What the things found went for; no prices under MIN_SALES_FOR_PRICES sales. */
export const priceSummarySchema = z.object({
  sales: z.int().check(z.nonnegative()),
  prices: z.nullable(z.object({ median: moneySchema, lowest: moneySchema, highest: moneySchema })),
});
export type PriceSummary = z.infer<typeof priceSummarySchema>;

/** One page of the board. */
export const itemListPageSchema = z.object({
  items: z.array(itemSchema),
  pagination: z.extend(paginationSchema, {
    /** The moment that this page shows; given back, later pages follow on to it. */
    asOf: z.iso.datetime(),
  }),
  /** Only with a search. */
  priceSummary: z.nullable(priceSummarySchema),
});
export type ItemListPage = z.infer<typeof itemListPageSchema>;

/** A category that items on the board are in, and how many. */
export const categoryCountSchema = z.object({
  categoryName: z.string(),
  items: z.int().check(z.positive()),
});
export type CategoryCount = z.infer<typeof categoryCountSchema>;
