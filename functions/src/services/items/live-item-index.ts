import type { Micros } from '../../domain/items/item-index/indexed-item';
import type { ItemIndex } from '../../domain/items/item-index/item-index';
import { AppError } from '../../lib/app-error';
import { createSingleFlight } from '../../lib/single-flight';
import { createTokenBucket } from '../../lib/token-bucket';
import {
  type ItemIndexSources,
  type LoadedItemIndex,
  loadItemIndex,
  updateItemIndex,
} from './loaded-item-index';

/** Calls below this rate do not wait. Calls above it share syncs, so heavy traffic costs no more reads. */
const SYNC_RATE = { perSecond: 4, burst: 4 };
const RETRY_AFTER_SECONDS = 1;

export interface ItemIndexSnapshot {
  /** Read it before the next `await`, because a sync changes it. */
  readonly index: ItemIndex;
  /** The index contains every commit up to this time. */
  readonly asOf: Micros;
}

export interface LiveItemIndex {
  /** Syncs first unless the last snapshot is younger than `maxAgeMs`. Throws AppError 'unavailable'. */
  current(options?: { readonly maxAgeMs?: number }): Promise<ItemIndexSnapshot>;
}

interface LiveItemIndexParts extends ItemIndexSources {
  readonly now: () => Date;
}

/** Keeps the item index in this instance's memory and applies new changes before each answer. */
export function createLiveItemIndex({ now, ...sources }: LiveItemIndexParts): LiveItemIndex {
  let last: { readonly loaded: LoadedItemIndex; readonly syncedAt: number } | null = null;

  const sync = async () => {
    const syncedAt = now().getTime();
    const loaded = last
      ? await updateItemIndex(last.loaded, sources, syncedAt * 1000)
      : await loadItemIndex(sources, syncedAt * 1000);
    last = { loaded, syncedAt };
    return last;
  };
  const tokens = createTokenBucket({ ...SYNC_RATE, now });
  const sharedSync = createSingleFlight(sync, () => tokens.take());

  return {
    current: async ({ maxAgeMs = 0 } = {}) => {
      const recent = last && now().getTime() < last.syncedAt + maxAgeMs ? last : null;
      const { loaded } = recent ?? (await sharedSync().catch(unavailable));
      return { index: loaded.index, asOf: loaded.asOf };
    },
  };
}

function unavailable(cause: unknown): never {
  const message = "We couldn't load the items. Please try again.";
  throw new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
