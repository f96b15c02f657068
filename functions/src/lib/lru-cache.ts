import { LRUCache } from 'lru-cache';

/**
 * Creates a cache that forgets the entry that was not used for the longest time. lru-cache's own `max` reserves the
 * memory of all entries, which took 13 ms of a cold start (ADR 0046).
 */
export function createLruCache<Value extends object | boolean>(
  maxEntries: number,
  options: { readonly ttl?: number } = {},
): LRUCache<string, Value> {
  return new LRUCache({ ...options, maxSize: maxEntries, sizeCalculation: () => 1 });
}
