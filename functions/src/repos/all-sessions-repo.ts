import type { Firestore } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import { collections } from './collections/collections';
import { endAllPushes } from './end-all-pushes';
import type { UserRecord } from './users-repo';

/** All sessions of a member together. */
export interface AllSessionsRepo {
  /** Ends all sessions and push devices in one transaction with a change of the member, if the member exists. Returns their ids. */
  end(by: Authority, changeOf: (member: UserRecord) => Partial<UserRecord>): Promise<string[]>;
}

export function createAllSessionsRepo(db: Firestore): AllSessionsRepo {
  return {
    end: ({ uid }, changeOf) =>
      db.runTransaction(async (transaction) => {
        const memberOf = collections.users.doc(db, { uid });
        const member = (await transaction.get(memberOf)).data();
        const { docs } = await transaction.get(collections.sessions.in(db, { uid }).select());
        await endAllPushes(transaction, db, uid);
        for (const { ref } of docs) transaction.delete(ref);
        if (member) transaction.update(memberOf, changeOf(member));
        return docs.map(({ id }) => id);
      }),
  };
}
