import type { Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from './grpc-status';
import { type UserRecord, userRecordSchema } from './user-record';

export interface UsersRepo {
  get(uid: string): Promise<UserRecord | null>;
  /** Stores a new member; one that is there already stays as it is. */
  createIfAbsent(uid: string, record: UserRecord): Promise<void>;
  remove(uid: string): Promise<void>;
}

/** `users/{uid}`. */
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
    remove: async (uid) => {
      await users.doc(uid).delete();
    },
  };
}
