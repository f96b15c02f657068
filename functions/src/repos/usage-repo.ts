import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';

/**
 * The maximum number of attempts of a transaction. A transaction can need many, because concurrent recognitions of one
 * member change the same document.
 */
const MAX_ATTEMPTS = 20;

export interface UsageRepo {
  countSubmissions(uid: string, month: string): Promise<number>;
  /**
   * Counts one recognition. Returns false if `max` recognitions are already counted for the day. Costs 1 read and 1
   * write.
   */
  addRecognition(uid: string, day: string, max: number): Promise<boolean>;
  removeRecognition(uid: string, day: string): Promise<void>;
}

export function createUsageRepo(db: Firestore): UsageRepo {
  const dayDocument = (uid: string, day: string) =>
    collections.usage.doc(db, { uid, usageId: `recognitions-${day}` });
  return {
    async countSubmissions(uid, month) {
      const used = collections.usage.in(db, { uid }).where('month', '==', month);
      const response = await used.count().get();
      return response.data().count;
    },
    addRecognition: (uid, day, max) =>
      db.runTransaction(
        async (transaction) => {
          const ref = dayDocument(uid, day);
          const snapshot = await transaction.get(ref);
          const { recognitions } = snapshot.exists
            ? collections.usage.pick(snapshot, 'recognitions')
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
