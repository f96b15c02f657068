import type { EngineItemState, Micros } from '../../domain/items/item-index/indexed-item';
import {
  formatItemLine,
  parsePackedItemLine,
} from '../../domain/items/item-index/indexed-item-line';
import type { ItemEntryReader, ItemEntry } from '../../gateways/elasticsearch/item-entry-reader';
import type { Logger } from '../../lib/logger';
import {
  type DailyJobProgressRepo,
  dueDailyJobProgress,
} from '../../repos/daily-job-progress-repo';
import type { ItemStatesPage, ItemStatesRepo } from '../../repos/item-states-repo';
import type { ItemEngineUpdater } from './item-engine-updater';

const ENTRIES_PER_SEARCH = 2000;
/** How many microseconds a change may need to reach the engine. Younger changes are not compared. */
const ON_ITS_WAY: Micros = 60 * 1_000_000;
/**
 * How many microseconds a removed item may stay in the engine. The comparison deletes items that were removed longer
 * ago.
 */
const REMOVED_LEFT: Micros = 24 * 60 * 60 * 1_000_000;

export interface ItemDifference {
  readonly id: string;
  readonly kind: 'missing' | 'outdated' | 'left';
}

export interface ComparedPage {
  readonly items: number;
  readonly differences: readonly ItemDifference[];
  /** The last item id that has been compared so far. Null if no item was compared. */
  readonly upTo: string | null;
}

export interface ItemEngineComparison {
  /**
   * Compares the engine with the items after the id `after`. Changes nothing. Ignores items that changed in the last
   * minute. Yields a page for each 1,000 items. Each page costs one search, and one read for each of its items. Yields
   * nothing if the engine has no index. Throws AppError 'unavailable' if the engine fails.
   */
  compare(after?: string | null): AsyncIterable<ComparedPage>;
  /** Compares items like `compare`, but corrects the differences of a page before it yields the page. */
  repair(after?: string | null): AsyncIterable<ComparedPage>;
  /**
   * Compares all items once per UTC day, corrects the differences and logs them. Stops after `until`, and the next run
   * continues. If the engine has no index, only logs that.
   */
  repairDaily(until: Date): Promise<void>;
}

interface ItemEngineComparisonDeps {
  readonly states: Pick<ItemStatesRepo, 'unremoved'>;
  readonly engine: ItemEntryReader;
  readonly feed: Pick<ItemEngineUpdater, 'follow'>;
  readonly pass: DailyJobProgressRepo;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly now: () => Date;
  readonly onItsWay?: Micros;
}

export function createItemEngineComparison(deps: ItemEngineComparisonDeps): ItemEngineComparison {
  const { states, engine, feed, pass, log, now, onItsWay = ON_ITS_WAY } = deps;
  const compared = { engine, onItsWay };

  const compare = async function* (start: string | null = null) {
    if (!(await engine.refresh())) return;
    let [after, readTime] = [start, 0];
    for await (const page of states.unremoved(after)) {
      const upTo = page.states.at(-1)?.id ?? after;
      if (upTo !== after) yield { ...(await comparedPage(compared, page, { after, upTo })), upTo };
      [after, readTime] = [upTo, page.readTime];
    }
    const rest = { states: [], readTime };
    yield { ...(await comparedPage(compared, rest, { after, upTo: null })), upTo: after };
  };

  const repair = async function* (after: string | null = null) {
    for await (const page of compare(after)) {
      await feed.follow(page.differences.map(({ id }) => id));
      yield page;
    }
  };

  return {
    compare,
    repair,
    repairDaily: async (until) => {
      const due = dueDailyJobProgress(await pass.progress(), now());
      if (!due) return;
      let [pages, items, differences] = [0, 0, 0];
      const { startedAt } = due;
      for await (const page of repair(due.after)) {
        for (const { id, kind } of page.differences)
          log.warn('indexed_item_repaired', { itemId: id, kind });
        pages += 1;
        items += page.items;
        differences += page.differences.length;
        await pass.setProgress({ startedAt, isFinished: false, after: page.upTo });
        if (now() >= until) break;
      }
      // The comparison yields at least one page even for an empty index, so no page means that the engine has no
      // index.
      if (pages === 0) {
        log.warn('items_engine_missing');
        return;
      }
      if (now() < until) await pass.setProgress({ startedAt, isFinished: true, after: null });
      log.info('indexed_items_compared', { items, differences });
    },
  };
}

async function comparedPage(
  { engine, onItsWay }: { readonly engine: ItemEntryReader; readonly onItsWay: Micros },
  { states, readTime }: ItemStatesPage,
  range: { readonly after: string | null; readonly upTo: string | null },
): Promise<Omit<ComparedPage, 'upTo'>> {
  const entries = new Map<string, ItemEntry>();
  let { after } = range;
  for (;;) {
    const found = await engine.entries({ ...range, after, limit: ENTRIES_PER_SEARCH });
    for (const entry of found) entries.set(entry.id, entry);
    if (found.length < ENTRIES_PER_SEARCH) break;
    after = found.at(-1)?.id ?? after;
  }
  const isRecent = (version: Micros) => version > readTime - onItsWay;
  const differences: ItemDifference[] = [];
  for (const state of states) {
    const entry = entries.get(state.id);
    entries.delete(state.id);
    const kind = differenceOf(state, entry);
    if (kind && !isRecent(Math.max(state.version, entry?.version ?? 0)))
      differences.push({ id: state.id, kind });
  }
  for (const { id, version, line } of entries.values()) {
    const { removedAt } = parsePackedItemLine(line);
    const isKnown = removedAt > readTime - REMOVED_LEFT;
    if (!isKnown && !isRecent(version)) differences.push({ id, kind: 'left' });
  }
  return { items: states.length, differences };
}

function differenceOf(
  { item, version }: EngineItemState,
  entry?: ItemEntry,
): ItemDifference['kind'] | null {
  if (item === null) return entry ? 'left' : null;
  if (!entry) return 'missing';
  return entry.version === version && entry.line === formatItemLine(item) ? null : 'outdated';
}
