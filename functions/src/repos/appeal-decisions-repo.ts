import type { AppealStatus } from '@contract/schemas/appeal';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { isRulingInForceAt } from '../domain/moderation/ruling-state';
import type { Authorized } from '../lib/authority';
import { readAdminRegistry } from './admin-registry';
import {
  type AppealedRuling,
  isAppealed,
  type RulingKey,
  rulingInSnapshot,
  type StoredRuling,
} from './appeals-repo';
import { addAuditEntry, type NewAuditEntry } from './audit-log';
import { collections } from './collections/collections';
import type { DecidingAdmin } from './decision-of-report';
import { rethrowTransactionError } from './grpc-status';
import type { PreparedAct } from './report-decisions-repo';
import { requireMember } from './require-member';
import { requireNotSuspended } from './require-not-suspended';
import { endRuling } from './rulings';

/**
 * The maximum number of attempts of a transaction. Many attempts can be necessary, because another admin, the job that
 * ends suspensions, and calls that change the item can change the ruling at the same time.
 */
const MAX_ATTEMPTS = 20;

export type AppealOutcome = Exclude<AppealStatus, 'pending'>;

/** The changes that granting an appeal makes: it shows the hidden item or ends the suspension, and ends the ruling. */
export interface AppealEffect extends PreparedAct {
  /** The number of reports that are dismissed because the appeal is granted. */
  readonly reports?: number;
}

export interface AppealDecision {
  readonly ruling: Authorized<RulingKey>;
  readonly admin: DecidingAdmin;
  /** The version of the appeal that the admin saw. If undefined, the version is not checked. */
  readonly version: string | undefined;
  readonly outcome: AppealOutcome;
  /** What the admin writes to the member about the appeal, or ''. */
  readonly answer: string;
  readonly now: Date;
  /**
   * Throws an AppError if this admin may not decide the appeal. `others` contains the uids of all other active admins.
   */
  readonly requireYours: (ruling: AppealedRuling, others: readonly string[]) => void;
  /**
   * Reads the item or the suspension, and returns what granting the appeal changes in it. Returns null if granting
   * changes nothing. Called only while the ruling is in force. Called again if the transaction is retried.
   */
  readonly grant: (
    transaction: Transaction,
    ruling: AppealedRuling,
  ) => Promise<AppealEffect | null>;
}

export interface AppealDecisionsRepo {
  /**
   * Decides an appeal in one transaction, together with its effect and the audit entry. Does not change a ruling that
   * has ended. Returns 'changed' if the ruling no longer has the version that the admin saw, if a different decision is
   * already stored, or if the appeal is granted but the item cannot be shown in its current state. Returns null if the
   * member has not appealed. Throws AppError 'unauthorized' or 'suspended' if the admin is gone or suspended.
   */
  decide(decision: AppealDecision): Promise<'decided' | 'changed' | null>;
}

export const createAppealDecisionsRepo = (db: Firestore): AppealDecisionsRepo => ({
  decide: (decision) =>
    db.runTransaction(
      (transaction) => decideIn(transaction, db, decision).catch(rethrowTransactionError),
      {
        maxAttempts: MAX_ATTEMPTS,
      },
    ),
});

/**
 * Returns true if the ruling has changed since the admin saw it. Returns false if an earlier request of the same admin
 * has made the same decision.
 */
export function hasRulingChanged(ruling: AppealedRuling, decision: DecisionOfAppeal): boolean {
  if (isSameDecision(ruling, decision)) return false;
  const { status } = ruling.record.appeal;
  return status !== 'pending' || (decision.version ?? ruling.version) !== ruling.version;
}

type DecisionOfAppeal = Pick<AppealDecision, 'version' | 'admin' | 'outcome' | 'answer'>;

/** Returns true if this admin has already made the same decision. */
export const isSameDecision = (
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
  const ruling: StoredRuling | null = rulingInSnapshot(await transaction.get(ref));
  if (!isAppealed(ruling)) return null;
  if (hasRulingChanged(ruling, decision)) return 'changed';
  if (isSameDecision(ruling, decision)) return 'decided';
  const author = collections.users.doc(db, { uid: admin.actor.uid });
  requireNotSuspended(await requireMember(transaction, author), now);
  const active = (await readAdminRegistry(transaction, db)).activeAt(now);
  decision.requireYours(
    ruling,
    active.filter((uid) => uid !== admin.actor.uid),
  );
  const isEffective = outcome === 'granted' && isRulingInForceAt(ruling.record, now);
  const effect = isEffective ? await effectOf(transaction, db, ruling, decision) : null;
  if (isEffective && !effect && (await hasItem(transaction, db, ruling))) return 'changed';
  effect?.write();
  const { appeal } = ruling.record;
  const decided = { decidedById: admin.actor.uid, decidedBy: admin.username };
  transaction.update(ref, {
    appeal: {
      ...appeal,
      ...decided,
      status: outcome,
      answer,
      decidedAt: FieldValue.serverTimestamp(),
    },
    appealStatus: outcome,
  });
  addAuditEntry(transaction, db, auditEntryOf(ruling, decision, effect));
  return 'decided';
}

const effectOf = async (
  transaction: Transaction,
  db: Firestore,
  ruling: AppealedRuling,
  { grant }: AppealDecision,
): Promise<AppealEffect | null> => {
  if (ruling.record.kind !== 'warning') return grant(transaction, ruling);
  const write = () => endRuling(transaction, db, ruling.id, 'granted');
  return { before: 'warned', after: 'withdrawn', write };
};

/**
 * Returns true if the ruling is about a hidden item that still exists. In this case, granting the appeal must show the
 * item.
 */
async function hasItem(
  transaction: Transaction,
  db: Firestore,
  { record: { kind, itemId } }: AppealedRuling,
): Promise<boolean> {
  if (kind !== 'hidden_item' || itemId === null) return false;
  const item = await transaction.get(collections.items.doc(db, { itemId }));
  return item.exists && collections.items.field(item, 'removedAt') === null;
}

function auditEntryOf(
  { record }: AppealedRuling,
  { admin, outcome, answer }: AppealDecision,
  effect: AppealEffect | null,
): NewAuditEntry {
  const { memberId, memberUsername, itemId, itemTitle } = record;
  return {
    act: outcome === 'granted' ? 'grant_appeal' : 'reject_appeal',
    adminUsername: admin.username,
    adminId: admin.actor.uid,
    report: null,
    reports: effect?.reports ?? 0,
    subject: itemTitle ?? '',
    itemId,
    commentId: null,
    memberId,
    memberUsername,
    note: answer,
    before: effect ? `pending, ${effect.before}` : 'pending',
    after: effect ? `${outcome}, ${effect.after}` : outcome,
  };
}
