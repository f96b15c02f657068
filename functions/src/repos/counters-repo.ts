import { DAY_MS } from '@contract/rules/durations';
import { VIEW_COUNTS_KEPT_DAYS } from '@contract/schemas/page-view';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type PartialWithFieldValue,
  type SetOptions,
} from 'firebase-admin/firestore';
import { readDocuments, type Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';

/**
 * The number of documents (shards) for one day of a series. Firestore can write a document about once a second, so
 * about 10 counts a second are possible.
 */
const SHARDS = 10;
/** How long counts are kept. Firestore deletes them at `expiresAt` (TTL). */
const KEPT_MS = VIEW_COUNTS_KEPT_DAYS * DAY_MS;

export type CountsByKey = Readonly<Record<string, number>>;

/** For each series, its collection and the beginning of its document ids. */
const SERIES = {
  webVitals: { row: collections.counters, prefix: 'webVitals-' },
  pageViews: { row: collections.pageViews, prefix: '' },
  figures: { row: collections.figureShards, prefix: '' },
} as const;
type Series = keyof typeof SERIES;

type DaysCounts = Stored<'counters'>;

/** A batch or a transaction to which writes of counts are added. */
export interface CountWriter {
  set(
    ref: Reference<DaysCounts>,
    fields: PartialWithFieldValue<DaysCounts>,
    how: SetOptions,
  ): unknown;
}

interface DayCounts {
  readonly series: Series;
  /** The UTC day of the counts. */
  readonly day: string;
  /** For each key, how much to add to its count. */
  readonly counts: CountsByKey;
}

/**
 * Adds to the counts of a day, in the commit that also stores the counted event. Writes to a random one of the day's
 * documents, so that concurrent commits do not wait for each other. Reads nothing. Costs 1 write.
 */
export function addCounts(
  writer: CountWriter,
  db: Firestore,
  { series, day, counts }: DayCounts,
  random = Math.random,
): void {
  const increments = Object.entries(counts).map(([key, by]) => [key, FieldValue.increment(by)]);
  writer.set(
    shardOf(db, { series, day, shard: Math.floor(random() * SHARDS) }),
    {
      counts: Object.fromEntries(increments) as Record<string, FieldValue>,
      expiresAt: new Date(Date.parse(day) + KEPT_MS),
    },
    { merge: true },
  );
}

interface Shard extends Pick<DayCounts, 'series' | 'day'> {
  readonly shard: number;
}

const shardOf = (db: Firestore, { series, day, shard }: Shard): Reference<DaysCounts> => {
  const { row, prefix } = SERIES[series];
  return row.doc(db, { counterId: `${prefix}${day}-${shard}` });
};

/** Counts of UTC days by key. They are kept for 90 days. */
export interface CountersRepo {
  /** Adds 1 to the count of each key. Costs 1 write, and no read. */
  add(series: Series, day: string, keys: readonly string[]): Promise<void>;
  /** Returns the sums over the days. Costs at most one read per day and shard. */
  sum(series: Series, days: readonly string[]): Promise<CountsByKey>;
}

export function createCountersRepo(db: Firestore, random = Math.random): CountersRepo {
  return {
    add: async (series, day, keys) => {
      const batch = db.batch();
      const counts = Object.fromEntries(keys.map((key) => [key, 1]));
      addCounts(batch, db, { series, day, counts }, random);
      await batch.commit();
    },
    sum: (series, days) => sumCounts(db, db, { series, days }),
  };
}

interface Reader {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** Returns the sums over the days. Can be used in a transaction. Costs at most one read per day and shard. */
export async function sumCounts(
  reader: Reader,
  db: Firestore,
  { series, days }: { readonly series: Series; readonly days: readonly string[] },
): Promise<CountsByKey> {
  const shards = days.flatMap((day) =>
    Array.from({ length: SHARDS }, (_, shard) => shardOf(db, { series, day, shard })),
  );
  if (shards.length === 0) return {};
  const sums = new Map<string, number>();
  for (const snapshot of await readDocuments(reader, ...shards)) {
    const { counts } = snapshot.exists ? SERIES[series].row.pick(snapshot, 'counts') : NONE;
    for (const [key, count] of Object.entries<number>(counts))
      sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

const NONE = { counts: {} };
