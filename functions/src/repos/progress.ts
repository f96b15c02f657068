import {
  FieldValue,
  type Firestore,
  type PartialWithFieldValue,
  type SetOptions,
} from 'firebase-admin/firestore';
import { NO_TOTALS, type Totals, type TotalsChange } from '../domain/achievements/totals';
import type { Reference, Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';

export interface StoredProgress extends Totals {
  readonly unlockedAt: Readonly<Record<string, Date>>;
}

/** What a member did, for life. */
export const progressRef = (db: Firestore, uid: string) =>
  collections.progress.doc(db, { uid, progressId: 'totals' });

export const progressIn = (snapshot: Snapshot<Progress>): StoredProgress =>
  snapshot.data() ?? { ...NO_TOTALS, unlockedAt: {} };

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
  const { sharesByWeek, ...counts } = change;
  writer.set(
    progressRef(db, uid),
    {
      ...incrementsOf(counts),
      ...(sharesByWeek && { sharesByWeek: incrementsOf(sharesByWeek) }),
    },
    { merge: true },
  );
}

const incrementsOf = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, by]) => [name, FieldValue.increment(by)] as const),
  );
