import type { Micros } from '../../domain/items/item-index/indexed-item';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import { createSingleFlight } from '../../lib/single-flight';
import { createTokenBucket } from '../../lib/token-bucket';
import type { SnapshotFreshness } from './item-queries';

const MAX_AGE_MS = 1000;
/**
 * A snapshot is refreshed in the background when its age is more than this share of the maximum age that the caller
 * accepts.
 */
const REFRESH_AT = 1 / 4;
/**
 * The rate limit of syncs. It delays only calls that wait for a sync. With the default maximum age MAX_AGE_MS, a
 * snapshot is refreshed in the background at most four times a second, which is within the limit.
 */
const SYNC_RATE = { perSecond: 4, burst: 4 };
const RETRY_AFTER_SECONDS = 1;

interface Snapshot {
  /** The time of the snapshot. */
  readonly asOf: Micros;
  /**
   * The snapshot contains every commit up to this time (by default `asOf`). The `completeTo` of a loaded index means
   * something else.
   */
  readonly containsTo?: Micros;
}

export interface SharedSnapshots<Of extends Snapshot> {
  /**
   * Returns the last snapshot immediately if it meets the needs, and refreshes it in the background if it is no longer
   * new. Otherwise waits for the next sync, and throws AppError 'unavailable' if this sync fails.
   */
  current(needs?: SnapshotFreshness): Promise<Of>;
  /** Makes the next call wait for a new sync. Does nothing if a later snapshot than `snapshot` already exists. */
  drop(snapshot: Of): void;
}

interface SharedSnapshotsDeps<Of extends Snapshot> {
  /**
   * Takes the next snapshot.
   * @param last the previous snapshot; null before the first sync
   * @param at the time when the sync starts, in milliseconds
   * @param since the latest time up to which a waiting call needs all commits; 0 if no call needs any
   */
  readonly sync: (last: Of | null, at: number, since: Micros) => Promise<Of>;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
}

interface SyncedSnapshot<Of extends Snapshot> {
  readonly snapshot: Of;
  /** When the sync started, in milliseconds since 1970. */
  readonly at: number;
}

/** Shares snapshots among all calls of this instance: at most four syncs a second (ADR 0035). */
export function createSharedSnapshots<Of extends Snapshot>({
  sync,
  log,
  now,
}: SharedSnapshotsDeps<Of>): SharedSnapshots<Of> {
  let last: SyncedSnapshot<Of> | null = null;
  let isDropped = false;
  let [waiting, needed] = [0, 0];

  const takeNext = async () => {
    const at = now().getTime();
    const since = needed;
    needed = 0;
    last = { snapshot: await sync(last?.snapshot ?? null, at, since), at };
    isDropped = false;
    return last;
  };
  const tokens = createTokenBucket({ ...SYNC_RATE, now });
  const sharedSync = createSingleFlight(takeNext, () => tokens.take());

  const nextSync = async (since: Micros) => {
    waiting += 1;
    needed = Math.max(needed, since);
    try {
      return await sharedSync();
    } finally {
      waiting -= 1;
    }
  };
  const refresh = () => {
    if (waiting > 0) return;
    void nextSync(0).catch((error: unknown) => log.warn('items_refresh_failed', { error }));
  };

  /** Returns the last snapshot if it meets the needs, otherwise null. */
  const remembered = (needs: SnapshotFreshness): SyncedSnapshot<Of> | null => {
    const { maxAgeMs = MAX_AGE_MS, refreshes = true } = needs;
    if (!last || isDropped || !isNewEnough(last.snapshot, needs)) return null;
    // Uses the absolute value, because the clock of the instance can be set back.
    const age = Math.abs(now().getTime() - last.at);
    if (age > maxAgeMs) return null;
    if (refreshes && age >= maxAgeMs * REFRESH_AT) refresh();
    return last;
  };

  return {
    current: async (needs = {}) => {
      const { snapshot } =
        remembered(needs) ?? (await nextSync(latestOf(needs)).catch(unavailable));
      return snapshot;
    },
    drop: (snapshot) => {
      if (last?.snapshot === snapshot) isDropped = true;
    },
  };
}

const isNewEnough = (
  { asOf, containsTo = asOf }: Snapshot,
  { since, notBefore }: SnapshotFreshness,
): boolean => containsTo >= (since ?? 0) && asOf >= (notBefore ?? 0);

const latestOf = ({ since, notBefore }: SnapshotFreshness): Micros =>
  Math.max(since ?? 0, notBefore ?? 0);

function unavailable(cause: unknown): never {
  const message = "We couldn't load the items. Please try again.";
  throw new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
