import {
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 200;

export interface EndedPlan {
  readonly uid: string;
  readonly endDate: Date;
}

export interface EndedPlansRepo {
  /** Yields pages of members whose plan ends at or after `from` and before `to`, ordered by end date. */
  between(from: Date, to: Date): AsyncIterable<readonly EndedPlan[]>;
  /** Returns the time that `setDoneTo` stored, or null. */
  doneTo(): Promise<Date | null>;
  /** Stores that all plans that ended before this time are done. */
  setDoneTo(time: Date): Promise<void>;
}

export function createEndedPlansRepo(db: Firestore, pageSize = PAGE_SIZE): EndedPlansRepo {
  const state = db.doc('jobs/removeEndedBadges');
  return {
    between: async function* (from, to) {
      const ended = db
        .collection('users')
        .where('subscriptionEndDate', '>=', from)
        .where('subscriptionEndDate', '<', to)
        .orderBy('subscriptionEndDate')
        .orderBy(FieldPath.documentId())
        .select('subscriptionEndDate');
      for await (const page of pagesOf(ended, pageSize)) yield page.flatMap(endedPlanOf);
    },
    doneTo: async () => timeOf((await state.get()).get('doneTo')),
    setDoneTo: async (time) => {
      await state.set({ doneTo: time });
    },
  };
}

function timeOf(stored: unknown): Date | null {
  return stored instanceof Timestamp ? stored.toDate() : null;
}

function endedPlanOf(document: QueryDocumentSnapshot): EndedPlan[] {
  const endDate = timeOf(document.get('subscriptionEndDate'));
  return endDate ? [{ uid: document.id, endDate }] : [];
}
