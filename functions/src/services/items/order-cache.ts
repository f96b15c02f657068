import type { PriceSummary } from '@contract/schemas/item-list';
import { LRUCache } from 'lru-cache';

export interface CachedOrder {
  /** Slots of the item index, in the order of the list. */
  readonly places: Uint32Array;
  readonly priceSummary: PriceSummary | null;
}

export interface OrderCache {
  get(key: string): CachedOrder | null;
  set(key: string, order: CachedOrder): void;
}

/** lru-cache drops an entry when its age exceeds this, so at exactly 5 minutes. */
const TTL_MS = 5 * 60 * 1000 - 1;
/** Counted in slots and key characters. About 16 MB, enough for forty lists of 100,000 items. */
const MAX_SIZE = 4_000_000;

/** Caches list orders in memory for 5 minutes after their last use. Drops the least recently used when it is full. */
export function createOrderCache({
  now,
  maxSize = MAX_SIZE,
}: {
  readonly now: () => Date;
  readonly maxSize?: number;
}): OrderCache {
  const orders = new LRUCache<string, CachedOrder>({
    maxSize,
    sizeCalculation: ({ places }, key) => places.length + key.length,
    ttl: TTL_MS,
    ttlResolution: 0,
    updateAgeOnGet: true,
    perf: { now: () => now().getTime() },
  });
  return {
    get: (key) => orders.get(key) ?? null,
    set: (key, order) => void orders.set(key, order),
  };
}
