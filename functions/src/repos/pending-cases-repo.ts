import type { SiteFigures } from '@contract/schemas/figures';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from './collections/collections';
import { reportCountsRef } from './report-sums';

type PendingCases = Pick<
  SiteFigures['now'],
  'pendingReports' | 'oldestPendingAt' | 'pendingAppeals'
>;

export interface PendingCasesRepo {
  /** Returns the numbers of reports and appeals that wait for an admin. Costs 3 reads. */
  get(): Promise<PendingCases>;
}

export const createPendingCasesRepo = (db: Firestore): PendingCasesRepo => ({
  get: async () => {
    const pending = collections.reports.in(db).where('status', '==', 'pending');
    // Also sorts by number, because Firestore's index for the report queue includes the number.
    const oldest = pending.orderBy('createdAt').orderBy('number').limit(1).select('createdAt');
    const appeals = collections.rulings.in(db).where('appealStatus', '==', 'pending').count();
    const [counts, found, counted] = await Promise.all([
      reportCountsRef(db).get(),
      oldest.get(),
      appeals.get(),
    ]);
    const [first] = found.docs;
    return {
      pendingReports: counts.data()?.pending ?? 0,
      oldestPendingAt: first
        ? (collections.reports.field(first, 'createdAt')?.toISOString() ?? null)
        : null,
      pendingAppeals: counted.data().count,
    };
  },
});
