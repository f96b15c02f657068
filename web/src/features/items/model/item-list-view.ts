import { centsToDecimal, parseCents } from '@contract/rules/money';
import {
  CATEGORY_FILTER_MAX,
  DEFAULT_SORT,
  itemTypeSchema,
  type ItemType,
  SEARCH_MAX,
  type SortField,
  sortFieldSchema,
  type SortOrder,
  sortOrderSchema,
} from '@contract/schemas/item-list';
import { pageNumber } from '@contract/schemas/pagination';
import { type Platform, platformSchema } from '@contract/schemas/platform';
import * as z from 'zod/mini';
import type { PageQuery } from '../api/page-query';

/** What the board shows; '' and null stand for 'not asked for'. */
export interface ItemListView {
  readonly search: string;
  readonly platform: Platform | null;
  readonly sortBy: SortField;
  readonly sortOrder: SortOrder;
  readonly type: ItemType | null;
  readonly category: string;
  /** Dollars as short as they can be written, '12.5'; with `maxPrice` never the wrong way round. */
  readonly minPrice: string;
  readonly maxPrice: string;
  /** Calendar days, '2026-11-21'. */
  readonly soldFrom: string;
  readonly soldTo: string;
  /** From 1. */
  readonly page: number;
}

/** What narrows the board, in the groups that count as one filter each. */
export type ItemListFilters = Omit<ItemListView, 'sortBy' | 'sortOrder' | 'page'>;

export const NO_FILTERS: ItemListFilters = {
  search: '',
  platform: null,
  type: null,
  category: '',
  minPrice: '',
  maxPrice: '',
  soldFrom: '',
  soldTo: '',
};

export const DEFAULT_VIEW: ItemListView = { ...NO_FILTERS, ...DEFAULT_SORT, page: 1 };

/** How each part of a view is called in the address. */
const ADDRESS_NAMES = {
  search: 'q',
  platform: 'platform',
  sortBy: 'sort',
  sortOrder: 'order',
  type: 'type',
  category: 'category',
  minPrice: 'min',
  maxPrice: 'max',
  soldFrom: 'from',
  soldTo: 'to',
  page: 'page',
} as const satisfies Record<keyof ItemListView, string>;

const NAMED = Object.entries(ADDRESS_NAMES) as [keyof ItemListView, string][];

/** The view that an address asks for; what makes no sense in it is as if it were not there. */
export function parseItemListView(address: URLSearchParams): ItemListView {
  const part = (key: keyof ItemListView) => address.get(ADDRESS_NAMES[key]) ?? '';
  const one = <T, D>(schema: z.ZodMiniType<T>, key: keyof ItemListView, fallback: D) =>
    schema.safeParse(part(key)).data ?? fallback;
  const [minPrice, maxPrice] = inOrder(priceText(part('minPrice')), priceText(part('maxPrice')));
  return {
    search: part('search').trim().slice(0, SEARCH_MAX).trim(),
    platform: one(platformSchema, 'platform', null),
    sortBy: one(sortFieldSchema, 'sortBy', DEFAULT_SORT.sortBy),
    sortOrder: one(sortOrderSchema, 'sortOrder', DEFAULT_SORT.sortOrder),
    type: one(itemTypeSchema, 'type', null),
    category: part('category').trim().slice(0, CATEGORY_FILTER_MAX).trim(),
    minPrice,
    maxPrice,
    ...soldRange(one(z.iso.date(), 'soldFrom', ''), one(z.iso.date(), 'soldTo', '')),
    page: one(pageNumber, 'page', 1),
  };
}

/** A view as an address holds it: what is as usual is left out. */
export function itemListSearchParams(view: ItemListView): URLSearchParams {
  const address = new URLSearchParams();
  for (const [key, name] of NAMED) {
    if (view[key] !== DEFAULT_VIEW[key]) address.set(name, String(view[key]));
  }
  return address;
}

/** A view as `GET /api/items` is asked for it: what is as usual is left out. */
export const itemListQuery = (view: ItemListView): PageQuery => ({
  search: unless('', view.search),
  platform: view.platform ?? undefined,
  sortBy: unless(DEFAULT_VIEW.sortBy, view.sortBy),
  sortOrder: unless(DEFAULT_VIEW.sortOrder, view.sortOrder),
  type: view.type ?? undefined,
  category: unless('', view.category),
  minPrice: unless('', view.minPrice),
  maxPrice: unless('', view.maxPrice),
  soldFrom: unless('', view.soldFrom),
  soldTo: unless('', view.soldTo),
  page: unless(DEFAULT_VIEW.page, view.page),
});

const unless = <T>(usual: T, value: T) => (value === usual ? undefined : value);

/** Whether anything narrows the board. */
export const isFiltered = (view: ItemListView): boolean =>
  Object.entries(NO_FILTERS).some(([key, none]) => view[key as keyof ItemListFilters] !== none);

/** How many of the further filters are set; a range counts once. */
export const furtherFiltersSet = (view: ItemListView): number =>
  [view.type, view.category, view.minPrice || view.maxPrice, view.soldFrom || view.soldTo].filter(
    Boolean,
  ).length;

/** A price as short as it can be written ('012.50' is '12.5'), '' where the text is none. */
export function priceText(text: string): string {
  const cents = parseCents(text);
  return cents === null ? '' : String(Number(centsToDecimal(cents)));
}

/** Both ends of a range of prices; none where they are the wrong way round. */
const inOrder = (min: string, max: string): readonly [string, string] =>
  min && max && Number(min) > Number(max) ? ['', ''] : [min, max];

const soldRange = (soldFrom: string, soldTo: string) =>
  soldFrom && soldTo && soldFrom > soldTo ? { soldFrom: '', soldTo: '' } : { soldFrom, soldTo };
