import type { ReportsPage, ReportsQuery } from '@contract/schemas/reported';
import type { Actor } from '../../lib/authority';
import type { ReportQueueRepo } from '../../repos/report-queue-repo';

export interface ReportQueue {
  list(query: ReportsQuery, actor: Actor): Promise<ReportsPage>;
}

export const createReportQueue = ({
  reportQueue,
}: {
  readonly reportQueue: ReportQueueRepo;
}): ReportQueue => ({
  list: async () => {
    const counts = await reportQueue.counts();
    const total = Object.values(counts).reduce((sum, it) => sum + it, 0);
    return { reports: [], counts: { ...counts, total }, next: null };
  },
});
