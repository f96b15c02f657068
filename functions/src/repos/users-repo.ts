import * as z from 'zod/mini';
import { subscriptionSchema, type Subscription } from '@contract/schemas/subscription';
import { shownFields } from '@contract/schemas/user';
import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import type { Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from './grpc-status';

/** `users/{uid}`: private data that only the member and the server read. */
export const userRecordSchema = z.object({
  email: z.string(),
  username: textOrNull,
  firstName: textOrNull,
  lastName: textOrNull,
  ...shownFields,
  subscriptionStatus: subscriptionSchema.shape.subscriptionStatus,
  subscriptionPlan: subscriptionSchema.shape.subscriptionPlan,
  subscriptionEndDate: z.nullable(timestampField),
  /** The first sign-in by a provider that verified the email address. Earlier sign-ins open no session. */
  endedBefore: z._default(z.nullable(timestampField), null),
  createdAt: timestampField,
  updatedAt: timestampField,
});
export type UserRecord = z.infer<typeof userRecordSchema>;

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
  get(uid: string): Promise<UserRecord | null>;
  /** Does nothing if the member exists. */
  createIfAbsent(uid: string, record: UserRecord): Promise<void>;
  /** Returns false, and changes nothing, if the member has a username. */
  removeWithoutUsername(uid: string): Promise<boolean>;
}

export function createUsersRepo(db: Firestore): UsersRepo {
  const users = db.collection('users');
  return {
    get: async (uid) => {
      const snapshot = await users.doc(uid).get();
      return snapshot.exists ? userRecordSchema.parse(snapshot.data()) : null;
    },
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
  };
}
