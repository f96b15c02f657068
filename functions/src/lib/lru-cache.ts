import { LRUCache } from 'lru-cache';

/**
 * Creates a cache that forgets the entry that has not been used for the longest time. The cache does not use the option
 * `max` of lru-cache, because `max` reserves memory for all entries, which took 13 ms of a cold start (ADR 0046).
 */
export function createLruCache<Value extends object | boolean>(
  maxEntries: number,
  options: { readonly ttl?: number } = {},
): LRUCache<string, Value> {
  return new LRUCache({ ...options, maxSize: maxEntries, sizeCalculation: () => 1 });
}
