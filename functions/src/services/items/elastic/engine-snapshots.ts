import type { Client, estypes } from '@elastic/elasticsearch';
import { LRUCache } from 'lru-cache';
import type { Micros } from '../../../domain/items/item-index/indexed-item';
import {
  engineUnavailable,
  isTooBusy,
  orUnavailable,
} from '../../../gateways/elasticsearch/engine-errors';
import type { OpenElasticsearch } from '../../../gateways/elasticsearch/open-elasticsearch';
import { refreshIndex } from '../../../gateways/elasticsearch/refresh-index';
import type { Logger } from '../../../lib/logger';
import type { SnapshotNeeds } from '../item-queries';
import { createSharedSnapshots } from '../shared-snapshots';

/** Longer than the 5 minutes after its last use for which a snapshot is kept. */
const KEEP_ALIVE = '6m';
const KEPT_MS = 5 * 60 * 1000 - 1;
/**
 * Kept snapshots, for members who may open later pages. Elasticsearch keeps the segments of each until it is closed. At four syncs a
 * second, each with a first page of such a list, a snapshot is kept for 75 seconds only, because the least recently used is closed.
 */
const MAX_KEPT = 300;
/** How far the database's clock can be ahead of this instance's clock. */
const CLOCK_TOLERANCE: Micros = 5_000_000;
/** A call returns at most this long after its commit, when the engine has its writes (`followNow`). */
const WRITE_DELAY: Micros = 3_000_000;

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
  /** Counts the hits only if `track_total_hits` is true: without a count, the engine can stop early. Throws if a shard is unavailable. */
  search<Aggs = unknown>(request: ItemSearch): Promise<ItemSearchResult<Aggs>>;
}

export interface EngineSnapshots {
  /**
   * Runs `question` in a snapshot that meets the needs. If it fails, runs it once more in a new one, because a snapshot is lost when its
   * node stops. Throws AppError 'unavailable' if that also fails, or if the engine is too busy.
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

interface EngineSnapshotsDeps {
  readonly open: OpenElasticsearch;
  /** The alias of the index. */
  readonly index: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
}

interface PointInTime extends EngineSnapshot {
  /** It contains the writes of all calls that committed by then. */
  readonly containsTo: Micros;
  /** Keeps it open until as many calls of `release`. */
  hold(): void;
  release(): void;
}

/** Keeps open the current snapshot, the one before it and the kept ones. Opening one takes about 2 ms. */
export function createEngineSnapshots({
  open,
  index,
  log,
  now,
}: EngineSnapshotsDeps): EngineSnapshots {
  const kept = new LRUCache<Micros, PointInTime>({
    ...{ max: MAX_KEPT, ttl: KEPT_MS, ttlResolution: 0, updateAgeOnGet: true },
    perf: { now: () => now().getTime() },
    dispose: (point) => point.release(),
  });
  const onLost = (asOf: Micros) => void kept.delete(asOf);
  let earlier: PointInTime | null = null;

  const live = createSharedSnapshots<PointInTime>({
    sync: async (last, at, since) => {
      const client = await open();
      // A write that the engine has may not be searchable yet. Readers who know of it can ask later than this sync.
      await refreshIndex(client, index);
      const time = at * 1000;
      const known = Math.max(time, Math.min(since, time + CLOCK_TOLERANCE));
      const asOf = Math.max(known, (last?.asOf ?? 0) + 1);
      const containsTo = time - WRITE_DELAY;
      const next = await openPoint(client, { index, asOf, containsTo, log, onLost });
      next.hold();
      // A request can be about to use the last one.
      earlier?.release();
      earlier = last;
      return next;
    },
    ...{ log, now },
  });

  return {
    ask: async (needs, question) => {
      const snapshot = await live.current(needs);
      try {
        return await askIn(snapshot, question);
      } catch (error) {
        log.warn('items_snapshot_failed', { error });
        if (isTooBusy(error)) throw engineUnavailable(error);
        live.drop(snapshot);
        return orUnavailable(askIn(await live.current(needs), question));
      }
    },
    keep: (snapshot) => {
      const point = snapshot as PointInTime;
      if (kept.peek(point.asOf, { allowStale: true }) !== point) point.hold();
      kept.set(point.asOf, point);
    },
    kept: (asOf) => kept.get(asOf) ?? null,
  };
}

async function askIn<Result>(
  point: PointInTime,
  question: (snapshot: EngineSnapshot) => Promise<Result>,
): Promise<Result> {
  point.hold();
  try {
    return await question(point);
  } finally {
    point.release();
  }
}

interface PointInTimeSpec
  extends Pick<PointInTime, 'asOf' | 'containsTo'>, Pick<EngineSnapshotsDeps, 'index' | 'log'> {
  /** Called if a search fails, unless the engine is busy: it may have lost the point in time. */
  readonly onLost: (asOf: Micros) => void;
}

async function openPoint(
  client: Client,
  { index, log, onLost, ...times }: PointInTimeSpec,
): Promise<PointInTime> {
  let { id } = await client.openPointInTime({ index, keep_alive: KEEP_ALIVE });
  let holds = 0;
  const search = async <Aggs>(request: ItemSearch) => {
    const result = await client.search<ItemSource, Aggs>({
      track_total_hits: false,
      allow_partial_search_results: false,
      ...request,
      pit: { id, keep_alive: KEEP_ALIVE },
    });
    id = result.pit_id ?? id;
    return result;
  };
  const close = () => {
    // The engine has already ended one that it lost or that was not used for long.
    const closed = client.closePointInTime({ id }, { ignore: [404] });
    closed.catch((error: unknown) => log.warn('items_snapshot_close_failed', { error }));
  };
  return {
    ...times,
    search: async <Aggs>(request: ItemSearch) => {
      try {
        return await search<Aggs>(request);
      } catch (error) {
        if (!isTooBusy(error)) onLost(times.asOf);
        throw error;
      }
    },
    hold: () => {
      holds += 1;
    },
    release: () => {
      holds -= 1;
      if (holds === 0) close();
    },
  };
}
