import { parseCents } from '@contract/rules/money';
import { itemTypeSchema, ITEM_LIST_MESSAGES } from '@contract/schemas/item-list';
import { type ItemListFilters, type ItemListView, priceText } from './item-list-view';

/** The further filters as typed and chosen; '' stands for any. */
export interface FilterForm {
  readonly type: string;
  readonly category: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly soldFrom: string;
  readonly soldTo: string;
}

export type FurtherFilters = Omit<ItemListFilters, 'search' | 'platform'>;

export const EMPTY_FILTER_FORM: FilterForm = {
  type: '',
  category: '',
  minPrice: '',
  maxPrice: '',
  soldFrom: '',
  soldTo: '',
};

/** The form of what a view asks for. */
export const filterFormOf = (view: ItemListView): FilterForm => ({
  type: view.type ?? '',
  category: view.category,
  minPrice: view.minPrice,
  maxPrice: view.maxPrice,
  soldFrom: view.soldFrom,
  soldTo: view.soldTo,
});

/** What is wrong with a form, by the field to mend; empty where nothing is. */
export type FilterErrors = Partial<Record<keyof FilterForm, string>>;

/** Checks a form before it is sent; the messages are the server's own. */
export function filterErrors({ minPrice, maxPrice, soldFrom, soldTo }: FilterForm): FilterErrors {
  const [lowest, highest] = [plain(minPrice), plain(maxPrice)];
  const [min, max] = [parseCents(lowest), parseCents(highest)];
  return {
    ...(lowest && min === null && { minPrice: ITEM_LIST_MESSAGES.price }),
    ...(highest && max === null && { maxPrice: ITEM_LIST_MESSAGES.price }),
    ...(min !== null && max !== null && min > max && { minPrice: ITEM_LIST_MESSAGES.priceRange }),
    ...(soldFrom && soldTo && soldFrom > soldTo && { soldFrom: ITEM_LIST_MESSAGES.soldDateRange }),
  };
}

/** The filters that a form without errors asks for. */
export const filtersOf = (form: FilterForm): FurtherFilters => ({
  ...form,
  type: itemTypeSchema.safeParse(form.type).data ?? null,
  minPrice: priceText(plain(form.minPrice)),
  maxPrice: priceText(plain(form.maxPrice)),
});

/** '$1,200' is 1200 to whoever types it. */
const plain = (price: string): string => price.replaceAll(/[$,\s]/g, '');
