import { itemListQuerySchema, SORT_FIELDS } from '@contract/schemas/item-list';
import fc from 'fast-check';
import { itemFilterOf } from '../../../src/domain/items/item-index/matching';
import type { ItemListRequest } from '../../../src/services/items/item-list-request';
import { anyQuery } from '../../../src/services/items/item-list-queries.test-support';
import { NOON } from '../../../src/services/items/stored-items.test-support';
import { NOBODY_BLOCKED } from '../../../src/services/blocking/blocked-members';

export const ALL_SORTS = SORT_FIELDS.flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((sortOrder) => ({ sortBy, sortOrder })),
);

export const newItemListRequest = (request: Partial<ItemListRequest> = {}): ItemListRequest => ({
  filter: itemFilterOf({}),
  sort: { sortBy: 'added', sortOrder: 'desc' },
  range: { offset: 0, limit: 16 },
  asOf: null,
  canPage: true,
  blocked: NOBODY_BLOCKED,
  ...request,
});

const anyBlocked = fc
  .subarray(['ann', 'bob', 'zoé', 'nobody'])
  .map((ids) => ({ ids: new Set(ids), key: ids.join() }));

/**
 * Generates texts to search for. Some of their letters occur in the titles, names and categories of `manyItems`, and
 * others occur in none of them.
 */
const anySearch = fc
  .array(fc.constantFrom(...Array.from("owlevisbrazdécjan_0 5@&'ÖÄpfß🦉")), { maxLength: 6 })
  .map((letters) => letters.join(''));

/** Generates a request for a page of a list with random filters, sort, snapshot and blocked members. */
export const anyRequest: fc.Arbitrary<ItemListRequest> = fc
  .record({
    query: anyQuery,
    search: fc.option(anySearch, { nil: undefined, freq: 1 }),
    sort: fc.constantFrom(...ALL_SORTS),
    page: fc.nat(8),
    asOf: fc.option(fc.integer({ min: -110, max: 0 })),
    blocked: fc.oneof(fc.constant(NOBODY_BLOCKED), anyBlocked),
    canPage: fc.boolean(),
  })
  .map(({ query, search, sort, page, asOf, blocked, canPage }) => {
    const { limit, ...filters } = itemListQuerySchema.parse({
      ...query,
      ...(search !== undefined && { search }),
    });
    return newItemListRequest({
      filter: itemFilterOf(filters),
      range: { offset: page * limit, limit },
      asOf: asOf === null ? null : NOON + asOf,
      sort,
      blocked,
      canPage,
    });
  });
