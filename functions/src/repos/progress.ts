import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type SetOptions,
} from 'firebase-admin/firestore';
import { timestampField } from '@contract/schemas/firestore-fields';
import * as z from 'zod/mini';
import { NO_TOTALS, type Totals, type TotalsChange } from '../domain/achievements/totals';

const count = z._default(z.int(), 0);
const progressSchema = z.object({
  itemsShared: count,
  linksShared: count,
  ownSales: count,
  profitCents: count,
  likesGiven: count,
  likesReceived: count,
  comments: count,
  championTitles: count,
  sharesByWeek: z._default(z.record(z.string(), z.int()), {}),
  /** When achievements were unlocked, by their ids. Recently unlocked ones may be missing. */
  unlockedAt: z._default(z.record(z.string(), timestampField), {}),
});

export interface StoredProgress extends Totals {
  readonly unlockedAt: Readonly<Record<string, Date>>;
}

/** `users/{uid}/progress/totals`: what a member did, for life. Updated in the same commit as the documents that it counts. */
export const progressRef = (db: Firestore, uid: string) => db.doc(`users/${uid}/progress/totals`);

export const progressIn = (snapshot: DocumentSnapshot): StoredProgress =>
  snapshot.exists ? progressSchema.parse(snapshot.data()) : { ...NO_TOTALS, unlockedAt: {} };

/** A batch or a transaction. */
interface Writer {
  set(ref: DocumentReference, fields: Readonly<Record<string, unknown>>, how: SetOptions): unknown;
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
