import type { Firestore } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import { collections } from './collections/collections';
import { removeAllPushDevices } from './remove-all-push-devices';
import type { UserRecord } from './users-repo';

/** Returns true if the sessions of the member must end. Gets the member's document. */
export type SessionEndCondition = (member: UserRecord) => boolean;

/** Ends all sessions of a member together. */
export interface AllSessionsRepo {
  /**
   * In one transaction, changes the member's document, ends all sessions and removes all push devices. Returns the ids
   * of the ended sessions. If `onlyIf` is given, the transaction calls it with the member. If `onlyIf` returns false or
   * there is no such member, changes nothing and returns null.
   */
  end(
    by: Authority,
    changeOf: (member: UserRecord) => Partial<UserRecord>,
    onlyIf?: SessionEndCondition,
  ): Promise<string[] | null>;
}

export function createAllSessionsRepo(db: Firestore): AllSessionsRepo {
  return {
    end: ({ uid }, changeOf, onlyIf) =>
      db.runTransaction(async (transaction) => {
        const memberOf = collections.users.doc(db, { uid });
        const member = (await transaction.get(memberOf)).data();
        if (onlyIf && !(member && onlyIf(member))) return null;
        const { docs } = await transaction.get(collections.sessions.in(db, { uid }).select());
        await removeAllPushDevices(transaction, db, uid);
        for (const { ref } of docs) transaction.delete(ref);
        if (member) transaction.update(memberOf, changeOf(member));
        return docs.map(({ id }) => id);
      }),
  };
}
