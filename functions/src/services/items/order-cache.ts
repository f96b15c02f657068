import type { PriceSummary } from '@contract/schemas/item-list';
import { LRUCache } from 'lru-cache';

/** A list in the order of one snapshot, for its later pages. */
export interface CachedOrder {
  /** The item index's own numbers of the items, in order. */
  readonly places: Uint32Array;
  readonly priceSummary: PriceSummary | null;
}

/** Orders that stay as they are while somebody pages through them. */
export interface OrderCache {
  /** Returns the order and keeps it for another 5 minutes, or null if it is not cached any more. */
  get(key: string): CachedOrder | null;
  set(key: string, order: CachedOrder): void;
}

/** lru-cache drops an entry when its age is more than this: at 5 minutes. */
const TTL_MS = 5 * 60 * 1000 - 1;
/** In places and characters of keys. 16 MB: forty lists of 100,000 items, or many short ones. */
const MAX_SIZE = 4_000_000;

/** Caches orders in memory for 5 minutes after they were last read. Drops the least recently read if it is full. */
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
