import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

const dayRecordSchema = z.object({ readings: z.int().check(z.gte(0)) });

/** Many readings of one member may be counted at the same moment, each of which has to wait for the others. */
const MOST_ATTEMPTS = 20;

/** `users/{uid}/usage/readings-{yyyy-mm-dd}`: how many pictures a member had read on a day in UTC. */
export interface RecognitionUsageRepo {
  /** Counts one more where fewer than `most` are counted, and says whether it did. 1 read, 1 write. */
  countUpTo(uid: string, day: string, most: number): Promise<boolean>;
  /** Takes one back that was counted. 1 write. */
  takeBack(uid: string, day: string): Promise<void>;
}

export function createRecognitionUsageRepo(db: Firestore): RecognitionUsageRepo {
  const dayDocument = (uid: string, day: string) => db.doc(`users/${uid}/usage/readings-${day}`);
  return {
    countUpTo: (uid, day, most) =>
      db.runTransaction(
        async (transaction) => {
          const ref = dayDocument(uid, day);
          const snapshot = await transaction.get(ref);
          const readings = snapshot.exists ? dayRecordSchema.parse(snapshot.data()).readings : 0;
          if (readings >= most) return false;
          transaction.set(ref, { readings: readings + 1 });
          return true;
        },
        { maxAttempts: MOST_ATTEMPTS },
      ),
    takeBack: async (uid, day) => {
      await dayDocument(uid, day).update({ readings: FieldValue.increment(-1) });
    },
  };
}
