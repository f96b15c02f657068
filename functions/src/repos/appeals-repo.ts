import { APPEALS_PER_PAGE, type AppealStatus } from '@contract/schemas/appeal';
import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { canAppealAt } from '../domain/moderation/ruling-state';
import type { Micros } from '../domain/items/item-index/indexed-item';
import type { Authorized } from '../lib/authority';
import type { Snapshot } from './collections/collection';
import { collections } from './collections/collections';
import { readPageByTime } from './page-by-time';
import type { RulingRecord } from './rulings';
import { microsOf } from './timestamp-micros';

/**
 * The maximum number of attempts of a transaction. Many attempts can be necessary, because another admin, the job that
 * ends suspensions, and calls that change the item can change the ruling at the same time.
 */
const MAX_ATTEMPTS = 20;

export interface RulingKey {
  readonly rulingId: string;
}

export interface StoredRuling {
  readonly id: string;
  readonly record: RulingRecord;
  readonly changedAt: Micros;
  /** The value for `If-Match`. Each change of the ruling changes it. */
  readonly version: string;
}

export interface AppealedRuling extends StoredRuling {
  readonly record: RulingRecord & { readonly appeal: NonNullable<RulingRecord['appeal']> };
}

interface NewAppeal {
  readonly text: string;
  /**
   * The bound key: an HMAC of the call, the idempotency key and the body. Only a repeat of the request has the same
   * key.
   */
  readonly key: string;
  readonly now: Date;
}

interface AppealsRequest {
  readonly status: AppealStatus | 'all';
  readonly cursor: string | undefined;
}

/** Rulings, with the appeals against them. */
export interface AppealsRepo {
  /** Returns a ruling. If `transaction` is given, reads in that transaction. Costs 1 read. */
  get(rulingId: string, transaction?: Transaction): Promise<StoredRuling | null>;
  /**
   * Stores an appeal. Returns 'over' if the ruling is no longer in force, and 'already' if a different appeal is
   * stored. Writes nothing and returns 'added' if the stored appeal has the same key or text. Costs 1 read and 1 write.
   */
  add(ruling: Authorized<RulingKey>, appeal: NewAppeal): Promise<'added' | 'already' | 'over'>;
  /**
   * Returns a page of appeals. Pending appeals are sorted oldest first, all others newest first. Costs 1 read for each
   * appeal, and 1 additional read.
   */
  list(request: AppealsRequest): Promise<{
    readonly rulings: readonly AppealedRuling[];
    readonly next: string | null;
  }>;
  /** Returns the number of pending appeals. Costs 1 read for each 1,000 appeals. */
  countPending(): Promise<number>;
}

export const createAppealsRepo = (db: Firestore): AppealsRepo => ({
  get: async (rulingId, transaction) => {
    const ref = collections.rulings.doc(db, { rulingId });
    return rulingInSnapshot(await (transaction ? transaction.get(ref) : ref.get()));
  },
  add: (key, appeal) =>
    db.runTransaction(
      async (transaction) => {
        const ref = collections.rulings.doc(db, key);
        const ruling = (await transaction.get(ref)).data();
        if (!ruling) return 'over';
        if (ruling.appeal) return isRepeat(ruling.appeal, appeal) ? 'added' : 'already';
        if (!canAppealAt(ruling, appeal.now)) return 'over';
        const at = FieldValue.serverTimestamp();
        const { text, key: boundKey } = appeal;
        transaction.update(ref, {
          appeal: { text, at, key: boundKey, status: 'pending', ...UNDECIDED },
          appealStatus: 'pending',
          appealAt: at,
        });
        return 'added';
      },
      { maxAttempts: MAX_ATTEMPTS },
    ),
  list: async ({ status, cursor }) => {
    const { rulings: row } = collections;
    const all = row.in(db);
    // The condition on `appealAt` leaves out rulings without an appeal.
    const documents =
      status === 'all'
        ? all.where('appealAt', '>', BEFORE_ALL)
        : all.where('appealStatus', '==', status);
    const { records, next } = await readPageByTime({
      row,
      documents,
      time: 'appealAt',
      cursor,
      limit: APPEALS_PER_PAGE,
      direction: status === 'pending' ? 'asc' : 'desc',
    });
    return {
      rulings: records.map(({ snapshot }) => rulingInSnapshot(snapshot)).filter(isAppealed),
      next,
    };
  },
  countPending: async () => {
    const pending = collections.rulings.in(db).where('appealStatus', '==', 'pending');
    return (await pending.count().get()).data().count;
  },
});

const UNDECIDED = { decidedById: null, decidedBy: null, decidedAt: null, answer: '' };
const BEFORE_ALL = Timestamp.fromMillis(0);

const isRepeat = ({ text, key }: NonNullable<RulingRecord['appeal']>, appeal: NewAppeal) =>
  key === appeal.key || text === appeal.text;

export function rulingInSnapshot(snapshot: Snapshot<RulingRecord>): StoredRuling | null {
  const record = collections.rulings.readable(snapshot);
  if (!record) return null;
  const changedAt = microsOf(snapshot.updateTime ?? snapshot.readTime);
  return { id: snapshot.id, record, changedAt, version: String(changedAt) };
}

/** Returns true if the member has appealed against the ruling. */
export const isAppealed = (ruling: StoredRuling | null): ruling is AppealedRuling =>
  ruling !== null && ruling.record.appeal !== null;
