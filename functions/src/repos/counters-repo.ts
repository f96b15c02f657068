import { COUNTS_KEPT_DAYS } from '@contract/schemas/page-view';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { readAll } from './collections/collection';
import { collections } from './collections/collections';

/** Firestore writes a document about once a second, so a series can be counted about 10 times a second. */
const SHARDS = 10;
/** `expiresAt` is Firestore's time to live. */
const KEPT_MS = COUNTS_KEPT_DAYS * 24 * 60 * 60 * 1000;

export type Counts = Readonly<Record<string, number>>;

/** The collection of a series, and how its ids begin. */
const SERIES = {
  webVitals: { row: collections.counters, prefix: 'webVitals-' },
  pageViews: { row: collections.pageViews, prefix: '' },
} as const;
type Series = keyof typeof SERIES;

/** What was counted on a UTC day, by key. Kept for 90 days. */
export interface CountersRepo {
  /** Adds 1 to each key. 1 write, and no read. */
  add(series: Series, day: string, keys: readonly string[]): Promise<void>;
  /** Sums up the days. At most one read per day and shard. */
  sum(series: Series, days: readonly string[]): Promise<Counts>;
}

export function createCountersRepo(db: Firestore, random = Math.random): CountersRepo {
  const shardOf = (series: Series, day: string, shard: number) => {
    const { row, prefix } = SERIES[series];
    return row.doc(db, { counterId: `${prefix}${day}-${shard}` });
  };
  return {
    add: async (series, day, keys) => {
      const shard = shardOf(series, day, Math.floor(random() * SHARDS));
      const counts = Object.fromEntries(keys.map((key) => [key, FieldValue.increment(1)]));
      const expiresAt = new Date(Date.parse(day) + KEPT_MS);
      await shard.set({ counts, expiresAt }, { merge: true });
    },
    sum: async (series, days) => {
      const shards = days.flatMap((day) =>
        Array.from({ length: SHARDS }, (_, shard) => shardOf(series, day, shard)),
      );
      const sums = new Map<string, number>();
      for (const snapshot of await readAll(db, ...shards)) {
        const { counts } = snapshot.exists
          ? SERIES[series].row.pick(snapshot, 'counts')
          : { counts: {} };
        for (const [key, count] of Object.entries<number>(counts))
          sums.set(key, (sums.get(key) ?? 0) + count);
      }
      return Object.fromEntries(sums);
    },
  };
}
