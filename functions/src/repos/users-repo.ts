import type { ShareSettings, ShareSettingsChange } from '@contract/schemas/share-settings';
import type { Subscription } from '@contract/schemas/subscription';
import type { Firestore } from 'firebase-admin/firestore';
import { countingTimeOf } from '../domain/moderation/figure-days';
import type { Authority } from '../lib/authority';
import { addFigureCounts } from './add-figure-counts';
import type { Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isAlreadyExists } from './grpc-status';

export type UserRecord = Stored<'users'>;

/** Returns the member in a snapshot, or null if there is none or the account is being deleted. */
export function memberInSnapshot(snapshot: Snapshot<UserRecord>): UserRecord | null {
  const isLeaving = collections.users.field(snapshot, 'deletedAt') !== undefined;
  return isLeaving ? null : (snapshot.data() ?? null);
}

type Subscribed = Pick<
  UserRecord,
  'subscriptionStatus' | 'subscriptionPlan' | 'subscriptionEndDate'
>;

export function subscriptionOf(record: Subscribed): Subscription {
  return {
    subscriptionStatus: record.subscriptionStatus,
    subscriptionPlan: record.subscriptionPlan,
    subscriptionEndDate: record.subscriptionEndDate?.toISOString() ?? null,
  };
}

export interface UsersRepo {
  /** Returns a member, or null if there is none or the account is being deleted. */
  get(uid: string): Promise<UserRecord | null>;
  /** Creates a member. Does nothing if the member exists. */
  createIfAbsent(by: Authority, record: UserRecord): Promise<void>;
  /** Deletes a member who has no username. Otherwise returns false and changes nothing. */
  removeWithoutUsername(by: Authority, at: Date): Promise<boolean>;
  /** Sets the email address. If the address changes, clears `provenEmail`. Does nothing if there is no such member. */
  setEmail(by: Authority, email: string, at: Date): Promise<void>;
  /** Sets or clears `emailVerifiedAt`. Does nothing if there is no such member, or if nothing changes. */
  setEmailVerified(by: Authority, isVerified: boolean, at: Date): Promise<void>;
  /** Changes the share settings. Does nothing if there is no such member. */
  setShareSettings(by: Authority, change: ShareSettingsChange, at: Date): Promise<void>;
}

export function createUsersRepo(db: Firestore): UsersRepo {
  const users = collections.users.in(db);
  return {
    get: async (uid) => memberInSnapshot(await users.doc(uid).get()),
    createIfAbsent: async ({ uid }, record) => {
      try {
        const batch = db.batch().create(users.doc(uid), record);
        addFigureCounts(batch, db, record.createdAt, { newMembers: 1 });
        await batch.commit();
      } catch (error) {
        if (!isAlreadyExists(error)) throw error;
      }
    },
    removeWithoutUsername: ({ uid }, at) =>
      db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(users.doc(uid));
        if (typeof collections.users.field(snapshot, 'username') === 'string') return false;
        transaction.delete(users.doc(uid));
        const createdAt = collections.users.field(snapshot, 'createdAt');
        const counted = { newMembers: -1 };
        if (createdAt) addFigureCounts(transaction, db, countingTimeOf(createdAt, at), counted);
        return true;
      }),
    setEmail: ({ uid }, email, at) =>
      db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(users.doc(uid));
        if (!snapshot.exists) return;
        const cleared =
          collections.users.field(snapshot, 'email') === email ? {} : { provenEmail: null };
        transaction.update(users.doc(uid), { email, ...cleared, updatedAt: at });
      }),
    setEmailVerified: ({ uid }, isVerified, at) =>
      db.runTransaction(async (transaction) => {
        const member = memberInSnapshot(await transaction.get(users.doc(uid)));
        if (!member || (member.emailVerifiedAt !== null) === isVerified) return;
        const emailVerifiedAt = isVerified ? at : null;
        transaction.update(users.doc(uid), { emailVerifiedAt, updatedAt: at });
      }),
    setShareSettings: ({ uid }, change, at) =>
      db.runTransaction(async (transaction) => {
        const member = memberInSnapshot(await transaction.get(users.doc(uid)));
        const changed = Object.entries(change).filter(
          ([name, value]) => member?.[name as keyof ShareSettings] !== value,
        );
        if (!member || changed.length === 0) return;
        transaction.update(users.doc(uid), { ...Object.fromEntries(changed), updatedAt: at });
      }),
  };
}
