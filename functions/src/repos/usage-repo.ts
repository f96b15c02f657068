import type { Firestore } from 'firebase-admin/firestore';

/** `users/{uid}/usage/{yyyy-mm}-{n}`: a document for each submission of a month, never removed. */
export interface UsageRepo {
  /** How many items a member has shared in a calendar month ('2026-11'). */
  countInMonth(uid: string, month: string): Promise<number>;
}

export function createUsageRepo(db: Firestore): UsageRepo {
  return {
    async countInMonth(uid, month) {
      const used = db.collection(`users/${uid}/usage`).where('month', '==', month);
      const answer = await used.count().get();
      return answer.data().count;
    },
  };
}
