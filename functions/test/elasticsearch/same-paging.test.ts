import { SORT_FIELDS } from '@contract/schemas/item-list';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemFilterOf } from '../../src/domain/items/item-index/matching';
import type { IndexedItem } from '../../src/domain/items/item-index/indexed-item';
import {
  itemWith,
  manyItems,
  NEVER,
  NOON,
} from '../../src/services/items/stored-items.test-support';
import { createMemoryAndEngineQueries } from './support/memory-and-engine-queries';
import { newItemListRequest } from './support/list-requests';
import { isShortRun } from './support/short-form';

const ITEMS = isShortRun ? 120 : 200;
/** How many times items change while a list is read. */
const STEPS = isShortRun ? 2 : 3;
const CHANGES = ['add', 'like', 'retitle', 'remove', 'hide', 'expire', 'expire before'] as const;

interface Change {
  readonly kind: (typeof CHANGES)[number];
  readonly nth: number;
}

const changes = fc.array(fc.record({ kind: fc.constantFrom(...CHANGES), nth: fc.nat(ITEMS) }), {
  maxLength: 12,
});

/** Returns a new or changed item. The test makes this change after it has read the list. */
function changed(items: readonly IndexedItem[], { kind, nth }: Change, now: number): IndexedItem {
  const item = items[nth % items.length] ?? itemWith('none', {});
  const { card } = item;
  return {
    add: itemWith(`added-${String(now)}`, { storedAt: now, addedAt: new Date(now / 1000) }),
    like: { ...item, card: { ...card, likesCount: card.likesCount + 1 } },
    retitle: { ...item, card: { ...card, title: 'Owl again' } },
    remove: { ...item, goneAt: Math.min(item.goneAt, now), removedAt: now },
    hide: { ...item, goneAt: Math.min(item.goneAt, now), hiddenUntil: NEVER },
    expire: { ...item, goneAt: Math.min(item.goneAt, now) },
    'expire before': { ...item, goneAt: NOON - 1 },
  }[kind];
}

it.each(SORT_FIELDS)(
  'memory and engine return the same pages of a list sorted by %s while its items change',
  async (sortBy) => {
    const between = fc.array(changes, { minLength: STEPS, maxLength: STEPS });
    const orders = fc.constantFrom('asc' as const, 'desc' as const);
    const searches = fc.constantFrom(undefined, 'e');
    await fc.assert(
      fc.asyncProperty(manyItems(ITEMS), between, orders, searches, async (...given) => {
        const [start, steps, sortOrder, search] = given;
        // Every fourth item expires between two pages.
        const items = start.map((item, n) =>
          n % 4 === 0 ? { ...item, goneAt: NOON + n * 50_000 } : { ...item, goneAt: NEVER },
        );
        const { same, put, now } = await createMemoryAndEngineQueries(items, NOON);
        const filter = itemFilterOf({ search });
        const request = newItemListRequest({ filter, sort: { sortBy, sortOrder } });
        const { asOf, places } = await same((queries) => queries.page(request));
        const known = new Map(items.map((item) => [item.id, item]));
        for (const step of steps) {
          for (const change of step) {
            const item = changed([...known.values()], change, now());
            known.set(item.id, item);
          }
          await put(...known.values());
          for (let offset = 0; offset < places; offset += 40) {
            const page = { ...request, range: { offset, limit: 40 }, asOf };
            const found = await same((queries) => queries.page(page));
            expect(found.asOf).toBe(asOf);
            if (sortBy !== 'added') expect(found.places).toBe(places);
          }
        }
      }),
      { numRuns: isShortRun ? 1 : 3, seed: 36, endOnFailure: true },
    );
  },
);
