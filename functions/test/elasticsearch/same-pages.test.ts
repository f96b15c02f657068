import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemFilterOf } from '../../src/domain/items/item-index/matching';
import {
  ITEMS_TO_FILTER,
  FILTERS_WITH_FOUND_IDS,
  ITEMS_TO_SEARCH,
  SEARCHES_WITH_FOUND_IDS,
} from '../../src/domain/items/item-index/item-queries.test-support';
import { NOON as CASES_NOON } from '../../src/domain/items/item-index/indexed-items.test-support';
import { itemWith, manyItems, NOON } from '../../src/services/items/stored-items.test-support';
import { createMemoryAndEngineQueries } from './support/memory-and-engine-queries';
import { anyRequest, newItemListRequest, ALL_SORTS } from './support/list-requests';
import { isShortRun } from './support/short-form';

/** The number of sets of 500 items. The test sends generated queries to each set. */
const SETS = isShortRun ? 1 : 2;
const AT_A_TIME = 10;
/**
 * The numbers of places at the start of a list that the engine reaches without a cursor. `undefined` stands for the
 * default, which is more than the places of any list in these tests.
 */
const WINDOWS = isShortRun ? [90] : [undefined, 90];
const PAGED_SEARCHES = isShortRun ? ['e'] : [undefined, 'e', 'owl'];
const QUERIES_PER_SET = isShortRun ? 100 : 1000;

/**
 * Functions that return the nth of `count` prices. The prices of each function make the engine find the median in
 * another way.
 */
const PRICES: readonly ((nth: number, count: number) => number)[] = [
  (nth) => nth % 3,
  (nth) => 2800 + nth,
  // The two middle prices are in the same price step. This step contains more prices than a histogram can have buckets.
  (nth) => 900_000_000 + nth,
  (nth) => 900_000_000 + nth * 100_000,
  // The lowest and the highest price are far from the prices of the median's step.
  (nth, count) => (nth === 0 ? 100 : nth === count - 1 ? 999_999_999 : 500_000_000 + nth),
  // The two middle prices, from which the median is computed, are far apart.
  (nth, count) => (2 * nth < count ? 100 : 999_999_999),
  (nth, count) => (2 * nth < count ? 2800 : 2801),
  (nth, count) => (2 * nth < count ? 900_000_000 : 900_000_001) + nth,
];

const sets = fc.sample(manyItems(500), { numRuns: SETS, seed: 36 });
const idsOf = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
  items.map(({ id }) => id);

describe.each(sets.map((items, n) => [n, items] as const))(
  'memory and engine with 500 items, set %i',
  (n, items) => {
    it.each(WINDOWS)(
      'return the same pages in all sort orders when the engine needs a cursor after %j items (undefined: after the default number)',
      async (window) => {
        const { same } = await createMemoryAndEngineQueries(items, NOON, window);
        const limit = 60;
        for (const sort of ALL_SORTS)
          for (const search of PAGED_SEARCHES) {
            const request = newItemListRequest({ sort, filter: itemFilterOf({ search }) });
            const pageAt = (offset: number) =>
              same((queries) => queries.page({ ...request, range: { offset, limit }, asOf: NOON }));
            const { places } = await pageAt(0);
            const others = Array.from({ length: Math.ceil(places / limit) }, (_, page) => page + 1);
            await Promise.all(others.map((page) => pageAt(page * limit)));
          }
      },
    );

    it('return the same pages for generated requests', async () => {
      const { same } = await createMemoryAndEngineQueries(items, NOON, 40);
      const requests = fc.array(anyRequest, { minLength: AT_A_TIME, maxLength: AT_A_TIME });
      await fc.assert(
        fc.asyncProperty(requests, async (asked) => {
          await Promise.all(asked.map((request) => same((queries) => queries.page(request))));
        }),
        { numRuns: QUERIES_PER_SET / AT_A_TIME, seed: n, endOnFailure: true },
      );
    });
  },
);

describe('memory and engine', () => {
  it('return the same items for each search', async () => {
    const { same } = await createMemoryAndEngineQueries(ITEMS_TO_SEARCH, CASES_NOON);
    for (const [search, ids] of SEARCHES_WITH_FOUND_IDS) {
      const request = newItemListRequest({ filter: itemFilterOf({ search }) });
      expect(idsOf(await same((queries) => queries.page(request))).sort()).toEqual([...ids].sort());
    }
  });

  it('return the same items for each filter', async () => {
    const { same } = await createMemoryAndEngineQueries(ITEMS_TO_FILTER, CASES_NOON);
    for (const [filter, ids] of FILTERS_WITH_FOUND_IDS) {
      const request = newItemListRequest({ filter: { ...itemFilterOf({}), ...filter } });
      expect(idsOf(await same((queries) => queries.page(request))).sort()).toEqual([...ids].sort());
    }
  });

  it('return the same items for searches with letters of any script', async () => {
    const letters = ['a', 'b', 'é', 'ß', ' ', '\u001c', '日', '🦉', '\ud83e', '\uffff', "'", '@'];
    const text = fc.array(fc.constantFrom(...letters), { maxLength: 8 });
    const texts = fc.sample(text, { numRuns: 300, seed: 1 }).map((parts) => parts.join(''));
    const items = texts.map((title, n) =>
      itemWith(`i${String(n)}`, { title, username: texts[n + 1] ?? 'a', categoryName: null }),
    );
    const { same } = await createMemoryAndEngineQueries(items, NOON);
    const searches = texts.slice(0, 150).filter((words) => words !== '');
    const requests = searches.map((search) =>
      newItemListRequest({ filter: { ...itemFilterOf({}), search } }),
    );
    await Promise.all(requests.map((request) => same((queries) => queries.page(request))));
  });

  it('return the same price summaries even when prices are far apart', async () => {
    const counts = [40, 41];
    const items = PRICES.flatMap((centsOf, n) =>
      counts.flatMap((count) =>
        Array.from({ length: count }, (_, place) => {
          const title = `set${String(n)}of${String(count)}`;
          const id = `${title}-${String(place)}`;
          return itemWith(id, { title, soldPriceCents: centsOf(place, count) });
        }),
      ),
    );
    const { same } = await createMemoryAndEngineQueries(items, NOON);
    for (const n of PRICES.keys())
      for (const count of counts) {
        const search = `set${String(n)}of${String(count)}`;
        const request = newItemListRequest({ filter: itemFilterOf({ search }) });
        const { priceSummary } = await same((queries) => queries.page(request));
        expect(priceSummary?.sales).toBe(count);
      }
  });
});
