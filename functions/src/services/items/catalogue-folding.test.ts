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

/** Waits, in a test that decides how long; the others do not. */
type Wait = () => Promise<unknown>;

/** Items with their stamps and one catalogue, as the database would keep them. */
function createDatabase(wait: Wait = () => Promise.resolve()) {
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
  const parts = { catalogue: repo, indexedItems, log: silent };
  return {
    folding: createCatalogueFolding({ ...parts, now }),
    /** Commits an item whose stamp is so much older than its commit. */
    put: (item: IndexedItem, late: Micros = 0) => {
      time += SECOND;
      items.set(item.id, { item, updatedAt: time - late });
    },
    /** Deletes an item without a mark, which nobody does but an operator. */
    delete: (id: string) => items.delete(id),
    pass: (micros: Micros) => {
      time += micros;
    },
    lose: () => {
      catalogue = null;
    },
    catalogue: () => catalogue,
    /** The prices, by id, in an instance that starts now. */
    pricesById: async () => {
      const { index } = await loadItemIndex(parts, time);
      const ids = index.lines().map((line) => (JSON.parse(line) as [string])[0]);
      return Object.fromEntries(ids.sort().map((id) => [id, index.get(id)?.card.soldPriceCents]));
    },
  };
}

const priced = (id: string, soldPriceCents: number) => itemWith(id, { soldPriceCents });

describe('folding the catalogue', () => {
  it('begins with all items, and then writes nothing while nothing changes', async () => {
    const database = createDatabase();
    database.put(priced('owl', 1));
    expect(await database.folding.fold()).toEqual({ items: 1, isWritten: true });
    const written = database.catalogue();
    database.pass(10 * MINUTE);
    expect(await database.folding.fold()).toEqual({ items: 1, isWritten: false });
    expect(database.catalogue()).toBe(written);
  });

  it('takes in what changed, and leaves out what is long gone', async () => {
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

  it('takes in what was committed late', async () => {
    const database = createDatabase();
    database.put(priced('owl', 1));
    await database.folding.fold();
    database.put(priced('fox', 2), 30 * SECOND);
    await database.folding.fold();
    expect(database.catalogue()?.lines).toHaveLength(2);
  });

  it('rewrites an unchanged catalogue when it is an hour old', async () => {
    const database = createDatabase();
    database.put(priced('owl', 1));
    await database.folding.fold();
    const before = database.catalogue()?.syncedTo ?? 0;
    database.pass(HOUR);
    expect(await database.folding.fold()).toMatchObject({ isWritten: true });
    expect(database.catalogue()?.syncedTo).toBe(before + HOUR);
  });

  it('rebuilds it from the items alone', async () => {
    const database = createDatabase();
    database.put(priced('owl', 1));
    database.put(priced('fox', 2));
    await database.folding.fold();
    database.delete('fox');
    expect(await database.folding.fold()).toEqual({ items: 2, isWritten: false });
    expect(await database.folding.rebuild()).toEqual({ items: 1, isWritten: true });
    expect(await database.pricesById()).toEqual({ owl: 1 });
  });

  it('loses nothing with the catalogue', async () => {
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

it('misses nothing, however many foldings run at once and whichever ends last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 12 }),
      async (scheduler, steps) => {
        const database = createDatabase(() => scheduler.schedule(Promise.resolve()));
        const prices: Record<string, number> = {};
        const take = async (taken: Step, price: number) => {
          if (taken === 'fold' || taken === 'rebuild') await database.folding[taken]();
          else if (taken === 'lose') database.lose();
          else {
            prices[String(taken.put)] = price;
            database.put(priced(String(taken.put), price), taken.late * SECOND);
          }
        };
        // Each begins after a wait of its own, so that writes fall between the parts of foldings.
        const all = steps.map(async (taken, price) => {
          await scheduler.schedule(Promise.resolve());
          await take(taken, price);
        });
        await scheduler.waitFor(Promise.all(all));
        expect(await scheduler.waitFor(database.pricesById())).toEqual(prices);
      },
    ),
  );
});
