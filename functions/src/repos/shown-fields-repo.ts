import type { shownFields } from '@contract/schemas/user';
import type { Firestore } from 'firebase-admin/firestore';
import { type UserRecord, userRecordSchema } from './users-repo';

export type ShownChange = Partial<Pick<UserRecord, keyof typeof shownFields>>;

interface ChangedMember {
  readonly before: UserRecord;
  readonly after: UserRecord;
}

/** The fields that `users/{uid}` and the public `profiles/{uid}` share. */
export interface ShownFieldsRepo {
  /**
   * Changes both documents in one commit. A member without a username has no profile yet. Returns null, and changes
   * nothing, if there is no such member.
   */
  change(uid: string, change: ShownChange, at: Date): Promise<ChangedMember | null>;
}

export function createShownFieldsRepo(db: Firestore): ShownFieldsRepo {
  return {
    change: (uid, change, at) =>
      db.runTransaction(async (transaction) => {
        const user = await transaction.get(db.doc(`users/${uid}`));
        if (!user.exists) return null;
        const before = userRecordSchema.parse(user.data());
        const changed = { ...change, updatedAt: at };
        transaction.update(user.ref, changed);
        if (before.username !== null) transaction.update(db.doc(`profiles/${uid}`), changed);
        return { before, after: { ...before, ...changed } };
      }),
  };
}
