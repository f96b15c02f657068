import type { Client, estypes } from '@elastic/elasticsearch';
import { LRUCache } from 'lru-cache';
import type { Micros } from '../../../domain/items/item-index/indexed-item';
import { orUnavailable } from '../../../gateways/elasticsearch/engine-errors';
import type { OpenElasticsearch } from '../../../gateways/elasticsearch/open-elasticsearch';
import type { Logger } from '../../../lib/logger';
import type { SnapshotNeeds } from '../item-queries';
import { createLiveSnapshots } from '../live-snapshots';

/** Longer than the 5 minutes after its last use for which a snapshot is kept. */
const KEEP_ALIVE = '6m';
const KEPT_MS = 5 * 60 * 1000 - 1;
/** Kept snapshots, for members who may open later pages. Elasticsearch keeps the segments of each until it is closed. */
const MAX_KEPT = 300;
/** How far the database's clock can be ahead of this instance's clock. */
const CLOCK_TOLERANCE: Micros = 5_000_000;

interface ItemSource {
  readonly line: string;
}

export type ItemHit = estypes.SearchHit<ItemSource>;
export type ItemSearch = Pick<
  estypes.SearchRequest,
  | 'query'
  | 'sort'
  | 'from'
  | 'size'
  | 'search_after'
  | 'docvalue_fields'
  | 'filter_path'
  | 'stored_fields'
  | 'track_total_hits'
  | 'aggs'
> & { readonly _source?: boolean };
export type ItemSearchResult<Aggs = unknown> = estypes.SearchResponse<ItemSource, Aggs>;

/** All items at one time: a point in time (PIT) of Elasticsearch. */
export interface EngineSnapshot {
  /** It contains all writes that the engine had by then. */
  readonly asOf: Micros;
  /** Counts all hits unless `track_total_hits` is false. Throws if a shard is unavailable. */
  search<Aggs = unknown>(request: ItemSearch): Promise<ItemSearchResult<Aggs>>;
}

export interface EngineSnapshots {
  /**
   * Runs `question` in a snapshot that meets the needs. If it fails, runs it once more in a new one, because a snapshot is lost when its
   * node stops. Throws AppError 'unavailable' if that also fails.
   */
  ask<Result>(
    needs: SnapshotNeeds | undefined,
    question: (snapshot: EngineSnapshot) => Promise<Result>,
  ): Promise<Result>;
  /** Keeps a snapshot for 5 minutes after its last use. */
  keep(snapshot: EngineSnapshot): void;
  /** Returns the kept snapshot with this time, or null. */
  kept(asOf: Micros): EngineSnapshot | null;
}

interface EngineSnapshotsParts {
  readonly open: OpenElasticsearch;
  /** The alias of the index. */
  readonly index: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
}

interface PointInTime extends EngineSnapshot {
  /** The point in time before this one. */
  readonly previous: PointInTime | null;
  close(): Promise<void>;
}

/** Keeps open the current snapshot, the one before it and the kept ones. Opening one takes about 2 ms. */
export function createEngineSnapshots({
  open,
  index,
  log,
  now,
}: EngineSnapshotsParts): EngineSnapshots {
  const close = (point: PointInTime) => {
    point.close().catch((error: unknown) => log.warn('items_snapshot_close_failed', { error }));
  };
  const kept = new LRUCache<Micros, PointInTime>({
    ...{ max: MAX_KEPT, ttl: KEPT_MS, ttlResolution: 0, updateAgeOnGet: true },
    perf: { now: () => now().getTime() },
    dispose: close,
  });

  const live = createLiveSnapshots<PointInTime>({
    sync: async (last, at, since) => {
      const client = await open();
      // `since` is in Firestore, but searches may not see it yet.
      if (since > 0) await client.indices.refresh({ index });
      const time = at * 1000;
      const known = Math.max(time, Math.min(since, time + CLOCK_TOLERANCE));
      const asOf = Math.max(known, (last?.asOf ?? 0) + 1);
      const next = await openPoint(client, index, asOf, last);
      // Running requests can still use the last snapshot, so close the one before it.
      const old = last?.previous;
      if (old && !kept.has(old.asOf)) close(old);
      return next;
    },
    ...{ log, now },
  });

  return {
    ask: async (needs, question) => {
      const snapshot = await live.current(needs);
      try {
        return await question(snapshot);
      } catch (error) {
        log.warn('items_snapshot_failed', { error });
        live.drop(snapshot);
        return orUnavailable(question(await live.current(needs)));
      }
    },
    keep: (snapshot) => {
      kept.set(snapshot.asOf, snapshot as PointInTime);
    },
    kept: (asOf) => kept.get(asOf) ?? null,
  };
}

async function openPoint(
  client: Client,
  index: string,
  asOf: Micros,
  last: PointInTime | null,
): Promise<PointInTime> {
  let { id } = await client.openPointInTime({ index, keep_alive: KEEP_ALIVE });
  return {
    asOf,
    previous: last && { ...last, previous: null },
    search: async <Aggs>(request: ItemSearch) => {
      const result = await client.search<ItemSource, Aggs>({
        track_total_hits: true,
        allow_partial_search_results: false,
        ...request,
        pit: { id, keep_alive: KEEP_ALIVE },
      });
      id = result.pit_id ?? id;
      return result;
    },
    close: async () => void (await client.closePointInTime({ id })),
  };
}
