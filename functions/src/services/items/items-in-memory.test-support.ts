import type { IndexedItem, Micros } from '../../domain/items/item-index/indexed-item';
import type {
  ChangesStart,
  IndexedItemsPage,
  IndexedItemsRepo,
} from '../../repos/indexed-items-repo';

/**
 * How many milliseconds a query takes. Its result contains everything that was committed before the query, or in the
 * first half of the time that the query takes.
 */
export const QUERY_MS = 20;

const microsNow = (): Micros => Date.now() * 1000;
const pass = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

export function createItemsInMemory() {
  const stored = new Map<string, { item: IndexedItem | null; updatedAt: Micros }>();
  const queries: { start: ChangesStart; at: number; reads: number }[] = [];
  let failure: Error | null = null;

  async function* pagesOf(start: ChangesStart): AsyncGenerator<IndexedItemsPage> {
    const query = { start, at: Date.now(), reads: 1 };
    queries.push(query);
    await pass(QUERY_MS / 2);
    if (failure) throw failure;
    const readTime = microsNow();
    const found = [...stored]
      .map(([id, fields]) => ({ id, ...fields }))
      .filter(({ updatedAt }) =>
        start.inclusive ? updatedAt >= start.from : updatedAt > start.from,
      );
    query.reads = Math.max(1, found.length);
    await pass(QUERY_MS / 2);
    yield {
      items: found.flatMap(({ item }) => item ?? []),
      unreadable: found.filter(({ item }) => item === null).map(({ id }) => id),
      lastUpdatedAt: found.length > 0 ? Math.max(...found.map((one) => one.updatedAt)) : null,
      readTime,
    };
  }

  const repo: IndexedItemsRepo = {
    changedSince: pagesOf,
    everything: () => pagesOf({ from: 0, inclusive: true }),
  };
  return {
    repo,
    queries,
    /** Commits an item whose `updatedAt` is `late` microseconds before the commit. */
    commit: (item: IndexedItem, late: Micros = 0) => {
      stored.set(item.id, { item, updatedAt: microsNow() - late });
    },
    breakItem: (id: string) => {
      stored.set(id, { item: null, updatedAt: microsNow() });
    },
    fail: (error: Error | null) => {
      failure = error;
    },
  };
}
