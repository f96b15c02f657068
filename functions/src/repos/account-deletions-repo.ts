import { DAY_MS } from '@contract/rules/durations';
import { ACCOUNT_DELETION_MESSAGES } from '@contract/schemas/account-deletion';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Authority, SystemWork } from '../lib/authority';
import { addFigureCounts } from './add-figure-counts';
import { readAdminRegistry } from './admin-registry';
import { readDocuments } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { recordPremiumEndByDeletion } from './record-premium-change';
import { removeAllPushDevices } from './remove-all-push-devices';

/**
 * The time for which the record of a finished deletion is kept. It is longer than the 14 days for which session cookies
 * are valid, so no call can store something for the deleted account after the record is gone.
 */
const KEPT_MS = 90 * DAY_MS;
/**
 * The milliseconds between the start of a deletion and its `endedBefore`. The security rules reject sign-ins before
 * `endedBefore`. Sign-in times are in whole seconds, so the rules also reject a sign-in in the second in which the
 * deletion starts.
 */
const NEXT_SECOND_MS = 1000;

export type AccountDeletionRecord = Stored<'accountDeletions'>;

type DeletionRequest = { readonly at: Date } & (
  { readonly by: 'member'; readonly isAdmin: boolean } | { readonly by: 'console' }
);

export interface AccountDeletionsRepo {
  /**
   * In one transaction: stores the deletion, marks the member as deleted, ends all sessions, removes all push devices,
   * and counts the deleted member in the figures. Returns the ids of the sessions. Does nothing if the deletion is
   * already stored. Throws AppError 'conflict' if the member is the last active admin, unless somebody deleted the
   * account in the console.
   */
  request(member: Authority, request: DeletionRequest): Promise<string[]>;
  get(uid: string): Promise<AccountDeletionRecord | null>;
  /** Returns the uids of the members whose deletion is not finished. */
  unfinished(): Promise<string[]>;
  /** Stores that all data was removed. Also removes the email address from the document of the deletion. */
  markErased(work: SystemWork, at: Date): Promise<void>;
  markDone(work: SystemWork, at: Date): Promise<void>;
}

export function createAccountDeletionsRepo(db: Firestore): AccountDeletionsRepo {
  const deletionOf = (uid: string) => collections.accountDeletions.doc(db, { uid });
  return {
    request: ({ uid }, request) =>
      db.runTransaction((transaction) => start(transaction, db, { uid, request })),
    get: async (uid) => (await deletionOf(uid).get()).data() ?? null,
    unfinished: async () => {
      const unfinished = collections.accountDeletions.in(db).where('doneAt', '==', null);
      return (await unfinished.select().get()).docs.map(({ id }) => id);
    },
    markErased: async ({ uid }, at) => {
      await deletionOf(uid).update({ erasedAt: at, email: null });
    },
    markDone: async ({ uid }, at) => {
      const expiresAt = new Date(at.getTime() + KEPT_MS);
      await deletionOf(uid).update({ doneAt: at, names: [], expiresAt });
    },
  };
}

async function start(
  transaction: Transaction,
  db: Firestore,
  { uid, request }: { readonly uid: string; readonly request: DeletionRequest },
): Promise<string[]> {
  const { by, at } = request;
  const memberRef = collections.users.doc(db, { uid });
  const deletionRef = collections.accountDeletions.doc(db, { uid });
  const billingRef = collections.billing.doc(db, { uid });
  const [deletion, member, billing] = await readDocuments(
    transaction,
    ...([deletionRef, memberRef, billingRef] as const),
  );
  if (deletion.exists) return [];
  const admins = await readAdminRegistry(transaction, db);
  if (request.by === 'member')
    admins.requireOther({ uid, at, isAdmin: request.isAdmin }, ACCOUNT_DELETION_MESSAGES.lastAdmin);
  const sessions = await transaction.get(collections.sessions.in(db, { uid }).select());
  const held = await transaction.get(collections.usernames.in(db).where('uid', '==', uid));
  const record: AccountDeletionRecord = {
    by,
    requestedAt: at,
    erasedAt: null,
    doneAt: null,
    email: collections.users.field(member, 'email') ?? null,
    names: held.docs.flatMap((name) => collections.usernames.field(name, 'username') ?? []),
  };
  await removeAllPushDevices(transaction, db, uid);
  transaction.create(deletionRef, record);
  admins.remove(uid);
  if (member.exists) {
    transaction.update(memberRef, {
      deletedAt: at,
      endedBefore: new Date(at.getTime() + NEXT_SECOND_MS),
    });
    addFigureCounts(transaction, db, at, { deletedMembers: 1 });
  }
  recordPremiumEndByDeletion(transaction, db, billing, at);
  for (const { ref } of sessions.docs) transaction.delete(ref);
  return sessions.docs.map(({ id }) => id);
}
