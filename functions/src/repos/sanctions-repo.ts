import type { AdminAct } from '@contract/schemas/audit-log';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { currentSuspension, suspensionStateText } from '../domain/moderation/current-suspension';
import type { Actor, Authorized } from '../lib/authority';
import { type AdminRegistry, readAdminRegistry } from './admin-registry';
import { addAuditEntry } from './audit-log';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { rethrowTransactionError } from './grpc-status';
import type { MemberKey } from './member-notes-repo';
import { prepareSuspensionEnd, type SuspensionEndRequest } from './prepare-suspension-end';
import type { StateChangeByAct } from './decision-of-report';
import type { PreparedAct } from './report-decisions-repo';
import { requireMember } from './require-member';
import { requireNotSuspended } from './require-not-suspended';
import { addRuling, endRuling } from './rulings';
import { memberInSnapshot, type UserRecord } from './users-repo';

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because other admins, sign-ins and the
 * member's own calls can change the same documents at the same time.
 */
const MAX_ATTEMPTS = 20;

interface Sanctioning {
  readonly member: Authorized<MemberKey>;
  readonly admin: Actor;
  readonly at: Date;
}

export interface NewWarning extends Sanctioning {
  readonly rulingId: string;
  /** The text that the admin writes to the member. */
  readonly text: string;
  /**
   * The bound key: an HMAC of the call, the idempotency key and the body. Only a repeat of the request has the same
   * key.
   */
  readonly key: string;
}

export interface SeenSuspensionVersion {
  /**
   * The id of the ruling of the suspension that the admin saw, or 'none' if the admin saw no suspension. If undefined,
   * the version is not checked.
   */
  readonly version: string | undefined;
}

export interface NewSuspension extends NewWarning, SeenSuspensionVersion {
  /** When the suspension ends, or ENDLESS_SUSPENSION_END. */
  readonly until: Date;
}

/**
 * The bound key that is stored with the ruling. This is the key of an earlier request if that request has stored a
 * ruling with the same id.
 */
export interface RulingBoundKey {
  readonly boundTo: string | undefined;
}

/**
 * Warnings and suspensions by admins. Each act is one transaction with its ruling and its audit entry. `warn`,
 * `suspend` and `restore` return null if the member is gone, and throw AppError 'unauthorized' or 'suspended' if the
 * admin is gone or suspended.
 */
export interface SanctionsRepo {
  warn(warning: NewWarning): Promise<RulingBoundKey | null>;
  /**
   * Suspends a member. If the member is already suspended, the earlier suspension ends as 'replaced'. Returns 'changed'
   * if the ruling of the current suspension does not have the id `version`. A repeat changes nothing. Throws AppError
   * 'conflict' if no other active admin would be left.
   */
  suspend(suspension: NewSuspension): Promise<RulingBoundKey | 'changed' | null>;
  /**
   * Restores a member. Changes nothing if the member is not suspended. Returns 'changed' if the ruling of the current
   * suspension does not have the id `version`.
   */
  restore(restoring: Sanctioning & SeenSuspensionVersion): Promise<'done' | 'changed' | null>;
  /**
   * Reads what restoring a member changes, and returns a function that writes the changes in the same transaction.
   * Returns null if there is nothing to change.
   */
  prepareSuspensionEnd(
    transaction: Transaction,
    restoring: SuspensionEndRequest,
  ): Promise<PreparedAct | null>;
}

export const createSanctionsRepo = (db: Firestore): SanctionsRepo => ({
  warn: (warning) =>
    runIn(db, async (transaction) => {
      const read = await readForRuling(transaction, db, warning);
      if (read === null || 'boundTo' in read) return read;
      addRuling(transaction, db, { ...rulingBy(warning, read), kind: 'warning', until: null });
      addEntry(transaction, db, {
        ...warning,
        ...read,
        act: 'warn_member',
        states: { before: '', after: '' },
      });
      return { boundTo: warning.key };
    }),
  suspend: (suspension) => runIn(db, (transaction) => suspendIn(transaction, db, suspension)),
  restore: (restoring) =>
    runIn(db, async (transaction) => {
      const { at, version, member } = restoring;
      const read = await readMembers(transaction, db, restoring);
      if (!read) return null;
      const current = currentSuspension(read.record, at);
      if (!current) return 'done';
      if (version !== undefined && version !== current.rulingId) return 'changed';
      const lifted = { memberId: member.memberId, end: 'lifted', at } as const;
      const states = await prepareSuspensionEnd(transaction, db, lifted);
      if (!states) return 'done';
      states.write();
      addEntry(transaction, db, {
        ...restoring,
        ...read,
        act: 'restore_member',
        text: '',
        states,
      });
      return 'done';
    }),
  prepareSuspensionEnd: (transaction, restoring) =>
    prepareSuspensionEnd(transaction, db, restoring),
});

const runIn = <Result>(db: Firestore, work: (transaction: Transaction) => Promise<Result>) =>
  db.runTransaction((transaction) => work(transaction).catch(rethrowTransactionError), {
    maxAttempts: MAX_ATTEMPTS,
  });

interface ReadMembers {
  readonly record: UserRecord;
  readonly author: UserRecord;
}

async function readMembers(
  transaction: Transaction,
  db: Firestore,
  { member, admin, at }: Sanctioning,
): Promise<ReadMembers | null> {
  const memberRef = collections.users.doc(db, { uid: member.memberId });
  const record = memberInSnapshot(await transaction.get(memberRef));
  const author = await requireMember(transaction, collections.users.doc(db, { uid: admin.uid }));
  // Throws if the acting admin is suspended. So if two admins suspend each other at the same time, the later of the two
  // calls fails.
  requireNotSuspended(author, at);
  return record && { record, author };
}

/**
 * Reads the member and the admin. If a ruling with the same id as the `warning` is already stored, returns the key of
 * that ruling instead.
 */
async function readForRuling(
  transaction: Transaction,
  db: Firestore,
  warning: NewWarning,
): Promise<ReadMembers | RulingBoundKey | null> {
  const read = await readMembers(transaction, db, warning);
  const stored = await transaction.get(collections.rulings.doc(db, warning));
  if (!read || !stored.exists) return read;
  return { boundTo: collections.rulings.field(stored, 'idempotencyKey') ?? undefined };
}

async function suspendIn(
  transaction: Transaction,
  db: Firestore,
  suspension: NewSuspension,
): Promise<RulingBoundKey | 'changed' | null> {
  const { member, rulingId, text, until, at, version } = suspension;
  const uid = member.memberId;
  const read = await readForRuling(transaction, db, suspension);
  if (read === null || 'boundTo' in read) return read;
  const current = currentSuspension(read.record, at);
  if (version !== undefined && version !== (current?.rulingId ?? 'none')) return 'changed';
  const admins = await readAdminRegistry(transaction, db);
  // A transaction cannot read claims, so `isAdmin` is false. So a member who has the admin claim but is missing from
  // the registry is not checked. This does no harm, because the acting admin stays an active admin.
  admins.requireOther({ uid, isAdmin: false, at });
  const earlier = await prepareEnd(transaction, db, read.record.suspension, at);
  const { docs: sessions } = await transaction.get(collections.sessions.in(db, { uid }).select());
  earlier?.end();
  addRuling(transaction, db, {
    ...rulingBy(suspension, read),
    kind: 'suspension',
    until,
    endsSubscription: earlier?.endsSubscription ?? false,
  });
  // Copies the end of the suspension to the sessions. Sessions from before the suspension are ended after the commit.
  // Sessions that the member opens later stay.
  for (const { ref } of sessions) transaction.update(ref, { suspendedUntil: until });
  writeSuspension(transaction, db, { uid, at, admins, suspension: { rulingId, until, text } });
  const states = { before: suspensionStateText(current), after: suspensionStateText({ until }) };
  addEntry(transaction, db, { ...suspension, ...read, act: 'suspend_member', states });
  return { boundTo: suspension.key };
}

/** Prepares the end of the stored suspension, which may have run out but has not been ended yet. */
async function prepareEnd(
  transaction: Transaction,
  db: Firestore,
  earlier: UserRecord['suspension'],
  at: Date,
): Promise<{ readonly end: () => void; readonly endsSubscription: boolean } | null> {
  if (!earlier) return null;
  const { rulingId, until } = earlier;
  const [ruling] = await readDocuments(transaction, collections.rulings.doc(db, { rulingId }));
  if (collections.rulings.field(ruling, 'end') !== null) return null;
  const end = until <= at ? 'ran_out' : 'replaced';
  return {
    end: () => endRuling(transaction, db, rulingId, end, at),
    endsSubscription: collections.rulings.field(ruling, 'endsSubscription') ?? false,
  };
}

interface WrittenSuspension {
  readonly uid: string;
  readonly at: Date;
  readonly admins: AdminRegistry;
  readonly suspension: Pick<NewSuspension, 'rulingId' | 'until' | 'text'>;
}

function writeSuspension(
  transaction: Transaction,
  db: Firestore,
  { uid, at, admins, suspension }: WrittenSuspension,
): void {
  const { until } = suspension;
  transaction.update(collections.users.doc(db, { uid }), {
    suspension: { ...suspension, since: at },
    suspendedUntil: until,
    updatedAt: at,
  });
  admins.setSuspendedUntil(uid, until);
}

const rulingBy = (
  { member, admin, rulingId, text, key }: NewWarning,
  { record, author }: ReadMembers,
) => ({
  id: rulingId,
  memberId: member.memberId,
  memberUsername: record.username,
  text,
  byId: admin.uid,
  by: author.username,
  idempotencyKey: key,
  reason: null,
  itemId: null,
  itemTitle: null,
  isAutomatic: false,
});

interface SanctionEntry extends Sanctioning, ReadMembers {
  readonly act: AdminAct;
  readonly text: string;
  readonly states: StateChangeByAct;
}

function addEntry(
  transaction: Transaction,
  db: Firestore,
  { act, admin, author, member, record, text, states: { before, after } }: SanctionEntry,
): void {
  addAuditEntry(transaction, db, {
    act,
    adminId: admin.uid,
    adminUsername: author.username,
    report: null,
    reports: 0,
    subject: '',
    itemId: null,
    commentId: null,
    note: text,
    before,
    after,
    memberId: member.memberId,
    memberUsername: record.username,
  });
}
