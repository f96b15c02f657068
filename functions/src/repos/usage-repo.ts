import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** Many recognitions of one member may be counted at the same time. Each has to wait for the others. */
const MAX_ATTEMPTS = 20;

const dayRecordSchema = z.object({ recognitions: z.int().check(z.gte(0)) });

/**
 * `users/{uid}/usage`: `{yyyy-mm}-{n}` is the n-th submission of a month, and is never removed;
 * `recognitions-{yyyy-mm-dd}` counts the recognised pictures of a day in UTC.
 */
export interface UsageRepo {
  /** Returns how many items a member shared in a calendar month ('2026-11'). */
  countSubmissions(uid: string, month: string): Promise<number>;
  /** Counts one recognition more if fewer than `max` are counted. Returns whether it did. 1 read, 1 write. */
  addRecognition(uid: string, day: string, max: number): Promise<boolean>;
  /** Subtracts a recognition that was counted. 1 write. */
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
