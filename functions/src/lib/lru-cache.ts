import { LRUCache } from 'lru-cache';

/**
 * Creates a cache that forgets the entry that was not used for the longest time. lru-cache's own `max` reserves memory
 * for all entries at once, which took 13 ms of a cold start (ADR 0046).
 */
export const createLruCache = <Key extends {}, Value extends {}>(
  maxEntries: number,
  options: { readonly ttl?: number } = {},
) => new LRUCache<Key, Value>({ ...options, maxSize: maxEntries, sizeCalculation: () => 1 });
