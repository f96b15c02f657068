import { COUNTS_KEPT_DAYS } from '@contract/schemas/page-view';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** Firestore writes a document about once a second, so a series can be counted about 10 times a second. */
const SHARDS = 10;
/** `expiresAt` is Firestore's time to live. */
const KEPT_MS = COUNTS_KEPT_DAYS * 24 * 60 * 60 * 1000;

const shardSchema = z.object({ counts: z.record(z.string(), z.int()) });

export type Counts = Readonly<Record<string, number>>;

/** The paths of a series' documents, up to the day. */
const PATHS = { webVitals: 'counters/webVitals-', pageViews: 'pageViews/' } as const;
type Series = keyof typeof PATHS;

/**
 * `counters/webVitals-{yyyy-mm-dd}-{shard}` and `pageViews/{yyyy-mm-dd}-{shard}`: what was counted on a UTC day, by key.
 * Kept for 90 days.
 */
export interface CountersRepo {
  /** Adds 1 to each key. 1 write, and no read. */
  add(series: Series, day: string, keys: readonly string[]): Promise<void>;
  /** Sums up the days. At most one read per day and shard. */
  sum(series: Series, days: readonly string[]): Promise<Counts>;
}

export function createCountersRepo(db: Firestore, random = Math.random): CountersRepo {
  const shardOf = (series: Series, day: string, shard: number) =>
    db.doc(`${PATHS[series]}${day}-${shard}`);
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
      for (const snapshot of await db.getAll(...shards)) {
        const { counts } = snapshot.exists ? shardSchema.parse(snapshot.data()) : { counts: {} };
        for (const [key, count] of Object.entries(counts))
          sums.set(key, (sums.get(key) ?? 0) + count);
      }
      return Object.fromEntries(sums);
    },
  };
}
