import { mapItemFilters } from '@contract/rules/item-filters';
import type { ItemFilterName } from '@contract/schemas/item-filters';
import type { ItemListQuery } from '@contract/schemas/item-list';

/** What is looked for; null for a filter that is not set. An item has to fit all of them. */
export type ItemFilter = {
  readonly [Name in ItemFilterName]: Exclude<NonNullable<ItemListQuery[Name]>, 'all'> | null;
};

/** Returns the filters that a checked query sets. */
export const itemFilterOf = (query: Pick<Partial<ItemListQuery>, ItemFilterName>): ItemFilter =>
  mapItemFilters((name, { normalize }) => normalize(query[name] ?? '') || null) as ItemFilter;
