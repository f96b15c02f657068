import {
  type ItemListQueryInput,
  sortFieldSchema,
  sortOrderSchema,
} from '@contract/schemas/item-list';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createItemServerInstance,
  type ItemServerInstance,
  manyItems,
  NOON,
} from './stored-items.test-support';
import { anyQuery } from './item-list-queries.test-support';
import { referenceItemList } from './reference-item-list.test-support';

const sorts = sortFieldSchema.options.flatMap((sortBy) =>
  sortOrderSchema.options.map((sortOrder) => ({ sortBy, sortOrder })),
);

async function wholeList(instance: ItemServerInstance, query: ItemListQueryInput) {
  const first = await instance.list(query);
  const { pages, asOf } = first.pagination;
  const responses = [first];
  for (let page = 2; page <= pages; page += 1)
    responses.push(await instance.list({ ...query, page, asOf }));
  return responses;
}

it.each(sorts)(
  'the item list returns the same pages as the reference model, sorted by $sortBy $sortOrder',
  async (sort) => {
    const queries = fc.array(anyQuery, { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(manyItems(500), queries, async (items, filters) => {
        const instance = createItemServerInstance(items);
        for (const filter of [{}, ...filters]) {
          const query: ItemListQueryInput = { ...filter, ...sort };
          const responses = await wholeList(instance, query);
          const { ids, priceSummary } = referenceItemList(items, query, NOON);
          const total = ids.length;
          const limit = Number(query.limit ?? 16);
          const pages = Math.ceil(total / limit);
          expect(responses.flatMap((response) => response.items.map(({ id }) => id))).toEqual(ids);
          responses.forEach(({ pagination, ...response }, at) => {
            expect(pagination).toMatchObject({ page: at + 1, pages, total, limit });
            expect(response.priceSummary).toEqual(priceSummary);
            expect(response.items).toHaveLength(Math.max(0, Math.min(limit, total - at * limit)));
          });
        }
      }),
      { numRuns: 3 },
    );
  },
);
