import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type SetOptions,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { reachedBetween } from '../domain/achievements/reached';
import { NO_TOTALS, sumOf, type Totals, type TotalsChange } from '../domain/achievements/totals';

/** Calls of one member that count at the same time contend for the totals. */
export const PROGRESS_ATTEMPTS = { maxAttempts: 20 } as const;

const count = z._default(z.int(), 0);
const totalsSchema = z.object({
  itemsShared: count,
  linksShared: count,
  ownSales: count,
  profitCents: count,
  likesGiven: count,
  likesReceived: count,
  comments: count,
  championTitles: count,
  sharesByWeek: z._default(z.record(z.string(), z.int()), {}),
});

/** What a member did, for life. Changes together with what it counts. */
export const totalsRef = (db: Firestore, uid: string) => db.doc(`users/${uid}/progress/totals`);

/** An achievement that a member has unlocked. Nothing deletes it. */
export const grantRef = (db: Firestore, uid: string, achievementId: string) =>
  db.doc(`users/${uid}/achievements/${achievementId}`);

export const totalsIn = (snapshot: DocumentSnapshot): Totals =>
  snapshot.exists ? totalsSchema.parse(snapshot.data()) : NO_TOTALS;

export interface Progress {
  readonly uid: string;
  readonly change: TotalsChange;
  readonly at: Date;
  /** The shared item that makes this progress, so that a repeated share finds what it unlocked. */
  readonly itemId?: string;
}

export interface PreparedProgress {
  /** The ids of the achievements that it unlocks. */
  readonly unlocked: readonly string[];
  /** Call it after the last read of the transaction. */
  write(): void;
}

/** Reads what progress needs: the totals, and the achievements that it reaches. Also works if `change` lowers some. */
export async function prepareProgress(
  transaction: Transaction,
  db: Firestore,
  { uid, change, at, itemId }: Progress,
): Promise<PreparedProgress> {
  const ref = totalsRef(db, uid);
  const before = totalsIn(await transaction.get(ref));
  const after = sumOf(before, change);
  const reached = reachedBetween(before, after).map(({ id }) => grantRef(db, uid, id));
  const locked = await missingOf(transaction, reached);
  return {
    unlocked: locked.map(({ id }) => id),
    write: () => {
      transaction.set(ref, after);
      for (const grant of locked) transaction.create(grant, grantOf(at, itemId));
    },
  };
}

export const grantOf = (unlockedAt: Date, itemId?: string) => ({
  unlockedAt,
  ...(itemId !== undefined && { itemId }),
});

/** Returns those that are not stored. */
export async function missingOf(
  transaction: Transaction,
  refs: readonly DocumentReference[],
): Promise<DocumentReference[]> {
  const stored = refs.length > 0 ? await transaction.getAll(...refs) : [];
  return stored.filter(({ exists }) => !exists).map(({ ref }) => ref);
}

/** A batch or a transaction. */
interface Writer {
  set(ref: DocumentReference, fields: Readonly<Record<string, unknown>>, how: SetOptions): unknown;
}

/** Changes totals without a read. Only to lower them, because it unlocks nothing. */
export function lowerTotals(
  writer: Writer,
  db: Firestore,
  { uid, change }: Pick<Progress, 'uid' | 'change'>,
): void {
  const { sharesByWeek, ...counts } = change;
  writer.set(
    totalsRef(db, uid),
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
