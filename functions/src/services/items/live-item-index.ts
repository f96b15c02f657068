import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { ItemIndex } from '../../domain/items/item-index/item-index';
import { AppError } from '../../lib/app-error';
import { createSingleFlight } from '../../lib/single-flight';
import { createTokenBucket } from '../../lib/token-bucket';
import type { SnapshotNeeds } from './item-queries';
import {
  type ItemIndexSources,
  type LoadedItemIndex,
  loadItemIndex,
  updateItemIndex,
} from './loaded-item-index';

const MAX_AGE_MS = 1000;
/** A snapshot that has used this share of its allowed age is refreshed in the background. */
const REFRESH_AT = 1 / 4;
/** Limits syncs that calls wait for. The refresh of a snapshot of MAX_AGE_MS stays below it. */
const SYNC_RATE = { perSecond: 4, burst: 4 };
const RETRY_AFTER_SECONDS = 1;

/** The same object until the next sync. */
export interface ItemIndexSnapshot {
  /** Read it before the next `await`, because a sync changes it. */
  readonly index: ItemIndex;
  /** The index contains every commit up to this time. */
  readonly asOf: Micros;
}

export interface LiveItemIndex {
  /**
   * Returns the last snapshot immediately if it meets the needs, and refreshes it in the background if it gets old.
   * Otherwise waits for the next sync. Throws AppError 'unavailable'.
   */
  current(needs?: SnapshotNeeds): Promise<ItemIndexSnapshot>;
}

interface LiveItemIndexParts extends ItemIndexSources {
  readonly now: () => Date;
}

interface Synced {
  readonly loaded: LoadedItemIndex;
  /** When the sync started. */
  readonly at: number;
}

/** Keeps the item index in this instance's memory and applies new changes (ADR 0035). */
export function createLiveItemIndex({ now, ...sources }: LiveItemIndexParts): LiveItemIndex {
  let last: Synced | null = null;
  let waiting = 0;

  const sync = async () => {
    const at = now().getTime();
    const loaded = last
      ? await updateItemIndex(last.loaded, sources, at * 1000)
      : await loadItemIndex(sources, at * 1000);
    last = { loaded, at };
    return last;
  };
  const tokens = createTokenBucket({ ...SYNC_RATE, now });
  const sharedSync = createSingleFlight(sync, () => tokens.take());

  const nextSync = async () => {
    waiting += 1;
    try {
      return await sharedSync();
    } finally {
      waiting -= 1;
    }
  };
  const refresh = () => {
    if (waiting > 0) return;
    void nextSync().catch((error: unknown) => sources.log.warn('items_refresh_failed', { error }));
  };

  /** Returns the last snapshot if it meets the needs. */
  const remembered = (needs: SnapshotNeeds): Synced | null => {
    const { maxAgeMs = MAX_AGE_MS, since, refreshes = true } = needs;
    if (!last || last.loaded.asOf < (since ?? 0)) return null;
    // The clock can be set back.
    const age = Math.abs(now().getTime() - last.at);
    if (age > maxAgeMs) return null;
    if (refreshes && age >= maxAgeMs * REFRESH_AT) refresh();
    return last;
  };

  return {
    current: async (needs = {}) => {
      const { loaded } = remembered(needs) ?? (await nextSync().catch(unavailable));
      return loaded;
    },
  };
}

function unavailable(cause: unknown): never {
  const message = "We couldn't load the items. Please try again.";
  throw new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
