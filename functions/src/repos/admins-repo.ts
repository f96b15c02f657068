import type { Firestore } from 'firebase-admin/firestore';
import { isSuspendedAt } from '../domain/moderation/current-suspension';
import type { SystemWork } from '../lib/authority';
import { readAdminRegistry, type LeavingAdmin } from './admin-registry';
import { readDocuments } from './collections/collection';
import { collections } from './collections/collections';
import { memberInSnapshot } from './users-repo';

/**
 * The registry of admins. An account gets the rights of an admin by a claim, but a transaction cannot read claims. The
 * registry lists all admins, so that a transaction can find out whether an admin is the last one.
 */
export interface AdminsRepo {
  /** Returns the uids of all admins, including suspended ones. */
  list(): Promise<string[]>;
  /** Returns the uids of the admins who are not suspended at the given time. */
  listActive(at: Date): Promise<string[]>;
  /**
   * Adds an admin. Does nothing if the member is already in the registry. Returns false if the account is being
   * deleted.
   */
  add(work: SystemWork, at: Date): Promise<boolean>;
  /** Removes an admin. Throws AppError 'conflict' if there would be no active admin left. */
  remove(work: SystemWork, leaving: Omit<LeavingAdmin, 'uid'>): Promise<void>;
  /** Removes from the registry a member who no longer has the admin claim. */
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
        const [admin, member, deletion] = await readDocuments(
          transaction,
          admins.doc(uid),
          collections.users.doc(db, { uid }),
          collections.accountDeletions.doc(db, { uid }),
        );
        if (deletion.exists) return false;
        const suspendedUntil = memberInSnapshot(member)?.suspendedUntil ?? null;
        if (!admin.exists) transaction.create(admin.ref, { grantedAt: at, suspendedUntil });
        return true;
      }),
    remove: ({ uid }, leaving) =>
      db.runTransaction(async (transaction) => {
        const all = await readAdminRegistry(transaction, db);
        all.requireOther({ ...leaving, uid });
        all.remove(uid);
      }),
    forget: async ({ uid }) => {
      await admins.doc(uid).delete();
    },
  };
}
