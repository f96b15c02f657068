import { createLruCache } from './lru-cache';

/**
 * The times for which a cached value may be returned. Both are in milliseconds and begin when the read of the value
 * begins.
 */
export interface CacheTimes {
  /** The time for which the value is returned without reading it again, in milliseconds. */
  readonly freshMs: number;
  /** The time for which the value is returned if reading it again fails, in milliseconds. */
  readonly usableMs: number;
}

interface KeepOptions<Value> {
  readonly maxEntries: number;
  readonly keepingOf: (value: Value) => CacheTimes;
  /**
   * Returns true if the cache may return an older value when a read fails with this error. The cache calls this
   * function once for each error.
   */
  readonly mayReplace: (error: unknown) => boolean;
  readonly now: () => Date;
}

interface Entry<Value> {
  readonly value: Value;
  /** The time until which the value is fresh, in milliseconds since 1970. */
  readonly freshUntil: number;
  readonly usableUntil: number;
}

/** The time after a failed read, in milliseconds, for which the cache returns the older value before it reads again. */
const PAUSE_MS = 10_000;

/**
 * Returns a function that reads the value of a key and caches it for a time. Concurrent calls for the same key share
 * one read. Failed reads are not cached.
 */
export function createBriefCache<Value>(options: KeepOptions<Value>) {
  const { maxEntries, keepingOf, mayReplace, now } = options;
  const kept = createLruCache<Entry<Value>>(maxEntries);
  const reads = new Map<string, Promise<Value>>();

  function keep(key: string, readAt: number, value: Value): Value {
    const { freshMs, usableMs } = keepingOf(value);
    const usableUntil = readAt + usableMs;
    if (usableMs > 0) kept.set(key, { value, freshUntil: readAt + freshMs, usableUntil });
    else kept.delete(key);
    return value;
  }

  function olderValue(key: string, error: unknown): Value {
    const entry = kept.get(key);
    const time = now().getTime();
    if (!entry || time >= entry.usableUntil || !mayReplace(error)) throw error;
    const freshUntil = Math.min(time + PAUSE_MS, entry.usableUntil);
    kept.set(key, { ...entry, freshUntil });
    return entry.value;
  }

  const start = (key: string, read: () => Promise<Value>) => {
    const readAt = now().getTime();
    const reading = read()
      .then(
        (value) => keep(key, readAt, value),
        (error: unknown) => olderValue(key, error),
      )
      .finally(() => reads.delete(key));
    reads.set(key, reading);
    return reading;
  };

  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const entry = kept.get(key);
    if (entry && now().getTime() < entry.freshUntil) return entry.value;
    return reads.get(key) ?? start(key, read);
  };
}
