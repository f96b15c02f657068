import { createLruCache } from './lru-cache';

/** How long a value is kept, in milliseconds from the start of its read. */
export interface Keeping {
  /** How long the value is returned without another read. */
  readonly freshMs: number;
  /** How long the value is returned if another read fails. */
  readonly usableMs: number;
}

interface KeepOptions<Value> {
  readonly maxEntries: number;
  readonly keepingOf: (value: Value) => Keeping;
  /** Whether an older value may be returned instead of this error of a read. Called once for each error. */
  readonly mayReplace: (error: unknown) => boolean;
  readonly now: () => Date;
}

interface Entry<Value> {
  readonly value: Value;
  /** Times in milliseconds since 1970. */
  readonly freshUntil: number;
  readonly usableUntil: number;
}

/** After a failure, the older value is returned for this long without another read. */
const PAUSE_MS = 10_000;

/**
 * Returns a function that caches the value of each key for a while. Concurrent calls for a key share a read. Failures
 * are not cached.
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
