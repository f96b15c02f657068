import type { AppealStatus } from '@contract/schemas/appeal';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { countsAt } from '../domain/moderation/ruling-state';
import type { Authorized } from '../lib/authority';
import { adminsIn } from './admins';
import {
  type AppealedRuling,
  isAppealed,
  type RulingKey,
  rulingIn,
  type StoredRuling,
} from './appeals-repo';
import { addAuditEntry, type NewAuditEntry } from './audit-log';
import { collections } from './collections/collections';
import type { Admin, StatesOfAct } from './decision-of-report';

/** Admins, the job that ends suspensions and acts on the item contend for a ruling. */
const MAX_ATTEMPTS = 20;

export type Outcome = Exclude<AppealStatus, 'pending'>;

/** What granting an appeal changes. */
export interface Effect extends StatesOfAct {
  /** How many reports it dismisses. */
  readonly reports?: number;
  /** Ends the ruling and what it did. Runs after all reads of the transaction. */
  readonly write: () => void;
}

export interface AppealDecision {
  readonly ruling: Authorized<RulingKey>;
  readonly admin: Admin;
  /** The version that the admin saw. Undefined: any. */
  readonly version: string | undefined;
  readonly outcome: Outcome;
  /** What the member reads. '' for nothing. */
  readonly answer: string;
  readonly now: Date;
  /** Throws an AppError if the admin must leave it to others. `others` are the other active admins. */
  readonly requireYours: (ruling: AppealedRuling, others: readonly string[]) => void;
  /** Reads what granting changes. Null if nothing. Called only while the ruling counts. Runs again if the transaction does. */
  readonly grant: (transaction: Transaction, ruling: AppealedRuling) => Promise<Effect | null>;
}

export interface AppealDecisionsRepo {
  /**
   * Decides an appeal in one transaction with what it changes and the audit entry. A ruling that has ended stays as it is. Returns
   * 'changed' if it has another version or is decided, unless the same admin decided the same, and null if nobody has appealed.
   */
  decide(decision: AppealDecision): Promise<'decided' | 'changed' | null>;
}

export const createAppealDecisionsRepo = (db: Firestore): AppealDecisionsRepo => ({
  decide: (decision) =>
    db.runTransaction((transaction) => decideIn(transaction, db, decision), {
      maxAttempts: MAX_ATTEMPTS,
    }),
});

/** Whether the decision meets another state than the admin saw. A repeat of what the same admin decided does not. */
export function isAnother(ruling: AppealedRuling, decision: DecisionOfAppeal): boolean {
  if (isRepeat(ruling, decision)) return false;
  const { status } = ruling.record.appeal;
  return status !== 'pending' || (decision.version ?? ruling.version) !== ruling.version;
}

type DecisionOfAppeal = Pick<AppealDecision, 'version' | 'admin' | 'outcome' | 'answer'>;

const isRepeat = (
  { record: { appeal } }: AppealedRuling,
  { admin, outcome, answer }: DecisionOfAppeal,
): boolean =>
  appeal.decidedById === admin.actor.uid && appeal.status === outcome && appeal.answer === answer;

async function decideIn(
  transaction: Transaction,
  db: Firestore,
  decision: AppealDecision,
): Promise<'decided' | 'changed' | null> {
  const { outcome, answer, admin, now } = decision;
  const ref = collections.rulings.doc(db, decision.ruling);
  const ruling: StoredRuling | null = rulingIn(await transaction.get(ref));
  if (!isAppealed(ruling)) return null;
  if (isAnother(ruling, decision)) return 'changed';
  if (isRepeat(ruling, decision)) return 'decided';
  const active = (await adminsIn(transaction, db)).activeAt(now);
  decision.requireYours(
    ruling,
    active.filter((uid) => uid !== admin.actor.uid),
  );
  const isEffective = outcome === 'granted' && countsAt(ruling.record, now);
  const effect = isEffective ? await decision.grant(transaction, ruling) : null;
  effect?.write();
  const { appeal } = ruling.record;
  const decided = { decidedById: admin.actor.uid, decidedBy: admin.username };
  transaction.update(ref, {
    appeal: {
      ...{ ...appeal, ...decided, status: outcome, answer },
      decidedAt: FieldValue.serverTimestamp(),
    },
    appealStatus: outcome,
  });
  addAuditEntry(transaction, db, auditEntryOf(ruling, decision, effect));
  return 'decided';
}

function auditEntryOf(
  { record }: AppealedRuling,
  { admin, outcome, answer }: AppealDecision,
  effect: Effect | null,
): NewAuditEntry {
  const { memberId, memberUsername, itemId, itemTitle } = record;
  return {
    act: outcome === 'granted' ? 'grant_appeal' : 'reject_appeal',
    ...{ adminUsername: admin.username, adminId: admin.actor.uid },
    ...{ report: null, reports: effect?.reports ?? 0 },
    ...{ subject: itemTitle ?? '', itemId, commentId: null, memberId, memberUsername },
    note: answer,
    before: effect ? `pending, ${effect.before}` : 'pending',
    after: effect ? `${outcome}, ${effect.after}` : outcome,
  };
}
