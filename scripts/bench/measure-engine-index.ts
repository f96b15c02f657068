import { setTimeout } from 'node:timers/promises';
import {
  createItemEngine,
  type ItemEngine,
} from '../../functions/src/gateways/elasticsearch/item-engine';
import { createEngineItemQueries } from '../../functions/src/services/items/elastic/engine-item-queries';
import { createEngineSnapshots } from '../../functions/src/services/items/elastic/engine-snapshots';
import { createItemReindex } from '../../functions/src/services/items/item-reindex';
import { PROJECT_ID } from '../lib/paths';
import { createGeneratedItemRepos, type GeneratedItemRepos } from './generated-item-repos';
import { type IndexResultsColumn, type IndexLoadMeasurement, loadingCells } from './index-report';
import { createLogEventCounter } from './log-event-counter';
import { type LoadRate, measureQueryTimes } from './measure-query-times';
import { measureCpuTime } from './own-cpu';
import type { YearOfItems } from './year-of-items';

type Client = Awaited<ReturnType<ItemEngine['open']>>;

const SHARDS = 1;
const BETWEEN_PROBES_MS = 1000;
/**
 * The measurement starts after this number of probes in a row has found no merge of segments. One probe is not enough,
 * because a merge can begin shortly after another merge has ended.
 */
const QUIET_PROBES = 3;
const PROGRESS_EVERY_MS = 10_000;
/** How many milliseconds to wait for the background refresh that the last request may have started. */
const LAST_REFRESH_MS = 2000;

export interface MeasuredEngine {
  readonly title: string;
  /** The URL of a node. */
  readonly url: string;
  readonly year: YearOfItems;
}

/** Builds an index of all items in an empty cluster, as `npm run reindex-items` does, and measures its queries. */
export async function measureEngineIndex(
  { title, url, year }: MeasuredEngine,
  rate: LoadRate,
): Promise<IndexResultsColumn> {
  const feed = createGeneratedItemRepos(year);
  const events = createLogEventCounter();
  const engine = createItemEngine({ url, apiKey: null, writesThrough: false }, PROJECT_ID);
  const loaded = loadingCells(await build(engine, feed, year.count));
  const deps = { open: engine.open, index: engine.alias, log: events.log };
  const snapshots = createEngineSnapshots({ ...deps, now: () => new Date() });
  const queries = createEngineItemQueries(snapshots);
  const measured = await measureQueryTimes(
    {
      title,
      queries,
      year,
      feed,
      events,
    },
    rate,
  );
  await setTimeout(LAST_REFRESH_MS);
  await engine.close();
  return { title, cells: { ...loaded, ...measured } };
}

async function build(
  engine: ItemEngine,
  feed: GeneratedItemRepos,
  items: number,
): Promise<IndexLoadMeasurement> {
  const client = await engine.open();
  const cpuBefore = await cpuTimeOf(client);
  const start = performance.now();
  const progress = { printedAt: performance.now() };
  const onProgress = (done: number) => {
    if (performance.now() < progress.printedAt + PROGRESS_EVERY_MS) return;
    progress.printedAt = performance.now();
    console.log(`  ${done.toLocaleString('en-US')} items indexed`);
  };
  const reindex = createItemReindex({ states: feed.states, engine });
  const { ms: cpuMs } = await measureCpuTime(() =>
    reindex.run({ shards: SHARDS, restarts: false, onProgress }),
  );
  const ms = performance.now() - start;
  const ownCpuMs = cpuMs - feed.take().cpuMs;
  await untilQuiet(client, engine.alias);
  const engineCpuMs = (await cpuTimeOf(client)) - cpuBefore;
  return {
    items,
    bytes: await diskSizeOf(client, engine.alias),
    ms,
    ownCpuMs,
    engineCpuMs,
  };
}

/** Waits until replicas have all data and no shard merges segments. */
async function untilQuiet(client: Client, index: string): Promise<void> {
  for (let quiet = 0; quiet < QUIET_PROBES;) {
    await setTimeout(BETWEEN_PROBES_MS);
    const { status } = await client.cluster.health({ index });
    const { _all: all } = await client.indices.stats({ index, metric: 'merge' });
    quiet = status === 'green' && all.total?.merges?.current === 0 ? quiet + 1 : 0;
  }
}

async function diskSizeOf(client: Client, index: string): Promise<number> {
  const { _all: all } = await client.indices.stats({ index, metric: 'store' });
  return all.primaries?.store?.size_in_bytes ?? 0;
}

/** Returns the CPU time of all nodes since they started, in milliseconds. */
async function cpuTimeOf(client: Client): Promise<number> {
  const { nodes } = await client.nodes.stats({ metric: 'process' });
  return Object.values(nodes).reduce(
    (sum, { process: used }) => sum + (used?.cpu?.total_in_millis ?? 0),
    0,
  );
}
