import { DAY_MS } from '@contract/rules/durations';
import type { ItemListQueryInput } from '@contract/schemas/item-list';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { IndexedItem } from '../../../src/domain/items/item-index/indexed-item';
import { manyItems, NOON } from '../../../src/services/items/stored-items.test-support';
import { anyQuery } from '../../../src/services/items/item-list-queries.test-support';
import { referenceItemList } from '../../../src/services/items/reference-item-list.test-support';
import { itemIdsOf, listItems, storeItems } from '../support/item-list';
import { createMember, type Member, uniqueName } from '../support/member';

// The number of items. The unit test compares the item index with the same model, for 500 items and all sort orders.
// This test covers what only HTTP requests have: query strings and pages.
const COUNT = 60;
const YEARS_AGO_MS = 5 * 365 * DAY_MS;
const marker = uniqueName();

const sorts = [
  { sortBy: 'added', sortOrder: 'desc' },
  { sortBy: 'price', sortOrder: 'asc' },
  { sortBy: 'title', sortOrder: 'asc' },
] as const;

/** Adds the marker of this test to an item, and moves its time 5 years back, so that it cannot become a champion. */
const marked = (item: IndexedItem): IndexedItem => ({
  ...item,
  storedAt: 0,
  card: {
    ...item.card,
    title: `${item.card.title} ${marker}`,
    addedAt: new Date(item.card.addedAt.getTime() - YEARS_AGO_MS),
  },
});

const REMOVALS = [
  { removedAt: new Date() },
  { hiddenAt: new Date() },
  { expiresAt: new Date(Date.now() - 1) },
];

let member: Member;
let items: IndexedItem[];
beforeAll(async () => {
  member = await createMember({ premium: true });
  const [sample = []] = fc.sample(manyItems(COUNT), { numRuns: 1, seed: 4 });
  items = sample.map(marked);
  const refs = await storeItems(
    items.map(({ card, goneAt }, n) => ({
      ...card,
      expiresAt: new Date(Date.now() + DAY_MS),
      ...(goneAt <= NOON && REMOVALS[n % REMOVALS.length]),
    })),
  );
  items = items.map((item, n) => ({ ...item, id: refs[n]?.id ?? item.id }));
});

/**
 * Returns all pages of a list. Requests them in parallel, because an instance syncs its items only a few times a
 * second, so each of several consecutive requests would wait for a sync.
 */
async function wholeList(query: ItemListQueryInput) {
  const first = await listItems(query, member);
  const { pages, asOf } = first.pagination;
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, n) => n + 2);
  return [
    first,
    ...(await Promise.all(others.map((page) => listItems({ ...query, page, asOf }, member)))),
  ];
}

const filters = fc.sample(anyQuery, { numRuns: sorts.length, seed: 4 });

it.each(sorts.map((sort, n) => ({ ...sort, filter: filters[n] })))(
  'GET /api/items returns the same items as a simple model in the test when sorted by $sortBy $sortOrder',
  async ({ filter, ...sort }) => {
    for (const { search = '', ...others } of [{}, { ...filter, limit: 16 }]) {
      const query = { ...others, ...sort, search: `${search} ${marker}` };
      const { ids, priceSummary } = referenceItemList(items, query, NOON);
      const responses = await wholeList(query);
      expect(responses.flatMap(itemIdsOf)).toEqual(ids);
      for (const response of responses) {
        expect(response.pagination.total).toBe(ids.length);
        expect(response.priceSummary).toEqual(priceSummary);
      }
    }
  },
);

it('the test compares GET /api/items with a simple model on more than two pages of items', () => {
  expect(referenceItemList(items, {}, NOON).ids.length).toBeGreaterThan(32);
});
