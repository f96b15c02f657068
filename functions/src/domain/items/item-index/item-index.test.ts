import { SORT_FIELDS, type SortOrder } from '@contract/schemas/item-list';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_ITEM_FILTER, indexedItem, NOON } from './indexed-items.test-support';
import type { IndexedItem } from './indexed-item';
import type { ItemFilter } from './matching';
import { createItemIndex, type ItemIndex } from './item-index';
import {
  ITEMS_TO_FILTER,
  FILTERS_WITH_FOUND_IDS,
  ITEMS_TO_SEARCH,
  SEARCHES_WITH_FOUND_IDS,
  titledItem,
} from './item-queries.test-support';

const NOW = { asOf: NOON, now: NOON };
const NEWEST = { sortBy: 'added', sortOrder: 'desc' } as const;
const ALL = { offset: 0, limit: 1000 };
const SORTS = SORT_FIELDS.flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((sortOrder) => ({ sortBy, sortOrder })),
);

function indexOf(items: readonly IndexedItem[]): ItemIndex {
  const index = createItemIndex();
  index.put(items);
  return index;
}

const idsFound = (index: ItemIndex, filter: Partial<ItemFilter>) =>
  index.page(index.match({ ...ANY_ITEM_FILTER, ...filter }, NOW), NEWEST, ALL).map(({ id }) => id);

describe('item index search', () => {
  const index = indexOf(ITEMS_TO_SEARCH);

  it.each(SEARCHES_WITH_FOUND_IDS)(
    'finds the items whose texts contain every searched word, alone or inside a longer word: %j',
    (search, ids) => {
      expect(idsFound(index, { search }).sort()).toEqual([...ids].sort());
    },
  );

  it('finds a renamed item only by its new title', () => {
    const renamed = indexOf([titledItem('one', 'Owl')]);
    renamed.put([titledItem('one', 'Fox')]);
    expect(idsFound(renamed, { search: 'fox' })).toEqual(['one']);
    expect(idsFound(renamed, { search: 'owl' })).toEqual([]);
  });
});

describe('item index filters', () => {
  const index = indexOf(ITEMS_TO_FILTER);

  it.each(FILTERS_WITH_FOUND_IDS)(
    'returns only items that match all filters: %j',
    (filter, ids) => {
      expect(idsFound(index, filter).sort()).toEqual([...ids].sort());
    },
  );
});

describe('item index sort order', () => {
  it('breaks ties by time added, then by id, and reverses ties in descending order', () => {
    const at = (ms: number) => new Date(NOON / 1000 - 10_000 + ms);
    const index = indexOf([
      indexedItem('b', { card: { addedAt: at(5) } }),
      indexedItem('c', { card: { addedAt: at(5) } }),
      indexedItem('a', { card: { addedAt: at(9) } }),
    ]);
    const ids = (sortOrder: SortOrder) =>
      index
        .page(index.match(ANY_ITEM_FILTER, NOW), { sortBy: 'price', sortOrder }, ALL)
        .map(({ id }) => id);
    expect(ids('asc')).toEqual(['b', 'c', 'a']);
    expect(ids('desc')).toEqual(['a', 'c', 'b']);
  });

  it('sorts items without a profit last in ascending and in descending order', () => {
    const sale = (id: string, purchasePriceCents: number) =>
      indexedItem(id, { card: { isOwnSale: true, purchasePriceCents } });
    const index = indexOf([indexedItem('find'), sale('loss', 9000), sale('gain', 100)]);
    const ids = (sortOrder: SortOrder) =>
      index
        .page(index.match(ANY_ITEM_FILTER, NOW), { sortBy: 'profit', sortOrder }, ALL)
        .map(({ id }) => id);
    expect(ids('desc')).toEqual(['gain', 'loss', 'find']);
    expect(ids('asc')).toEqual(['loss', 'gain', 'find']);
  });

  it('returns the same order as a new index after a random sequence of insertions and removals', () => {
    const item = fc
      .record({
        id: fc.nat(30),
        price: fc.nat(3),
        likes: fc.nat(3),
        title: fc.nat(3),
        ms: fc.nat(3),
      })
      .map(({ id, price, likes, title: name, ms }) =>
        indexedItem(`i${id}`, {
          card: {
            soldPriceCents: price,
            likesCount: likes,
            title: `Title ${name}`,
            isOwnSale: price % 2 === 0,
            purchasePriceCents: likes,
            addedAt: new Date(NOON / 1000 - 10_000 + ms),
          },
        }),
      );
    const change = fc.oneof(
      fc.record({ put: fc.array(item) }),
      fc.record({ remove: fc.array(fc.nat(30)) }),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const index = createItemIndex();
        const known = new Map<string, IndexedItem>();
        for (const step of changes) {
          if ('put' in step) {
            index.put(step.put);
            for (const put of step.put) known.set(put.id, put);
          } else {
            const ids = step.remove.map((id) => `i${id}`);
            index.remove(ids);
            for (const id of ids) known.delete(id);
          }
        }
        const fresh = indexOf([...known.values()].reverse());
        expect(index.size).toBe(known.size);
        for (const sort of SORTS)
          for (const search of [null, 'title 1', 'e']) {
            const filter = { ...ANY_ITEM_FILTER, search };
            expect(index.page(index.match(filter, NOW), sort, ALL)).toEqual(
              fresh.page(fresh.match(filter, NOW), sort, ALL),
            );
          }
        expect(index.lines().sort()).toEqual(fresh.lines().sort());
      }),
    );
  });

  it('keeps the order when the index grows beyond its initial capacity', () => {
    const many = Array.from({ length: 3000 }, (_, n) =>
      indexedItem(`i${n}`, { card: { soldPriceCents: n } }),
    );
    const index = indexOf(many);
    const last = index.page(
      index.match(ANY_ITEM_FILTER, NOW),
      { sortBy: 'price', sortOrder: 'asc' },
      {
        offset: 2999,
        limit: 16,
      },
    );
    expect(last).toEqual([many[2999]]);
  });
});

describe('item index snapshot', () => {
  const at = (seconds: number) => NOON + seconds * 1_000_000;
  const index = indexOf([
    indexedItem('early', { storedAt: at(0) }),
    indexedItem('late', { storedAt: at(20) }),
    indexedItem('gone', { storedAt: at(0), goneAt: at(15) }),
  ]);

  it('match ignores items stored after `asOf`, and items that are gone since then count in `places`, but not in `total`', () => {
    expect(index.match(ANY_ITEM_FILTER, { asOf: at(10), now: at(10) })).toMatchObject({
      total: 2,
      places: 2,
    });
    expect(index.match(ANY_ITEM_FILTER, { asOf: at(10), now: at(30) })).toMatchObject({
      total: 1,
      places: 2,
    });
    expect(index.match(ANY_ITEM_FILTER, { asOf: at(30), now: at(30) })).toMatchObject({
      total: 2,
      places: 2,
    });
    // A snapshot contains an item from its `storedAt` until its `goneAt`, to the microsecond.
    expect(index.match(ANY_ITEM_FILTER, { asOf: at(15), now: at(15) })).toMatchObject({
      total: 1,
      places: 1,
    });
    expect(index.match(ANY_ITEM_FILTER, { asOf: at(20), now: at(20) })).toMatchObject({
      total: 2,
      places: 2,
    });
  });

  it('removeGoneBefore removes only items that were gone before the given time', () => {
    const pruned = indexOf([indexedItem('gone', { goneAt: at(15) }), indexedItem('live')]);
    pruned.removeGoneBefore(at(15));
    expect(pruned.size).toBe(2);
    pruned.removeGoneBefore(at(16));
    expect(pruned.get('gone')).toBeNull();
    expect(pruned.get('live')).toEqual(indexedItem('live'));
  });
});

it('pageOf leaves out an item that is gone since the order of the items was computed', () => {
  const items = ['a', 'b', 'c', 'd'].map((id, n) => indexedItem(id, { card: { likesCount: n } }));
  const index = indexOf(items);
  const order = index.order(index.match(ANY_ITEM_FILTER, NOW), {
    sortBy: 'likes',
    sortOrder: 'desc',
  });
  index.put([
    indexedItem('a', { card: { likesCount: 99 } }),
    indexedItem('c', { goneAt: NOON + 1 }),
  ]);
  const page = index.pageOf(order, NOON + 2, { offset: 1, limit: 2 });
  expect(page.items.map(({ id }) => id)).toEqual(['b']);
  expect(page.total).toBe(3);
});

describe('item index prices', () => {
  const priced = (...cents: number[]) => {
    const index = indexOf(
      cents.map((soldPriceCents, n) => indexedItem(`i${n}`, { card: { soldPriceCents } })),
    );
    return index.prices(index.match(ANY_ITEM_FILTER, NOW));
  };

  it('returns prices only for five or more matches', () => {
    expect(priced(1, 2, 3, 4)).toBeNull();
    expect(priced(500, 100, 300, 200, 400)).toEqual({ median: 300, lowest: 100, highest: 500 });
  });

  it('returns the median, lowest and highest price for few matches and for many matches', () => {
    const index = indexOf(
      Array.from({ length: 400 }, (_, n) =>
        indexedItem(`i${n}`, {
          card: { title: n % 50 === 0 ? 'Owl' : 'Fox', soldPriceCents: 1000 - n },
        }),
      ),
    );
    const pricesFor = (search: string) =>
      index.prices(index.match({ ...ANY_ITEM_FILTER, search }, NOW));
    expect(pricesFor('owl')).toEqual({ median: 825, lowest: 650, highest: 1000 });
    expect(pricesFor('fox')).toEqual({ median: 800, lowest: 601, highest: 999 });
  });

  it('returns the mean of the two middle prices as median when the number of prices is even', () => {
    expect(priced(100, 200, 301, 400, 500, 600)?.median).toBe(351);
  });
});

it('the item index counts the live items of each category', () => {
  const inCategory = (id: string, categoryName: string | null, goneAt = NOON + 1) =>
    indexedItem(id, { card: { categoryName }, goneAt });
  const index = indexOf([
    inCategory('a', 'Shoes'),
    inCategory('b', 'Hats'),
    inCategory('c', 'Shoes'),
    inCategory('d', null),
    inCategory('e', 'Gone', NOON),
  ]);
  expect(index.categories(NOON)).toEqual([
    { categoryName: 'Hats', items: 1 },
    { categoryName: 'Shoes', items: 2 },
  ]);
});

describe('newest item of the item index', () => {
  const storedAt = (id: string, time: number, goneAt = NOON + 1) =>
    indexedItem(id, { storedAt: time, goneAt });

  it('returns when the newest live item was stored', () => {
    const index = indexOf([storedAt('a', NOON - 3), storedAt('b', NOON - 2)]);
    index.put([storedAt('gone', NOON - 1, NOON)]);
    expect(index.newestStoredAt(NOON)).toBe(NOON - 2);
    index.remove(['b']);
    expect(index.newestStoredAt(NOON)).toBe(NOON - 3);
  });

  it('returns null when no item is live', () => {
    expect(indexOf([storedAt('gone', NOON - 1, NOON)]).newestStoredAt(NOON)).toBeNull();
  });
});
