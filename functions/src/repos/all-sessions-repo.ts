import type { Firestore } from 'firebase-admin/firestore';
import { type UserRecord, userRecordSchema } from './users-repo';

/** All sessions of a member together. */
export interface AllSessionsRepo {
  /** Ends all sessions in one transaction with a change of the member, if the member exists. Returns their ids. */
  end(uid: string, changeOf: (member: UserRecord) => Partial<UserRecord>): Promise<string[]>;
}

export function createAllSessionsRepo(db: Firestore): AllSessionsRepo {
  return {
    end: (uid, changeOf) =>
      db.runTransaction(async (transaction) => {
        const memberOf = db.doc(`users/${uid}`);
        const member = await transaction.get(memberOf);
        const { docs } = await transaction.get(memberOf.collection('sessions').select());
        for (const { ref } of docs) transaction.delete(ref);
        if (member.exists)
          transaction.update(memberOf, changeOf(userRecordSchema.parse(member.data())));
        return docs.map(({ id }) => id);
      }),
  };
}
