import {
  FieldValue,
  type Firestore,
  type PartialWithFieldValue,
  type SetOptions,
} from 'firebase-admin/firestore';
import {
  type ExpiredTotals,
  NO_EXPIRED_TOTALS,
  NO_TOTALS,
  type Totals,
  type TotalsChange,
} from '../domain/achievements/totals';
import type { Reference, Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';

export interface StoredProgress extends Totals {
  readonly unlockedAt: Readonly<Record<string, Date>>;
  /** How much of the totals comes from expired items. */
  readonly expired: ExpiredTotals;
}

/** What a member did, for life. */
export const progressRef = (db: Firestore, uid: string) =>
  collections.progress.doc(db, { uid, progressId: 'totals' });

export const progressIn = (snapshot: Snapshot<Progress>): StoredProgress =>
  snapshot.data() ?? { ...NO_TOTALS, unlockedAt: {}, expired: NO_EXPIRED_TOTALS };

type Progress = Stored<'progress'>;

/** A batch or a transaction. */
interface Writer {
  set(ref: Reference<Progress>, fields: PartialWithFieldValue<Progress>, how: SetOptions): unknown;
}

/** Adds to the totals of a member without reading them, so that calls at the same time do not hold each other up. */
export function addToTotals(
  writer: Writer,
  db: Firestore,
  { uid, change }: { readonly uid: string; readonly change: TotalsChange },
): void {
  writer.set(progressRef(db, uid), incrementsOfTotals(change), { merge: true });
}

/** Notes that a part of the totals of a member comes from an expired item from now on. The totals stay. */
export function keepExpired(
  writer: Writer,
  db: Firestore,
  { uid, expired }: { readonly uid: string; readonly expired: ExpiredTotals },
): void {
  writer.set(progressRef(db, uid), { expired: incrementsOfTotals(expired) }, { merge: true });
}

const incrementsOfTotals = ({ sharesByWeek, ...counts }: TotalsChange) => ({
  ...incrementsOf(counts),
  ...(sharesByWeek && { sharesByWeek: incrementsOf(sharesByWeek) }),
});

const incrementsOf = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, by]) => [name, FieldValue.increment(by)] as const),
  );
