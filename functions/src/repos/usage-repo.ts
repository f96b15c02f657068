import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** Concurrent recognitions of one member contend for one document. */
const MAX_ATTEMPTS = 20;

const dayRecordSchema = z.object({ recognitions: z.int().check(z.gte(0)) });

/** `{yyyy-mm}-{n}` is the n-th submission of a month. `recognitions-{yyyy-mm-dd}` counts a UTC day's recognitions. */
export interface UsageRepo {
  countSubmissions(uid: string, month: string): Promise<number>;
  /** Counts one recognition, or returns false if `max` are already counted. 1 read, 1 write. */
  addRecognition(uid: string, day: string, max: number): Promise<boolean>;
  removeRecognition(uid: string, day: string): Promise<void>;
}

export function createUsageRepo(db: Firestore): UsageRepo {
  const dayDocument = (uid: string, day: string) =>
    db.doc(`users/${uid}/usage/recognitions-${day}`);
  return {
    async countSubmissions(uid, month) {
      const used = db.collection(`users/${uid}/usage`).where('month', '==', month);
      const answer = await used.count().get();
      return answer.data().count;
    },
    addRecognition: (uid, day, max) =>
      db.runTransaction(
        async (transaction) => {
          const ref = dayDocument(uid, day);
          const snapshot = await transaction.get(ref);
          const { recognitions } = snapshot.exists
            ? dayRecordSchema.parse(snapshot.data())
            : { recognitions: 0 };
          if (recognitions >= max) return false;
          transaction.set(ref, { recognitions: recognitions + 1 });
          return true;
        },
        { maxAttempts: MAX_ATTEMPTS },
      ),
    removeRecognition: async (uid, day) => {
      await dayDocument(uid, day).update({ recognitions: FieldValue.increment(-1) });
    },
  };
}
