import * as z from 'zod/mini';
import {
  ITEM_FILTER_RANGES,
  ITEM_FILTERS,
  type ItemFilterDeclaration,
  type ItemFilterName,
} from './item-filters';

/** The values of all filters of the item list as texts. '' means that a filter is not set. */
export type ItemFilterValues = Readonly<Record<ItemFilterName, string>>;

/**
 * Returns the names of the filters in one place (the filter bar or the filter form), in declaration order. Without a
 * place, returns the names of all filters.
 */
export const itemFilterNames = (place?: ItemFilterDeclaration['place']): ItemFilterName[] =>
  (Object.keys(ITEM_FILTERS) as ItemFilterName[]).filter(
    (name) => place === undefined || ITEM_FILTERS[name].place === place,
  );

export const mapItemFilters = <Result>(
  map: (name: ItemFilterName, filter: ItemFilterDeclaration) => Result,
): Record<ItemFilterName, Result> =>
  Object.fromEntries(
    itemFilterNames().map((name) => [name, map(name, ITEM_FILTERS[name])]),
  ) as Record<ItemFilterName, Result>;

export const NO_ITEM_FILTERS: ItemFilterValues = mapItemFilters(() => '');

type Schemas = {
  readonly [Name in ItemFilterName]: z.ZodMiniOptional<(typeof ITEM_FILTERS)[Name]['schema']>;
};

export const itemFilterSchemas = mapItemFilters((_name, { schema }) =>
  z.optional(schema),
) as Schemas;

/** Returns true if a filter for a range of prices or dates is set. Only members may use such filters. */
export const hasRangeFilter = (
  values: Partial<Record<ItemFilterName, string | undefined>>,
): boolean =>
  ITEM_FILTER_RANGES.some(({ low, high }) => Boolean(values[low]) || Boolean(values[high]));

/** Returns `values` without the filters for ranges of prices and dates. */
export const withoutRangeFilters = <Values extends ItemFilterValues>(values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    ITEM_FILTER_RANGES.flatMap(({ low, high }) => [
      [low, ''],
      [high, ''],
    ]),
  ),
});

/** Returns the ranges whose lower end is above their upper end. A range with only one end is never reversed. */
export const reversedRanges = (values: Partial<Record<ItemFilterName, string | undefined>>) =>
  ITEM_FILTER_RANGES.filter(({ low, high }) => {
    const { rank } = ITEM_FILTERS[low];
    const [from, to] = [values[low], values[high]];
    return Boolean(from && to) && rank(from ?? '') > rank(to ?? '');
  });
