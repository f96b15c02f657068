import {
  itemFilterNames,
  type ItemFilterValues,
  reversedRanges,
} from '@contract/schemas/item-filter-values';
import {
  ITEM_FILTER_RANGES,
  ITEM_FILTERS,
  type ItemFilterName,
} from '@contract/schemas/item-filters';
import * as z from 'zod/mini';

/** The raw values of the form's fields. '' means that the filter is not set. */
export type FilterForm = Readonly<Partial<Record<ItemFilterName, string>>>;

export type FilterErrors = Partial<Record<ItemFilterName, string>>;

const NAMES = itemFilterNames('form');

/**
 * The rows of the filter form, each with its filters. The lowest and the highest value of a range are in the same row.
 */
export const FILTER_FORM_ROWS: readonly (readonly ItemFilterName[])[] = NAMES.filter(
  (name) => !ITEM_FILTER_RANGES.some(({ high }) => high === name),
).map((name) => {
  const range = ITEM_FILTER_RANGES.find(({ low }) => low === name);
  return range ? [name, range.high] : [name];
});

/** Returns whether the filter is the lowest or highest value of a range. Only members may use such filters. */
export const isRangeFilter = (name: ItemFilterName): boolean =>
  ITEM_FILTER_RANGES.some(({ low, high }) => low === name || high === name);

const formOf = (valueOf: (name: ItemFilterName) => string): FilterForm =>
  Object.fromEntries(NAMES.map((name) => [name, valueOf(name)]));

export const EMPTY_FILTER_FORM = formOf(() => '');

export const filterFormOf = (filters: ItemFilterValues) => formOf((name) => filters[name]);

export const filtersOf = (form: FilterForm) =>
  formOf((name) => ITEM_FILTERS[name].normalize(form[name] ?? ''));

/** Returns the error messages of the invalid fields. The server would send the same messages. */
export function filterErrors(form: FilterForm): FilterErrors {
  const filters = filtersOf(form);
  const errors: FilterErrors = {};
  for (const name of NAMES) {
    const message = filters[name] && errorOf(name, filters[name]);
    if (message) errors[name] = message;
  }
  for (const { low, message } of reversedRanges(filters)) errors[low] ??= message;
  return errors;
}

const errorOf = (name: ItemFilterName, value: string) =>
  ITEM_FILTERS[name].schema.safeParse(value).error?.issues[0]?.message;

/** The schema of the filter form. It rejects a form with invalid fields. */
export const filterFormSchema = z
  .object(Object.fromEntries(NAMES.map((name) => [name, z.string()])))
  .check(({ value, issues }) => {
    for (const [name, message] of Object.entries(filterErrors(value)))
      issues.push({ code: 'custom', input: value, path: [name], message });
  });
