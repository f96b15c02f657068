import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
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
  const state = collections.jobs.doc(db, { job: 'removeEndedBadges' });
  return {
    between: async function* (from, to) {
      const ended = collections.users
        .in(db)
        .where('subscriptionEndDate', '>=', from)
        .where('subscriptionEndDate', '<', to)
        .orderBy('subscriptionEndDate')
        .orderBy(FieldPath.documentId())
        .select('subscriptionEndDate');
      for await (const page of pagesOf(ended, pageSize)) yield page.flatMap(endedPlanOf);
    },
    doneTo: async () => collections.jobs.field(await state.get(), 'doneTo') ?? null,
    setDoneTo: async (time) => {
      await state.set({ doneTo: time });
    },
  };
}

function endedPlanOf(document: QueryDocumentSnapshot): EndedPlan[] {
  const endDate = collections.users.field(document, 'subscriptionEndDate');
  return endDate ? [{ uid: document.id, endDate }] : [];
}
