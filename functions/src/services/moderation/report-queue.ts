import type { ReportReason } from '@contract/schemas/report';
import {
  MODERATION_MESSAGES,
  type ReportForAdmins,
  type ReportCounts,
  type ReportsPage,
  type ReportsQuery,
} from '@contract/schemas/report-for-admins';
import { parseQueueCursor, queueCursor } from '../../domain/moderation/queue-cursor';
import { searchTerms } from '../../domain/moderation/search-terms';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type {
  QueueEntry,
  QueueRequest,
  ReportQueueRepo,
  StoredReportCounts,
} from '../../repos/report-queue-repo';
import type { StoredReport } from '../../repos/stored-report';
import { reportView } from './report-view';

export interface ReportQueue {
  /**
   * Returns a page of reports, or with `group` a page of reported items and comments. Throws AppError 'bad_request' for
   * a cursor that belongs to another list.
   */
  list(query: ReportsQuery, actor: Actor): Promise<ReportsPage>;
}

interface Row {
  readonly report: StoredReport;
  readonly entry?: QueueEntry;
}

export function createReportQueue({
  reportQueue,
}: {
  readonly reportQueue: ReportQueueRepo;
}): ReportQueue {
  const pageOf = async (request: QueueRequest, isGrouped: boolean) => {
    if (isGrouped) return reportQueue.subjects(request);
    const { rows, next } = await reportQueue.reports(request);
    return { rows: rows.map((report): Row => ({ report })), next };
  };

  return {
    list: async (query, { uid }) => {
      const isGrouped = query.group !== undefined;
      const request = requestOf(query, isGrouped);
      const [counts, { rows, next }] = await Promise.all([
        reportQueue.counts(),
        request ? pageOf(request, isGrouped) : NOTHING,
      ]);
      const hidden = await reportQueue.hiddenOf(rows.map(({ report }) => report.record.itemId));
      return {
        reports: rows.map((row) => rowView(row, uid, hidden)),
        counts: reportCountsOf(counts),
        next: next && queueCursor(next),
      };
    },
  };
}

const NOTHING: { readonly rows: readonly Row[]; readonly next: null } = { rows: [], next: null };

/**
 * Returns what the repo needs to read a page of the queue. Returns null if the text to search for has no letter or
 * digit, because such a text finds nothing.
 */
function requestOf(
  { status, sort, q, cursor }: ReportsQuery,
  isGrouped: boolean,
): QueueRequest | null {
  const after = cursor === undefined ? null : parseQueueCursor(cursor, { sort, isGrouped });
  if (cursor !== undefined && after === null)
    throw new AppError('bad_request', MODERATION_MESSAGES.otherCursor);
  const terms = searchTerms(q ?? '');
  return terms.length === 0 && (q ?? '') !== '' ? null : { status, sort, terms, after };
}

function rowView(
  { report, entry }: Row,
  uid: string,
  hidden: Awaited<ReturnType<ReportQueueRepo['hiddenOf']>>,
): ReportForAdmins {
  const view = reportView(report, { uid, hidden: hidden.get(report.record.itemId) ?? null });
  return entry ? { ...view, reportsCount: entry.count, reasons: reasonsOf(entry) } : view;
}

const reasonsOf = ({ reasons }: QueueEntry): ReportReason[] =>
  (Object.entries(reasons) as [ReportReason, number][])
    .sort(([, one], [, other]) => other - one)
    .map(([reason]) => reason);

/** Returns the counts together with their sum. */
export const reportCountsOf = (counts: StoredReportCounts): ReportCounts => ({
  ...counts,
  total: Object.values(counts).reduce((sum, count) => sum + count, 0),
});
