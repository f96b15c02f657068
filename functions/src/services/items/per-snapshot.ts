import { LRUCache } from 'lru-cache';

/**
 * Creates a cache of results for each snapshot. It keeps the results until the next sync, so that equal requests
 * compute a result only once. It does not keep a promise that rejects.
 * @param max the maximum number of results per snapshot; the least recently used result is dropped
 */
export function createPerSnapshotCache<Result extends object>(max: number) {
  const resultsOf = new WeakMap<object, LRUCache<string, Result>>();
  return (snapshot: object, key: string, compute: () => Result): Result => {
    const results = resultsOf.get(snapshot) ?? new LRUCache<string, Result>({ max });
    resultsOf.set(snapshot, results);
    const known = results.get(key);
    if (known) return known;
    const result = compute();
    results.set(key, result);
    const drop = () => results.peek(key) === result && results.delete(key);
    if (result instanceof Promise) result.catch(drop);
    return result;
  };
}
