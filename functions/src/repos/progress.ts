import {
  FieldValue,
  type Firestore,
  type PartialWithFieldValue,
  type SetOptions,
} from 'firebase-admin/firestore';
import { NO_TOTALS, type MemberTotals, type TotalsChange } from '../domain/achievements/totals';
import type { Reference, Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';

export interface StoredProgress extends MemberTotals {
  readonly unlockedAt: Readonly<Record<string, Date>>;
}

/** The document with a member's totals since joining. */
export const totalsRef = (db: Firestore, uid: string) =>
  collections.progress.doc(db, { uid, progressId: 'totals' });

/**
 * The document with a part of the totals: the part that comes from items that were removed after they expired. It does
 * not include the sales of these items.
 */
export const expiredTotalsRef = (db: Firestore, uid: string) =>
  collections.progress.doc(db, { uid, progressId: 'expired' });

export const totalsInSnapshot = (snapshot: Snapshot<Progress>): StoredProgress =>
  snapshot.data() ?? { ...NO_TOTALS, unlockedAt: {} };

type Progress = Stored<'progress'>;

/** A batch or a transaction that writes totals. */
interface Writer {
  set(ref: Reference<Progress>, fields: PartialWithFieldValue<Progress>, how: SetOptions): unknown;
}

/** Adds to a member's totals. Does not read the totals, so that concurrent calls do not block each other. */
export function addToTotals(writer: Writer, db: Firestore, { uid, change }: MemberChange): void {
  add(writer, totalsRef(db, uid), change);
}

/** Adds to the part of the totals that comes from items that were removed after they expired. */
export function addToExpiredTotals(
  writer: Writer,
  db: Firestore,
  { uid, change }: MemberChange,
): void {
  add(writer, expiredTotalsRef(db, uid), change);
}

interface MemberChange {
  readonly uid: string;
  readonly change: TotalsChange;
}

function add(writer: Writer, ref: Reference<Progress>, change: TotalsChange): void {
  const { sharesByWeek = {}, ...counts } = change;
  // Leaves out the field if there are no weeks, because merging an empty map would remove all stored weeks.
  const hasWeeks = Object.keys(sharesByWeek).length > 0;
  writer.set(
    ref,
    {
      ...incrementsOf(counts),
      ...(hasWeeks && { sharesByWeek: incrementsOf(sharesByWeek) }),
    },
    { merge: true },
  );
}

const incrementsOf = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, by]) => [name, FieldValue.increment(by)] as const),
  );
