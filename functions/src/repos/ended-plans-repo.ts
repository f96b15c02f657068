import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { pagesOf } from './pages-of';

const PAGE_SIZE = 200;

type EndedPlansJob = 'removeEndedBadges' | 'notifyOfExpiringItems' | 'foldFigures';

export interface EndedPlan {
  readonly uid: string;
  readonly endDate: Date;
}

export interface EndedPlansRepo {
  /** Yields pages of members whose plan ends at or after `from` and before `to`, sorted by the plan's end. */
  between(from: Date, to: Date): AsyncIterable<readonly EndedPlan[]>;
  /** Returns the time that `setDoneTo` last stored, or null. */
  doneTo(): Promise<Date | null>;
  /** Stores that the job has processed all plans that ended before this time. */
  setDoneTo(time: Date): Promise<void>;
}

/**
 * Creates the repo. `job` is the name of the scheduled job that processes each ended plan once. Each job has its own
 * stored time.
 */
export function createEndedPlansRepo(
  db: Firestore,
  { job, pageSize = PAGE_SIZE }: { readonly job: EndedPlansJob; readonly pageSize?: number },
): EndedPlansRepo {
  const state = collections.jobs.doc(db, { job });
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
