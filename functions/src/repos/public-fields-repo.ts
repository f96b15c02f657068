import type { publicMemberFields } from '@contract/schemas/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import { collections } from './collections/collections';
import type { UserRecord } from './users-repo';

export type PublicFieldsChange = Partial<Pick<UserRecord, keyof typeof publicMemberFields>>;

interface ChangedMember {
  readonly before: UserRecord;
  readonly after: UserRecord;
}

/** The fields that a member's document and the public profile share. */
export interface PublicFieldsRepo {
  /**
   * Changes the member's document and the profile in one commit. A member without a username has no profile yet.
   * Returns null and changes nothing if there is no such member.
   */
  change(by: Authority, change: PublicFieldsChange, at: Date): Promise<ChangedMember | null>;
}

export function createPublicFieldsRepo(db: Firestore): PublicFieldsRepo {
  return {
    change: ({ uid }, change, at) =>
      db.runTransaction(async (transaction) => {
        const user = collections.users.doc(db, { uid });
        const before = (await transaction.get(user)).data();
        if (!before) return null;
        const changed = { ...change, updatedAt: at };
        transaction.update(user, changed);
        if (before.username !== null)
          transaction.update(collections.profiles.doc(db, { uid }), changed);
        return { before, after: { ...before, ...changed } };
      }),
  };
}
