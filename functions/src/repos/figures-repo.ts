import type {
  AggregateField,
  AggregateQuery,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import {
  totalsChangeOf,
  type FigureTotals,
  subtractTotals,
  NO_TOTALS_CHANGE,
  addTotals,
} from '../domain/moderation/figure-counts';
import { addDaysToDay, daysFrom, firstChangeableDay } from '../domain/moderation/figure-days';
import { utcDay } from '../domain/utc-day';
import { collections, type Stored } from './collections/collections';
import { sumCounts } from './counters-repo';

/** The figures of an ended UTC day. */
export type StoredFiguresDay = Stored<'figures'>;
/** The totals when counting began. */
export type FiguresStart = Stored<'figureStart'>;

/** The totals according to the figures, and the totals according to the documents, read at the same moment. */
export interface StoredAndCountedFigures {
  /** The totals according to the figures. Null before `setStart`. */
  readonly stored: FigureTotals | null;
  readonly counted: FigureTotals;
}

export interface FiguresRepo {
  /** Returns the totals when counting began. Costs 1 read. */
  start(): Promise<FiguresStart | null>;
  /** Returns the last stored day. Costs 1 read. */
  latest(): Promise<StoredFiguresDay | null>;
  /** Returns a stored day. Costs 1 read. */
  day(day: string): Promise<StoredFiguresDay | null>;
  /** Returns the stored days from `first` to `last`, in order. Costs 1 read for each day. */
  between(first: string, last: string): Promise<StoredFiguresDay[]>;
  /** Stores a day. Idempotent. */
  store(day: StoredFiguresDay): Promise<void>;
  /** Returns the first day whose counts still exist, or null. Costs 1 read. */
  firstCounted(): Promise<string | null>;
  /**
   * Returns the totals according to the figures and according to the documents. Costs a read for each 1,000 counted
   * documents.
   */
  totals(now: Date): Promise<StoredAndCountedFigures>;
  /**
   * Sets the starting totals so that the current totals, which are the starting totals and all counted changes, equal
   * the current numbers of documents. Changes that are counted at the same time are neither lost nor counted twice. If
   * a first day is already stored, keeps that day. Returns the current totals.
   */
  setStart(firstDay: string, now: Date): Promise<FigureTotals>;
}

export function createFiguresRepo(db: Firestore): FiguresRepo {
  const days = collections.figures.in(db);
  const startRef = collections.figureStart.doc(db, { startId: 'all' });
  const readAt = (now: Date, firstDay?: string) =>
    // All reads are in a read-only transaction, so they see the same moment. An aggregation in a transaction that
    // writes would block every change of the documents that it counts.
    db.runTransaction(
      async (transaction) => {
        const start = (await transaction.get(startRef)).data() ?? null;
        const first = earliest(start?.firstDay, firstDay);
        const changes = await changesUntil(transaction, db, { firstDay: first, now });
        return { start, changes, firstDay: first, counted: await countAll(transaction, db) };
      },
      { readOnly: true },
    );
  return {
    start: async () => (await startRef.get()).data() ?? null,
    latest: async () => {
      const { docs } = await days.orderBy('day', 'desc').limit(1).get();
      return docs[0]?.data() ?? null;
    },
    day: async (day) => (await days.doc(day).get()).data() ?? null,
    between: async (first, last) => {
      const found = days.where('day', '>=', first).where('day', '<=', last).orderBy('day');
      return (await found.get()).docs.map((stored) => stored.data());
    },
    store: async (day) => {
      await days.doc(day.day).set(day);
    },
    firstCounted: async () => {
      const { docs } = await collections.figureShards.in(db).limit(1).select().get();
      // The ids of the documents begin with the day, so their order is the order of the days.
      return docs[0]?.id.slice(0, 'yyyy-mm-dd'.length) ?? null;
    },
    totals: async (now) => {
      const { start, counted, changes } = await readAt(now);
      return { stored: start && addTotals(start, changes), counted };
    },
    setStart: async (firstDay, now) => {
      const { counted, changes, ...known } = await readAt(now, firstDay);
      await startRef.set({
        firstDay: known.firstDay ?? firstDay,
        ...subtractTotals(counted, changes),
      });
      return counted;
    },
  };
}

/**
 * Adds up all changes of the totals since counting began. For the last days, reads the shards (`figureShards`) instead
 * of the stored figures, because late commits can still add to the shards.
 */
async function changesUntil(
  transaction: Transaction,
  db: Firestore,
  { firstDay, now }: { readonly firstDay: string | null; readonly now: Date },
): Promise<FigureTotals> {
  const open = firstChangeableDay(now);
  const closed = collections.figures.in(db).where('day', '<', open).orderBy('day', 'desc').limit(1);
  const stored = (await transaction.get(closed)).docs[0]?.data() ?? null;
  const first = stored ? addDaysToDay(stored.day, 1) : (earliest(firstDay ?? open, open) ?? open);
  // The days include tomorrow, because the clocks of instances differ.
  const days = daysFrom(first, addDaysToDay(utcDay(now), 1));
  const counts = await sumCounts(transaction, db, { series: 'figures', days });
  return addTotals(stored?.changes ?? NO_TOTALS_CHANGE, totalsChangeOf(counts));
}

const earliest = (...days: readonly (string | undefined)[]): string | null =>
  days.filter((day) => day !== undefined).sort()[0] ?? null;

async function countAll(transaction: Transaction, db: Firestore): Promise<FigureTotals> {
  const count = async (query: { count(): AggregateQuery<{ count: AggregateField<number> }> }) =>
    (await transaction.get(query.count())).data().count;
  const users = collections.users.in(db);
  const reports = collections.reports.in(db);
  return {
    members: (await count(users)) - (await count(users.where('deletedAt', '>', new Date(0)))),
    items: await count(collections.items.in(db).where('removedAt', '==', null)),
    premium: await count(collections.billing.in(db).where('countsAsPremium', '==', true)),
    reports: await count(reports),
    decidedReports: await count(reports.where('decidedById', '>', '')),
  };
}
