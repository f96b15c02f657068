import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';
import type { Logger } from '../../lib/logger';
import type { Catalogue } from '../../repos/catalogue-repo';
import type { IndexedItemsRepo } from '../../repos/indexed-items-repo';
import { createCatalogueFolding } from './catalogue-folding';
import { loadItemIndex } from './loaded-item-index';
import { itemWith, NOON, SECOND } from './stored-items.test-support';

const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const silent: Logger = { info: () => {}, warn: () => {}, error: () => {}, with: () => silent };

/**
 * Creates an in-memory database. It calls `wait` before and after reads and writes, so that a test can run other steps
 * at these moments.
 */
function createDatabase(wait: () => Promise<unknown> = () => Promise.resolve()) {
  const items = new Map<string, { item: IndexedItem; updatedAt: Micros }>();
  let catalogue: Catalogue | null = null;
  let time = NOON;

  async function* pagesSince(from: Micros, inclusive: boolean) {
    await wait();
    const found = [...items.values()]
      .filter(({ updatedAt }) => (inclusive ? updatedAt >= from : updatedAt > from))
      .sort((a, b) => a.updatedAt - b.updatedAt);
    const lastUpdatedAt = found.at(-1)?.updatedAt ?? null;
    const page = { items: found.map(({ item }) => item), unreadable: [], lastUpdatedAt };
    yield { ...page, readTime: time };
    await wait();
  }
  const indexedItems: IndexedItemsRepo = {
    changedSince: ({ from, inclusive }) => pagesSince(from, inclusive),
    everything: () => pagesSince(0, true),
  };
  const repo = {
    load: async () => {
      await wait();
      return catalogue;
    },
    replace: async (next: Catalogue) => {
      await wait();
      catalogue = next;
    },
  };
  const now = () => new Date(time / 1000);
  const deps = { catalogue: repo, indexedItems, log: silent };
  return {
    folding: createCatalogueFolding({ ...deps, now }),
    /** Commits an item whose `updatedAt` is `late` microseconds before the commit. */
    put: (item: IndexedItem, late: Micros = 0) => {
      time += SECOND;
      items.set(item.id, { item, updatedAt: time - late });
    },
    delete: (id: string) => items.delete(id),
    pass: (micros: Micros) => {
      time += micros;
    },
    lose: () => {
      catalogue = null;
    },
    catalogue: () => catalogue,
    pricesById: async () => {
      const { index } = await loadItemIndex(deps, time);
      const ids = index.lines().map((line) => (JSON.parse(line) as [string])[0]);
      return Object.fromEntries(ids.sort().map((id) => [id, index.get(id)?.card.soldPriceCents]));
    },
  };
}

const priced = (id: string, soldPriceCents: number) => itemWith(id, { soldPriceCents });

describe('catalogue folding', () => {
  it('writes all items in the first run, and writes nothing in a run without changes', async () => {
    const database = createDatabase();
    database.put(priced('owl', 1));
    expect(await database.folding.fold()).toEqual({ items: 1, isWritten: true });
    const written = database.catalogue();
    database.pass(10 * MINUTE);
    expect(await database.folding.fold()).toEqual({ items: 1, isWritten: false });
    expect(database.catalogue()).toBe(written);
  });

  it('updates changed items and drops items that expired two hours ago', async () => {
    const database = createDatabase();
    database.put(priced('owl', 1));
    database.put(itemWith('fox', { goneAt: NOON + MINUTE }));
    await database.folding.fold();
    database.pass(10 * MINUTE);
    database.put(priced('owl', 2));
    expect(await database.folding.fold()).toEqual({ items: 2, isWritten: true });
    expect(await database.pricesById()).toMatchObject({ owl: 2 });
    database.pass(2 * HOUR);
    expect(await database.folding.fold()).toEqual({ items: 1, isWritten: true });
    expect(await database.pricesById()).toEqual({ owl: 2 });
  });

  it('includes an item that was committed 30 seconds after its `updatedAt`', async () => {
    const database = createDatabase();
    database.put(priced('owl', 1));
    await database.folding.fold();
    database.put(priced('fox', 2), 30 * SECOND);
    await database.folding.fold();
    expect(database.catalogue()?.lines).toHaveLength(2);
  });

  it('writes an unchanged catalogue again when the catalogue is an hour old', async () => {
    const database = createDatabase();
    database.put(priced('owl', 1));
    await database.folding.fold();
    const before = database.catalogue()?.syncedTo ?? 0;
    database.pass(HOUR);
    expect(await database.folding.fold()).toMatchObject({ isWritten: true });
    expect(database.catalogue()?.syncedTo).toBe(before + HOUR);
  });

  it('drops an item whose document is gone when the catalogue is rebuilt from all items, but not when only changes are added', async () => {
    const database = createDatabase();
    database.put(priced('owl', 1));
    database.put(priced('fox', 2));
    await database.folding.fold();
    database.delete('fox');
    expect(await database.folding.fold()).toEqual({ items: 2, isWritten: false });
    expect(await database.folding.rebuild()).toEqual({ items: 1, isWritten: true });
    expect(await database.pricesById()).toEqual({ owl: 1 });
  });

  it('reads all items and writes the catalogue when it is missing', async () => {
    const database = createDatabase();
    database.put(priced('owl', 1));
    await database.folding.fold();
    database.lose();
    expect(await database.pricesById()).toEqual({ owl: 1 });
    expect(await database.folding.fold()).toEqual({ items: 1, isWritten: true });
  });
});

type Step = { readonly put: number; readonly late: number } | 'fold' | 'rebuild' | 'lose';
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ put: fc.nat(4), late: fc.nat({ max: 59 }) }),
  fc.constantFrom('fold', 'rebuild', 'lose'),
);

it('catalogue folding keeps every change when folds, rebuilds and item writes run concurrently', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 12 }),
      async (scheduler, steps) => {
        const database = createDatabase(() => scheduler.schedule(Promise.resolve()));
        const prices: Record<string, number> = {};
        const run = async (action: Step, price: number) => {
          if (action === 'fold' || action === 'rebuild') await database.folding[action]();
          else if (action === 'lose') database.lose();
          else {
            prices[String(action.put)] = price;
            database.put(priced(String(action.put), price), action.late * SECOND);
          }
        };
        // Each step waits before it starts, so that items are also written between the stages of a fold.
        const all = steps.map(async (action, price) => {
          await scheduler.schedule(Promise.resolve());
          await run(action, price);
        });
        await scheduler.waitFor(Promise.all(all));
        expect(await scheduler.waitFor(database.pricesById())).toEqual(prices);
      },
    ),
  );
});
