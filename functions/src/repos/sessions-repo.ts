import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import { addFigureCounts } from './add-figure-counts';
import { readDocuments, type Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { removeAllPushDevices } from './remove-all-push-devices';
import type { UserRecord } from './users-repo';

export type SessionRecord = Stored<'sessions'>;

export interface NewSession {
  readonly by: Authority;
  readonly id: string;
  readonly record: Omit<SessionRecord, 'isEmailVerified' | 'suspendedUntil'>;
}

export interface StoredSession extends Pick<NewSession, 'id'> {
  readonly record: SessionRecord;
}

/** The fields of a session that a check of the session can change. */
type Seen = Pick<SessionRecord, 'lastSeenOn' | 'isEmailVerified'>;

/**
 * Decides whether a session may be opened. Returns the change to make in the member's document, or null if nothing
 * changes. Throws an error if the session must not be opened.
 * @param isDeleted whether the deletion of the account was requested
 */
export type AdmitNewSession = (
  member: UserRecord | null,
  isDeleted: boolean,
) => Partial<UserRecord> | null;

export interface SessionsRepo {
  /** Returns a session, or null if it has ended. */
  get(uid: string, id: string): Promise<SessionRecord | null>;
  /**
   * Stores a session, in one transaction with the member's document. If `admit` returns a change of an existing member,
   * also ends all earlier sessions and removes their push devices. Returns the ids of the ended sessions.
   */
  open(session: NewSession, admit: AdmitNewSession): Promise<string[]>;
  /**
   * Stores that the session was used on a new day or that `isEmailVerified` has changed. Does nothing if the session
   * has ended. Costs 1 read and up to 2 writes.
   */
  markSeen(by: Authority, id: string, seen: Seen): Promise<void>;
  /** Ends a session. Its device gets no more pushes. */
  end(by: Authority, id: string): Promise<void>;
  /** Returns the sessions that have not expired, the most recently opened first. */
  list(uid: string): Promise<StoredSession[]>;
}

export function createSessionsRepo(db: Firestore, now = () => new Date()): SessionsRepo {
  const memberOf = (uid: string) => collections.users.doc(db, { uid });
  const sessionsOf = (uid: string) => collections.sessions.in(db, { uid });

  return {
    get: async (uid, id) => (await sessionsOf(uid).doc(id).get()).data() ?? null,
    open: ({ by: { uid }, id, record }, admit) =>
      db.runTransaction(async (transaction) => {
        const [snapshot, deletion, same] = await readDocuments(
          transaction,
          memberOf(uid),
          collections.accountDeletions.doc(db, { uid }),
          // This session can already exist, because two sign-ins in the same second get the same cookie.
          sessionsOf(uid).doc(id),
        );
        const member = snapshot.data() ?? null;
        const change = admit(member, deletion.exists);
        const earlier =
          member && change ? (await transaction.get(sessionsOf(uid).select())).docs : [];
        if (member && change) await removeAllPushDevices(transaction, db, uid);
        for (const { ref } of earlier) transaction.delete(ref);
        if (change) transaction.set(memberOf(uid), change, { merge: true });
        const { emailVerifiedAt = null, suspendedUntil = null } = { ...member, ...change };
        const isEmailVerified = emailVerifiedAt !== null;
        transaction.set(sessionsOf(uid).doc(id), { ...record, isEmailVerified, suspendedUntil });
        addFigureCounts(transaction, db, record.createdAt, {
          newMembers: change && !snapshot.exists ? 1 : 0,
          activeSessions: same.exists ? 0 : 1,
        });
        return earlier.map((session) => session.id);
      }),
    markSeen: ({ uid }, id, seen) =>
      db.runTransaction((transaction) => markSeen(transaction, db, sessionsOf(uid).doc(id), seen)),
    end: async ({ uid }, id) => {
      await db
        .batch()
        .delete(sessionsOf(uid).doc(id))
        .delete(collections.pushTokens.doc(db, { uid, sessionId: id }))
        .commit();
    },
    list: async (uid) => {
      const { docs } = await sessionsOf(uid).orderBy('createdAt', 'desc').get();
      const stored = docs.map((it) => ({ id: it.id, record: it.data() }));
      // Leaves out expired sessions, because Firestore deletes them up to a day late.
      return stored.filter(({ record }) => record.expiresAt > now());
    },
  };
}

/**
 * Stores the day on which a session was last used, and `isEmailVerified`. Uses a transaction, so that only one instance
 * counts the session if two instances see it first on that day.
 */
async function markSeen(
  transaction: Transaction,
  db: Firestore,
  ref: Reference<SessionRecord>,
  seen: Seen,
): Promise<void> {
  const session = await transaction.get(ref);
  if (!session.exists) return;
  const before = collections.sessions.field(session, 'lastSeenOn') ?? '';
  // Another instance, whose clock is ahead, may already have stored the next day.
  const lastSeenOn = seen.lastSeenOn > before ? seen.lastSeenOn : before;
  transaction.update(ref, { ...seen, lastSeenOn });
  const activeSessions = lastSeenOn === before ? 0 : 1;
  addFigureCounts(transaction, db, new Date(lastSeenOn), { activeSessions });
}
