import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { DELETED_AT } from './users-repo';

/** Session cookies live 14 days. Long after that, nothing can come back to a deleted account. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
/** `endedBefore` is this much later, because the rules compare it with the whole second of a sign-in. */
const NEXT_SECOND_MS = 1000;

const deletionSchema = z.object({
  /** 'console': somebody deleted the account in the Firebase console. */
  by: z.enum(['member', 'console']),
  requestedAt: timestampField,
  /** For the mail about the deletion. Null if the member had none, and after the mail is queued. */
  email: textOrNull,
  /** The usernames that the member had, by which later runs find older blocks. Empty after the last run. */
  names: z.array(z.string()),
  /** When everything was removed for the first time. */
  erasedAt: z.nullable(timestampField),
  /** When everything was removed again, and nothing can come after it. */
  doneAt: z.nullable(timestampField),
});
export type AccountDeletion = z.infer<typeof deletionSchema>;

interface DeletionRequest extends Pick<AccountDeletion, 'by'> {
  readonly uid: string;
  readonly at: Date;
}

/** `accountDeletions/{uid}`. Firestore deletes a finished one by `expiresAt` (TTL). */
export interface AccountDeletionsRepo {
  /**
   * Stores the deletion, marks the member as gone and ends all sessions, in one transaction. Returns the ids of the sessions. Does
   * nothing if there is a deletion.
   */
  request(request: DeletionRequest): Promise<string[]>;
  get(uid: string): Promise<AccountDeletion | null>;
  /** Returns the uids of deletions without `doneAt`. */
  unfinished(): Promise<string[]>;
  /** Also forgets the address. */
  markErased(uid: string, at: Date): Promise<void>;
  markDone(uid: string, at: Date): Promise<void>;
}

export const accountDeletionRef = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`accountDeletions/${uid}`);

export function createAccountDeletionsRepo(db: Firestore): AccountDeletionsRepo {
  const deletionOf = (uid: string) => accountDeletionRef(db, uid);
  return {
    request: (request) => db.runTransaction((transaction) => start(transaction, db, request)),
    get: async (uid) => {
      const snapshot = await deletionOf(uid).get();
      return snapshot.exists ? deletionSchema.parse(snapshot.data()) : null;
    },
    unfinished: async () => {
      const unfinished = db.collection('accountDeletions').where('doneAt', '==', null);
      return (await unfinished.select().get()).docs.map(({ id }) => id);
    },
    markErased: async (uid, at) => {
      await deletionOf(uid).update({ erasedAt: at, email: null });
    },
    markDone: async (uid, at) => {
      const expiresAt = new Date(at.getTime() + KEPT_MS);
      await deletionOf(uid).update({ doneAt: at, names: [], expiresAt });
    },
  };
}

async function start(
  transaction: Transaction,
  db: Firestore,
  { uid, by, at }: DeletionRequest,
): Promise<string[]> {
  const memberRef = db.doc(`users/${uid}`);
  const [deletion, member] = await transaction.getAll(accountDeletionRef(db, uid), memberRef);
  if (!deletion || !member) throw new Error('Firestore returned too few documents');
  if (deletion.exists) return [];
  const sessions = await transaction.get(memberRef.collection('sessions').select());
  const held = await transaction.get(db.collection('usernames').where('uid', '==', uid));
  const record: AccountDeletion = {
    ...{ by, requestedAt: at, erasedAt: null, doneAt: null },
    email: (member.get('email') as string | undefined) ?? null,
    names: held.docs.map((name) => name.get('username') as string),
  };
  transaction.create(deletion.ref, record);
  if (member.exists)
    transaction.update(memberRef, {
      [DELETED_AT]: at,
      endedBefore: new Date(at.getTime() + NEXT_SECOND_MS),
    });
  for (const { ref } of sessions.docs) transaction.delete(ref);
  return sessions.docs.map(({ id }) => id);
}
