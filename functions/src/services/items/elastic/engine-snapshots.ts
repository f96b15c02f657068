import type { Client, estypes } from '@elastic/elasticsearch';
import { LRUCache } from 'lru-cache';
import type { Micros } from '../../../domain/items/item-index/indexed-item';
import {
  engineUnavailableError,
  isTooBusy,
  mapEngineErrors,
} from '../../../gateways/elasticsearch/engine-errors';
import type { OpenElasticsearch } from '../../../gateways/elasticsearch/open-elasticsearch';
import { refreshIndex } from '../../../gateways/elasticsearch/refresh-index';
import type { Logger } from '../../../lib/logger';
import type { SnapshotFreshness } from '../item-queries';
import { createSharedSnapshots } from '../shared-snapshots';

/**
 * How long Elasticsearch keeps a snapshot open after its last use. This is longer than the 5 minutes for which this
 * instance uses a kept snapshot.
 */
const KEEP_ALIVE = '6m';
const KEPT_MS = 5 * 60 * 1000 - 1;
/**
 * The maximum number of snapshots that are kept for members who may open later pages. Elasticsearch keeps the segments
 * of a snapshot until the snapshot is closed. If there are more, the least recently used one is closed. At most four
 * snapshots a second are opened, so each stays open for at least 75 seconds.
 */
const MAX_KEPT = 300;
/** How many microseconds the database's clock can be ahead of this instance's clock. */
const CLOCK_TOLERANCE: Micros = 5_000_000;
/**
 * The maximum number of microseconds between the commit of a call and the call's response. The call responds only after
 * the engine has its writes (`followNow`). So a snapshot that is opened this long after a commit contains the commit.
 */
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
  /** The time of the snapshot. The snapshot contains all writes that had reached the engine by this time. */
  readonly asOf: Micros;
  /**
   * Searches the snapshot. Counts the hits only if `track_total_hits` is true, because the engine can stop early if it
   * need not count. Throws if a shard is unavailable.
   */
  search<Aggs = unknown>(request: ItemSearch): Promise<ItemSearchResult<Aggs>>;
}

export interface EngineSnapshots {
  /**
   * Calls `question` with a snapshot that meets `needs`. If the call fails, repeats it once with a new snapshot,
   * because Elasticsearch loses a snapshot when the node with the snapshot stops. Throws AppError 'unavailable' if the
   * second attempt also fails, or if the engine is too busy.
   */
  ask<Result>(
    needs: SnapshotFreshness | undefined,
    question: (snapshot: EngineSnapshot) => Promise<Result>,
  ): Promise<Result>;
  /** Keeps a snapshot for 5 minutes after its last use. */
  keep(snapshot: EngineSnapshot): void;
  /** Returns the kept snapshot whose `asOf` is this time, or null if there is none. */
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
  /** The snapshot contains the writes of every call that committed at this time or earlier. */
  readonly containsTo: Micros;
  /** Keeps the snapshot open until `release` has been called as often as `hold`. */
  hold(): void;
  release(): void;
}

/**
 * Opens and closes the snapshots of an instance. Keeps the current snapshot, the previous one and the kept snapshots
 * open. Opening a snapshot takes about 2 ms.
 */
export function createEngineSnapshots({
  open,
  index,
  log,
  now,
}: EngineSnapshotsDeps): EngineSnapshots {
  const kept = new LRUCache<Micros, PointInTime>({
    max: MAX_KEPT,
    ttl: KEPT_MS,
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: { now: () => now().getTime() },
    dispose: (point) => point.release(),
  });
  const onLost = (asOf: Micros) => void kept.delete(asOf);
  let earlier: PointInTime | null = null;

  const live = createSharedSnapshots<PointInTime>({
    sync: async (last, at, since) => {
      const client = await open();
      // The refresh makes the writes that have reached the engine visible to searches. It is necessary because a reader
      // may need a snapshot that contains one of these writes.
      await refreshIndex(client, index);
      const time = at * 1000;
      const known = Math.max(time, Math.min(since, time + CLOCK_TOLERANCE));
      const asOf = Math.max(known, (last?.asOf ?? 0) + 1);
      const containsTo = time - WRITE_DELAY;
      const next = await openPoint(client, { index, asOf, containsTo, log, onLost });
      next.hold();
      // Keeps the previous snapshot open until the next sync, because a request may be about to use it. Closes the
      // snapshot before that one.
      earlier?.release();
      earlier = last;
      return next;
    },
    log,
    now,
  });

  return {
    ask: async (needs, question) => {
      const snapshot = await live.current(needs);
      try {
        return await askIn(snapshot, question);
      } catch (error) {
        log.warn('items_snapshot_failed', { error });
        if (isTooBusy(error)) throw engineUnavailableError(error);
        live.drop(snapshot);
        return mapEngineErrors(askIn(await live.current(needs), question));
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
  /**
   * Called with the `asOf` of the snapshot if a search fails because the engine may have lost the snapshot. Not called
   * if the engine is only too busy.
   */
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
    // Ignores 404, because the engine has already closed a snapshot that it lost or that was not used for a long time.
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
