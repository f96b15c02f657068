import type { Firestore } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import { readAll } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { endAllPushes } from './end-all-pushes';
import { isNotFound } from './grpc-status';
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

/** What the last check of a session saw. */
type Seen = Pick<SessionRecord, 'lastSeenOn' | 'isEmailVerified'>;

/**
 * Returns what to change in the member's document, or null. Throws to refuse the session.
 * @param isDeleted whether the deletion of the account was requested
 */
export type Admission = (
  member: UserRecord | null,
  isDeleted: boolean,
) => Partial<UserRecord> | null;

export interface SessionsRepo {
  /** Returns null if the session has ended. */
  get(uid: string, id: string): Promise<SessionRecord | null>;
  /**
   * Stores a session in one transaction with the member's document. If `admit` changes an existing document, all
   * earlier sessions end, with their push devices. Returns their ids.
   */
  open(session: NewSession, admit: Admission): Promise<string[]>;
  /** Does nothing if the session has ended. */
  markSeen(by: Authority, id: string, seen: Seen): Promise<void>;
  /** The device of the session gets no more pushes. */
  end(by: Authority, id: string): Promise<void>;
  /** Returns the sessions that have not expired, the last opened first. */
  list(uid: string): Promise<StoredSession[]>;
}

export function createSessionsRepo(db: Firestore, now = () => new Date()): SessionsRepo {
  const memberOf = (uid: string) => collections.users.doc(db, { uid });
  const sessionsOf = (uid: string) => collections.sessions.in(db, { uid });

  return {
    get: async (uid, id) => (await sessionsOf(uid).doc(id).get()).data() ?? null,
    open: ({ by: { uid }, id, record }, admit) =>
      db.runTransaction(async (transaction) => {
        const [snapshot, deletion] = await readAll(
          transaction,
          memberOf(uid),
          collections.accountDeletions.doc(db, { uid }),
        );
        const member = snapshot.data() ?? null;
        const change = admit(member, deletion.exists);
        const earlier =
          member && change ? (await transaction.get(sessionsOf(uid).select())).docs : [];
        if (member && change) await endAllPushes(transaction, db, uid);
        for (const { ref } of earlier) transaction.delete(ref);
        if (change) transaction.set(memberOf(uid), change, { merge: true });
        // Two sign-ins in one second get the same cookie.
        const { emailVerifiedAt = null, suspendedUntil = null } = { ...member, ...change };
        const isEmailVerified = emailVerifiedAt !== null;
        transaction.set(sessionsOf(uid).doc(id), { ...record, isEmailVerified, suspendedUntil });
        return earlier.map((session) => session.id);
      }),
    markSeen: async ({ uid }, id, seen) => {
      try {
        await sessionsOf(uid).doc(id).update(seen);
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
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
      // Firestore deletes an expired document up to a day later.
      return stored.filter(({ record }) => record.expiresAt > now());
    },
  };
}
