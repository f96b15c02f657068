import { timestampField } from '@contract/schemas/firestore-fields';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { accountDeletionRef } from './account-deletions-repo';
import { isNotFound } from './grpc-status';
import { type UserRecord, userRecordSchema } from './users-repo';

/** `users/{uid}/sessions/{sha256 of the cookie}`. Firestore deletes it after `expiresAt` (TTL). */
const sessionRecordSchema = z.object({
  createdAt: timestampField,
  /** A UTC day, such as '2026-11-21'. */
  lastSeenOn: z.string(),
  /** From the member's document when the session began, then from the account at each check. Older records lack the field. */
  isEmailVerified: z.optional(z.boolean()),
  deviceName: z.string(),
  expiresAt: timestampField,
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

export interface NewSession {
  readonly uid: string;
  readonly id: string;
  readonly record: Omit<SessionRecord, 'isEmailVerified'>;
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
   * earlier sessions end. Returns their ids.
   */
  open(session: NewSession, admit: Admission): Promise<string[]>;
  /** Does nothing if the session has ended. */
  markSeen(uid: string, id: string, seen: Seen): Promise<void>;
  end(uid: string, id: string): Promise<void>;
  /** Returns the sessions that have not expired, the last opened first. */
  list(uid: string): Promise<StoredSession[]>;
}

export function createSessionsRepo(db: Firestore, now = () => new Date()): SessionsRepo {
  const memberOf = (uid: string) => db.doc(`users/${uid}`);
  const sessionsOf = (uid: string) => memberOf(uid).collection('sessions');

  return {
    get: async (uid, id) => {
      const snapshot = await sessionsOf(uid).doc(id).get();
      return snapshot.exists ? sessionRecordSchema.parse(snapshot.data()) : null;
    },
    open: ({ uid, id, record }, admit) =>
      db.runTransaction(async (transaction) => {
        const [snapshot, deletion] = await transaction.getAll(
          memberOf(uid),
          accountDeletionRef(db, uid),
        );
        const member = snapshot?.exists ? userRecordSchema.parse(snapshot.data()) : null;
        const change = admit(member, deletion?.exists ?? false);
        const earlier =
          member && change ? (await transaction.get(sessionsOf(uid).select())).docs : [];
        for (const { ref } of earlier) transaction.delete(ref);
        if (change) transaction.set(memberOf(uid), change, { merge: true });
        // Two sign-ins in one second get the same cookie.
        const { emailVerifiedAt = null } = { ...member, ...change };
        const isEmailVerified = emailVerifiedAt !== null;
        transaction.set(sessionsOf(uid).doc(id), { ...record, isEmailVerified });
        return earlier.map((session) => session.id);
      }),
    markSeen: async (uid, id, seen) => {
      try {
        await sessionsOf(uid).doc(id).update(seen);
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
    end: async (uid, id) => {
      await sessionsOf(uid).doc(id).delete();
    },
    list: async (uid) => {
      const { docs } = await sessionsOf(uid).orderBy('createdAt', 'desc').get();
      const stored = docs.map((it) => ({
        id: it.id,
        record: sessionRecordSchema.parse(it.data()),
      }));
      // Firestore deletes an expired document up to a day later.
      return stored.filter(({ record }) => record.expiresAt > now());
    },
  };
}
