import { MEMBERS_FOR_ADMINS_MESSAGES } from '@contract/schemas/members-for-admins';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isSuspendedAt } from '../domain/moderation/current-suspension';
import { AppError } from '../lib/app-error';
import { collections } from './collections/collections';

export interface LeavingAdmin {
  readonly uid: string;
  /**
   * Whether the account has the admin claim. This is checked in addition to the registry, because admins of earlier
   * versions can be missing from the registry.
   */
  readonly isAdmin: boolean;
  readonly at: Date;
  /** The uids of admins whose accounts the caller knows to be disabled. They do not count as remaining admins. */
  readonly disabled?: readonly string[];
}

/** The registry of admins, read in a transaction. Changes are written in the same transaction. */
export interface AdminRegistry {
  /** Returns the uids of the admins who are not suspended at the given time. */
  activeAt(at: Date): string[];
  /** Throws AppError 'conflict' with the given message if the member is the only active admin. */
  requireOther(member: LeavingAdmin, message?: string): void;
  /** Copies the end of a member's suspension to the registry. Does nothing if the member is not in the registry. */
  setSuspendedUntil(uid: string, until: Date | null): void;
  /** Removes the member from the registry. Does nothing if the member is not in it. */
  remove(uid: string): void;
}

/**
 * Reads all admins in a transaction, before its first write. This is cheap, because there are only a few admins. If two
 * admins leave or suspend each other at the same time, one of the two transactions runs again and reads what the other
 * has changed. So one active admin always remains.
 */
export async function readAdminRegistry(
  transaction: Transaction,
  db: Firestore,
): Promise<AdminRegistry> {
  const { docs } = await transaction.get(collections.admins.in(db));
  const admins = new Map(docs.map((it) => [it.id, it]));

  const activeAt: AdminRegistry['activeAt'] = (at) =>
    docs.filter((it) => !isSuspendedAt(it.data(), at)).map(({ id }) => id);

  return {
    activeAt,
    requireOther: (
      { uid, isAdmin, at, disabled = [] },
      message = MEMBERS_FOR_ADMINS_MESSAGES.lastAdmin,
    ) => {
      const active = activeAt(at);
      const isActive = active.includes(uid) || (isAdmin && !admins.has(uid));
      const others = active.filter((id) => id !== uid && !disabled.includes(id));
      if (isActive && others.length === 0) throw new AppError('conflict', message);
    },
    setSuspendedUntil: (uid, suspendedUntil) => {
      const admin = admins.get(uid);
      if (admin) transaction.update(admin.ref, { suspendedUntil });
    },
    remove: (uid) => {
      const admin = admins.get(uid);
      if (admin) transaction.delete(admin.ref);
    },
  };
}
