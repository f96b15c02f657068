import type { Firestore } from 'firebase-admin/firestore';
import { isSuspendedAt } from '../domain/moderation/suspended-at';
import type { SystemWork } from '../lib/authority';
import { adminsIn, type LeavingAdmin } from './admins';
import { readAll } from './collections/collection';
import { collections } from './collections/collections';
import { memberIn } from './users-repo';

/** The registry of admins. Their right is the claim of the account; the registry says who else has it. */
export interface AdminsRepo {
  /** Returns the uids of all, also suspended ones. */
  list(): Promise<string[]>;
  /** Returns the uids of those who are not suspended at this time. */
  listActive(at: Date): Promise<string[]>;
  /** Does nothing if the member is in the registry. Returns false if the account is being deleted. */
  add(work: SystemWork, at: Date): Promise<boolean>;
  /** Throws AppError 'conflict' if it is the last active admin. */
  remove(work: SystemWork, leaving: Omit<LeavingAdmin, 'uid'>): Promise<void>;
  /** Removes somebody who has lost the claim. */
  forget(work: SystemWork): Promise<void>;
}

export function createAdminsRepo(db: Firestore): AdminsRepo {
  const admins = collections.admins.in(db);
  return {
    list: async () => (await admins.get()).docs.map(({ id }) => id),
    listActive: async (at) => {
      const { docs } = await admins.get();
      return docs.filter((it) => !isSuspendedAt(it.data(), at)).map(({ id }) => id);
    },
    add: ({ uid }, at) =>
      db.runTransaction(async (transaction) => {
        const [admin, member, deletion] = await readAll(
          transaction,
          admins.doc(uid),
          collections.users.doc(db, { uid }),
          collections.accountDeletions.doc(db, { uid }),
        );
        if (deletion.exists) return false;
        const suspendedUntil = memberIn(member)?.suspendedUntil ?? null;
        if (!admin.exists) transaction.create(admin.ref, { grantedAt: at, suspendedUntil });
        return true;
      }),
    remove: ({ uid }, leaving) =>
      db.runTransaction(async (transaction) => {
        const all = await adminsIn(transaction, db);
        all.requireOther({ ...leaving, uid });
        all.remove(uid);
      }),
    forget: async ({ uid }) => {
      await admins.doc(uid).delete();
    },
  };
}
