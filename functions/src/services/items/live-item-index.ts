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

/** Under this rate no request waits. Under heavy traffic no more reads are paid for. */
const SYNC_RATE = { perSecond: 4, burst: 4 };
const RETRY_AFTER_SECONDS = 1;

/** The items as of a time: everything committed until then. */
export interface ItemIndexSnapshot {
  /** Read it before you await anything: the next update changes it. */
  readonly index: ItemIndex;
  readonly asOf: Micros;
}

export interface LiveItemIndex {
  /**
   * Returns a snapshot with everything committed before the call, or with `maxAgeMs` the last one
   * if it is no older. Throws AppError 'unavailable' if the database fails.
   */
  current(options?: { readonly maxAgeMs?: number }): Promise<ItemIndexSnapshot>;
}

interface LiveItemIndexParts extends ItemIndexSources {
  readonly now: () => Date;
}

/** Keeps the item index in this instance's memory, and applies what changed before each answer. */
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
  const message = 'The board cannot be read right now. Please try again.';
  throw new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}
