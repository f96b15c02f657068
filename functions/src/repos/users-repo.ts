import * as z from 'zod/mini';
import {
  type ShareSettings,
  type ShareSettingsChange,
  shareSettingsSchema,
} from '@contract/schemas/share-settings';
import { subscriptionSchema, type Subscription } from '@contract/schemas/subscription';
import { shownFields } from '@contract/schemas/user';
import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from './grpc-status';

/** What a premium member's profile also shows. `profiles/{uid}` has the same. Older records lack it. */
export const premiumProfileFields = {
  bio: z._default(textOrNull, null),
  pinnedItemIds: z._default(z.array(z.string()), []),
};

/** `users/{uid}`: private data that only the member and the server read. */
export const userRecordSchema = z.object({
  email: z.string(),
  username: textOrNull,
  firstName: textOrNull,
  lastName: textOrNull,
  ...shownFields,
  ...premiumProfileFields,
  subscriptionStatus: subscriptionSchema.shape.subscriptionStatus,
  subscriptionPlan: subscriptionSchema.shape.subscriptionPlan,
  subscriptionEndDate: z.nullable(timestampField),
  /**
   * Earlier sign-ins open no session and read nothing private. Set by 'Sign Out Everywhere', a new password, and a proof of who owns the
   * email address, by a provider or a reset.
   */
  endedBefore: z._default(z.nullable(timestampField), null),
  /**
   * The address that the last proof was about. A change of the address clears it. Older records lack it: `endedBefore` then
   * counts as a proof of `email`.
   */
  provenEmail: z.optional(textOrNull),
  /** The provider account that first proved `provenEmail`, such as 'google.com 1234'. Older records lack the field. */
  provenIdentity: z.optional(textOrNull),
  /**
   * When the server noticed that the account's email address is verified, or null if it is not. From then on, the member's likes
   * count for champions (`countVerifiedLikes`). Older records lack the field.
   */
  emailVerifiedAt: z._default(z.nullable(timestampField), null),
  ...shareSettingsSchema.shape,
  createdAt: timestampField,
  updatedAt: timestampField,
});
export type UserRecord = z.infer<typeof userRecordSchema>;

/** The field of `users/{uid}` that says since when the account is being deleted. */
export const DELETED_AT = 'deletedAt';

/** Returns null if there is no member, or if the account is being deleted. */
export function memberIn(snapshot: DocumentSnapshot): UserRecord | null {
  const isMember = snapshot.exists && (snapshot.get(DELETED_AT) ?? null) === null;
  return isMember ? userRecordSchema.parse(snapshot.data()) : null;
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
  /** Also returns null if the account is being deleted. */
  get(uid: string): Promise<UserRecord | null>;
  /** Does nothing if the member exists. */
  createIfAbsent(uid: string, record: UserRecord): Promise<void>;
  /** Returns false, and changes nothing, if the member has a username. */
  removeWithoutUsername(uid: string): Promise<boolean>;
  /** Clears `provenEmail` if it is another address. Does nothing if the member does not exist. */
  setEmail(uid: string, email: string, at: Date): Promise<void>;
  /** Sets or clears `emailVerifiedAt`. Does nothing if the member does not exist, or if it is already set or null. */
  setEmailVerified(uid: string, isVerified: boolean, at: Date): Promise<void>;
  /** Does nothing if the member does not exist. */
  setShareSettings(uid: string, change: ShareSettingsChange, at: Date): Promise<void>;
}

export function createUsersRepo(db: Firestore): UsersRepo {
  const users = db.collection('users');
  return {
    get: async (uid) => memberIn(await users.doc(uid).get()),
    createIfAbsent: async (uid, record) => {
      try {
        await users.doc(uid).create(record);
      } catch (error) {
        if (!isAlreadyExists(error)) throw error;
      }
    },
    removeWithoutUsername: (uid) =>
      db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(users.doc(uid));
        if (typeof snapshot.get('username') === 'string') return false;
        transaction.delete(users.doc(uid));
        return true;
      }),
    setEmail: (uid, email, at) =>
      db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(users.doc(uid));
        if (!snapshot.exists) return;
        const cleared = snapshot.get('email') === email ? {} : { provenEmail: null };
        transaction.update(users.doc(uid), { email, ...cleared, updatedAt: at });
      }),
    setEmailVerified: (uid, isVerified, at) =>
      db.runTransaction(async (transaction) => {
        const member = memberIn(await transaction.get(users.doc(uid)));
        if (!member || (member.emailVerifiedAt !== null) === isVerified) return;
        const emailVerifiedAt = isVerified ? at : null;
        transaction.update(users.doc(uid), { emailVerifiedAt, updatedAt: at });
      }),
    setShareSettings: (uid, change, at) =>
      db.runTransaction(async (transaction) => {
        const member = memberIn(await transaction.get(users.doc(uid)));
        const changed = Object.entries(change).filter(
          ([name, value]) => member?.[name as keyof ShareSettings] !== value,
        );
        if (!member || changed.length === 0) return;
        transaction.update(users.doc(uid), { ...Object.fromEntries(changed), updatedAt: at });
      }),
  };
}
