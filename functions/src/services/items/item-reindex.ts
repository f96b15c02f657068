import type { EngineItemState, Micros } from '../../domain/items/item-index/indexed-item';
import type {
  UnfinishedIndexBuild,
  IndexBuildProgress,
} from '../../gateways/elasticsearch/engine-index-manager';
import type { ItemEngine } from '../../gateways/elasticsearch/item-engine';
import type { ItemWriter } from '../../gateways/elasticsearch/item-writer';
import type { ItemStatesRepo } from '../../repos/item-states-repo';
import { MAX_COMMIT_DELAY_MICROS } from './loaded-item-index';

/**
 * The progress is saved each time that this many pages of 1,000 items are built. If a build is interrupted, it repeats
 * at most this many pages.
 */
const PAGES_PER_NOTE = 10;
/**
 * How many passes write changes to the new index before the alias moves to it. The first pass takes minutes and the
 * second pass only seconds, so few changes are left when the alias moves.
 */
const PASSES_BEFORE = 2;

export interface ReindexOptions {
  readonly shards: number;
  /** Whether to discard an unfinished build and start again. */
  readonly restarts: boolean;
  readonly onProgress: (items: number) => void;
}

export interface ReindexResult {
  readonly index: string;
  readonly items: number;
  /**
   * The number of items that were written again after the build, because they changed during the build, after it, or in
   * the last minute before it. An item counts each time that it was written again.
   */
  readonly changes: number;
  readonly isContinued: boolean;
}

export interface ItemReindex {
  /**
   * Builds an index of all items, moves the alias to it and deletes the earlier index. Continues an interrupted build.
   * Item lists work during the build. Before the alias moves, writes the items that changed during the build. After it
   * has moved, writes the items that have changed since then. Costs a read for each item that is not removed and for
   * each change. If the run is interrupted after the alias has moved, the daily comparison writes the remaining
   * changes. Throws AppError 'unavailable' if the engine fails.
   */
  run(options: ReindexOptions): Promise<ReindexResult>;
}

interface ItemReindexDeps {
  readonly states: Pick<ItemStatesRepo, 'unremoved' | 'changedSince'>;
  readonly engine: Pick<
    ItemEngine,
    'building' | 'create' | 'discard' | 'replaced' | 'serve' | 'setProgress' | 'writerOf'
  >;
}

export function createItemReindex({ states, engine }: ItemReindexDeps): ItemReindex {
  /**
   * Writes the items that changed since `from`. Returns the number of these items, and the time at which the next pass
   * starts.
   */
  const writeChanges = async (writer: ItemWriter, from: Micros) => {
    let [changes, readFrom] = [0, Infinity];
    for await (const page of states.changedSince(from)) {
      await writer.write(page.states);
      changes += page.states.length;
      readFrom = Math.min(readFrom, page.readTime);
    }
    return { changes, next: readFrom - MAX_COMMIT_DELAY_MICROS };
  };

  return {
    run: async ({ restarts, ...options }) => {
      const found = await engine.building();
      if (restarts && found) await engine.discard(found.index);
      const continued = restarts ? null : found;
      const { index, progress } = await buildAll({ states, engine }, continued, options);
      const writer = engine.writerOf(index);
      let [from, changes] = [progress.startedAt - MAX_COMMIT_DELAY_MICROS, 0];
      const pass = async () => {
        const written = await writeChanges(writer, from);
        from = written.next;
        changes += written.changes;
      };
      for (let passes = 0; passes < PASSES_BEFORE; passes += 1) await pass();
      await engine.serve(index);
      // Writes to the new index the changes that only the earlier index has received.
      await pass();
      // Deletes the earlier index, and unfinished indices of interrupted runs.
      for (const replaced of await engine.replaced()) await engine.discard(replaced);
      return { index, items: progress.items, changes, isContinued: continued !== null };
    },
  };
}

/** Builds the index of all items. Writes one page while it reads the next. */
async function buildAll(
  { states, engine }: ItemReindexDeps,
  continued: UnfinishedIndexBuild | null,
  { shards, onProgress }: Omit<ReindexOptions, 'restarts'>,
): Promise<UnfinishedIndexBuild> {
  let build = continued;
  let [pages, writing]: [number, Promise<unknown>] = [0, Promise.resolve()];
  for await (const page of states.unremoved(build?.progress.after ?? null)) {
    await writing;
    build ??= await engine.create({ startedAt: page.readTime, after: null, items: 0 }, shards);
    if (pages % PAGES_PER_NOTE === 0) await engine.setProgress(build);
    onProgress(build.progress.items);
    writing = engine.writerOf(build.index).write(page.states);
    // The loop waits for this promise in its next step. If reading the next page fails before that, nobody waits for
    // the promise. This handler then prevents an unhandled rejection.
    writing.catch(() => undefined);
    build = { ...build, progress: after(build.progress, page.states) };
    pages += 1;
  }
  await writing;
  if (build === null) throw new Error('Firestore returned no page of items');
  await engine.setProgress(build);
  onProgress(build.progress.items);
  return build;
}

const after = (
  progress: IndexBuildProgress,
  states: readonly EngineItemState[],
): IndexBuildProgress => ({
  ...progress,
  after: states.at(-1)?.id ?? progress.after,
  items: progress.items + states.filter(({ item }) => item !== null).length,
});
