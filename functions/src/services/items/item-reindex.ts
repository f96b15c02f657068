import type { ItemState, Micros } from '../../domain/items/item-index/indexed-item';
import type { Build, BuildProgress } from '../../gateways/elasticsearch/item-indices';
import type { ItemEngine } from '../../gateways/elasticsearch/item-engine';
import type { ItemWriter } from '../../gateways/elasticsearch/item-writer';
import type { ItemStatesRepo } from '../../repos/item-states-repo';
import { MAX_COMMIT_DELAY } from './loaded-item-index';

/** Pages of 1,000 items between two notes of the progress, which an interrupted build repeats. */
const PAGES_PER_NOTE = 10;
/** The first pass takes minutes and the second one seconds, so few changes are left when the index is put behind the alias. */
const PASSES_BEFORE = 2;

export interface ReindexOptions {
  readonly shards: number;
  /** Whether an unfinished build is thrown away instead of continued. */
  readonly restarts: boolean;
  readonly onProgress: (items: number) => void;
}

export interface Reindexed {
  readonly index: string;
  readonly items: number;
  /** Writes of items that changed meanwhile, or up to a minute before a pass began. An item can be in several passes. */
  readonly changes: number;
  readonly isContinued: boolean;
}

export interface ItemReindex {
  /**
   * Builds a new index of all items, puts it behind the alias, and deletes the earlier one. Lists and searches go on meanwhile. Continues a build
   * that was interrupted. Items that are written meanwhile are not lost: after the build, and once more after the new index has taken
   * over, it writes what changed since. One read for each item that is not removed, and for each change. If it is interrupted
   * after the index has taken over, the daily comparison finds what is missing. Throws AppError 'unavailable'.
   */
  run(options: ReindexOptions): Promise<Reindexed>;
}

interface ItemReindexParts {
  readonly states: Pick<ItemStatesRepo, 'unremoved' | 'changedSince'>;
  readonly engine: Pick<
    ItemEngine,
    'building' | 'create' | 'discard' | 'replaced' | 'serve' | 'setProgress' | 'writerOf'
  >;
}

export function createItemReindex({ states, engine }: ItemReindexParts): ItemReindex {
  /** Returns the time from which on the next pass must look, and how many items it wrote. */
  const writeChanges = async (writer: ItemWriter, from: Micros) => {
    let [changes, readFrom] = [0, Infinity];
    for await (const page of states.changedSince(from)) {
      await writer.write(page.states);
      changes += page.states.length;
      readFrom = Math.min(readFrom, page.readTime);
    }
    return { changes, next: readFrom - MAX_COMMIT_DELAY };
  };

  return {
    run: async ({ restarts, ...options }) => {
      const found = await engine.building();
      if (restarts && found) await engine.discard(found.index);
      const continued = restarts ? null : found;
      const { index, progress } = await buildAll({ states, engine }, continued, options);
      const writer = engine.writerOf(index);
      let [from, changes] = [progress.startedAt - MAX_COMMIT_DELAY, 0];
      const pass = async () => {
        const written = await writeChanges(writer, from);
        from = written.next;
        changes += written.changes;
      };
      for (let passes = 0; passes < PASSES_BEFORE; passes += 1) await pass();
      await engine.serve(index);
      // What was written to the earlier index since the last pass.
      await pass();
      // The earlier index, and others that an interrupted run has left.
      for (const replaced of await engine.replaced()) await engine.discard(replaced);
      return { index, items: progress.items, changes, isContinued: continued !== null };
    },
  };
}

/** Writes a page while the next one is read. */
async function buildAll(
  { states, engine }: ItemReindexParts,
  continued: Build | null,
  { shards, onProgress }: Omit<ReindexOptions, 'restarts'>,
): Promise<Build> {
  let build = continued;
  let [pages, writing]: [number, Promise<unknown>] = [0, Promise.resolve()];
  for await (const page of states.unremoved(build?.progress.after ?? null)) {
    await writing;
    build ??= await engine.create({ startedAt: page.readTime, after: null, items: 0 }, shards);
    if (pages % PAGES_PER_NOTE === 0) await engine.setProgress(build);
    onProgress(build.progress.items);
    writing = engine.writerOf(build.index).write(page.states);
    // The loop waits for it. Without this, a failure of the read before would leave it unhandled.
    writing.catch(() => undefined);
    build = { ...build, progress: after(build.progress, page.states) };
    pages += 1;
  }
  await writing;
  if (build === null) throw new Error('The items have no page');
  await engine.setProgress(build);
  onProgress(build.progress.items);
  return build;
}

const after = (progress: BuildProgress, states: readonly ItemState[]): BuildProgress => ({
  ...progress,
  after: states.at(-1)?.id ?? progress.after,
  items: progress.items + states.filter(({ item }) => item !== null).length,
});
