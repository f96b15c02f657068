import { createLruCache } from './lru-cache';

interface KeepOptions {
  readonly maxEntries: number;
  readonly ms: number;
  readonly now: () => Date;
}

interface Entry<Value> {
  readonly readAt: number;
  readonly value: Value;
}

/**
 * Returns a function that keeps the value of each key for `ms` milliseconds from the start of its read. Concurrent calls for a
 * key share a read. Failures are not kept.
 */
export function createBriefCache<Value>({ maxEntries, ms, now }: KeepOptions) {
  const kept = createLruCache<Entry<Value>>(maxEntries);
  const reads = new Map<string, Promise<Value>>();

  const start = (key: string, read: () => Promise<Value>) => {
    const readAt = now().getTime();
    const reading = read()
      .then((value) => {
        kept.set(key, { readAt, value });
        return value;
      })
      .finally(() => reads.delete(key));
    reads.set(key, reading);
    return reading;
  };

  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const entry = kept.get(key);
    if (entry && now().getTime() - entry.readAt < ms) return entry.value;
    return reads.get(key) ?? start(key, read);
  };
}
