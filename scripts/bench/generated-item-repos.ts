import type {
  IndexedItem,
  EngineItemState,
} from '../../functions/src/domain/items/item-index/indexed-item';
import type {
  IndexedItemsPage,
  IndexedItemsRepo,
} from '../../functions/src/repos/indexed-items-repo';
import type { ItemStatesRepo } from '../../functions/src/repos/item-states-repo';
import type { YearOfItems } from './year-of-items';

const PER_PAGE = 1000;

/** How many calls the repos have received and how much time they have used since the last call of `take`. */
export interface GeneratedReposUsage {
  /** The number of calls to the repos. With the real repos, each call costs one or more reads in Firestore. */
  readonly calls: number;
  /** Elapsed time of generating items, in milliseconds. */
  readonly ms: number;
  /** CPU time of generating items, in milliseconds. */
  readonly cpuMs: number;
}

/** Repos that return generated items instead of reading Firestore. The items never change. */
export interface GeneratedItemRepos {
  readonly indexedItems: IndexedItemsRepo;
  readonly states: Pick<ItemStatesRepo, 'unremoved' | 'changedSince'>;
  take(): GeneratedReposUsage;
}

const NONE: GeneratedReposUsage = { calls: 0, ms: 0, cpuMs: 0 };

/**
 * Returns repos that generate items in pages of 1,000, in the same order as the real repos. Generates the items of a
 * page again in each call, and keeps no items in memory.
 */
export function createGeneratedItemRepos(year: YearOfItems): GeneratedItemRepos {
  let usage = NONE;
  const generate = (numbers: Uint32Array): IndexedItem[] => {
    const start = performance.now();
    const cpuBefore = process.cpuUsage();
    const items = Array.from(numbers, (n) => year.item(n));
    const { user, system } = process.cpuUsage(cpuBefore);
    const ms = performance.now() - start;
    const cpuMs = (user + system) / 1000;
    usage = { ...usage, ms: usage.ms + ms, cpuMs: usage.cpuMs + cpuMs };
    return items;
  };
  const pagesOf = function* <Page>(
    numbers: Uint32Array,
    pageOf: (items: IndexedItem[]) => Page,
  ): Generator<Page> {
    for (let at = 0; at < numbers.length; at += PER_PAGE)
      yield pageOf(generate(numbers.subarray(at, at + PER_PAGE)));
  };
  const called = <Page>(pages: () => Iterable<Page>) =>
    async function* () {
      usage = { ...usage, calls: usage.calls + 1 };
      for (const page of pages()) yield page;
    };
  return {
    indexedItems: {
      everything: called(() => pagesOf(byAge(year), itemsPage)),
      changedSince: called(() => [itemsPage([])]),
    },
    states: {
      unremoved: called(() => pagesOf(year.byId(), statesPage)),
      changedSince: called(() => [{ ...statesPage([]), lastUpdatedAt: null }]),
    },
    take: () => {
      const taken = usage;
      usage = NONE;
      return taken;
    },
  };
}

const byAge = ({ count }: YearOfItems): Uint32Array =>
  Uint32Array.from({ length: count }, (_, n) => n);

const readTime = (): number => Date.now() * 1000;

const itemsPage = (items: IndexedItem[]): IndexedItemsPage => ({
  items,
  unreadable: [],
  readTime: readTime(),
  lastUpdatedAt: items.at(-1)?.storedAt ?? null,
});

const statesPage = (items: readonly IndexedItem[]) => ({
  states: items.map((item): EngineItemState => ({ id: item.id, version: item.storedAt, item })),
  readTime: readTime(),
});
