import type { PriceSummary } from '@contract/schemas/item-list';
import { LRUCache } from 'lru-cache';

export interface CachedOrder {
  /** The items in the order of the list. Each number is the slot of an item in the item index. */
  readonly places: Uint32Array;
  readonly priceSummary: PriceSummary | null;
}

export interface OrderCache {
  get(key: string): CachedOrder | null;
  set(key: string, order: CachedOrder): void;
}

/**
 * How long an order is kept. It is one millisecond less than 5 minutes, because lru-cache drops an entry only when the
 * age of the entry is above this number.
 */
const TTL_MS = 5 * 60 * 1000 - 1;
/** The maximum size of the cache in bytes, which is enough for about forty lists of 100,000 items. */
const MAX_BYTES = 16_000_000;
const MAX_ENTRIES = 5000;
/** The size of an entry without its places and its key, in bytes, as measured with `process.memoryUsage()`. */
const ENTRY_BYTES = 800;
const BYTES_PER_LETTER = 2;

/**
 * Caches the orders of lists in memory for 5 minutes after their last use. Drops the least recently used orders when
 * it is full.
 */
export function createOrderCache({
  now,
  maxBytes = MAX_BYTES,
  maxEntries = MAX_ENTRIES,
}: {
  readonly now: () => Date;
  readonly maxBytes?: number;
  readonly maxEntries?: number;
}): OrderCache {
  const orders = new LRUCache<string, CachedOrder>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ places }, key) =>
      ENTRY_BYTES + places.byteLength + BYTES_PER_LETTER * key.length,
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
