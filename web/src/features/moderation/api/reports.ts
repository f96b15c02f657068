import { moderationEndpoints } from '@contract/endpoints/moderation';
import { callUrl } from '@contract/rules/call-url';
import {
  type ReportDecision,
  REPORT_DECISIONS,
  type ReportForAdmins,
  type ReportsQuery,
} from '@contract/schemas/report-for-admins';
import { call, stateOfConflictError } from '@/services/api-client';
import { queryOptionsFor } from '@/services/query-options';

/** Reads a page of the queue, with one entry for each reported item or comment. */
export const reportQueueQuery = (query: Omit<ReportsQuery, 'group'>) =>
  queryOptionsFor('listReports', { query: { ...query, group: 'subject' } }, { staleTime: 0 });

/** What an admin can do about a report. */
export type ReportAct = ReportDecision | 'hide' | 'show' | 'deleteItem' | 'deleteComment';

export interface ReportActRequest {
  readonly act: ReportAct;
  /** The report to act on. Its `version` is the version that the admin has seen. */
  readonly report: ReportForAdmins;
  readonly notes: string;
  /** Whether a decision also covers the other pending reports about the same item or comment. */
  readonly group: boolean;
}

const NAMES = {
  hide: 'hideReportedItem',
  show: 'showReportedItem',
  deleteItem: 'deleteReportedItem',
  deleteComment: 'deleteReportedComment',
} as const;

export type ReportCallName = (typeof NAMES)[keyof typeof NAMES] | 'decideReport';

const isDecision = (act: ReportAct): act is ReportDecision =>
  REPORT_DECISIONS.some((one) => one === act);

/** Returns the name of the API call for an act. */
export const reportCallName = ({ act }: ReportActRequest): ReportCallName =>
  isDecision(act) ? 'decideReport' : NAMES[act];

/** Sends an admin's act on a report. Returns the report after the act. Throws the same errors as `call`. */
export async function sendReportAct({
  act,
  report,
  notes,
  group,
}: ReportActRequest): Promise<ReportForAdmins> {
  const params = { reportId: report.id };
  const ifMatch = report.version;
  if (isDecision(act)) {
    const body = { status: act, reviewNotes: notes, group };
    return (await call('decideReport', { params, body, ifMatch })).body.report;
  }
  return (await call(NAMES[act], { params, body: { reviewNotes: notes }, ifMatch })).body.report;
}

/**
 * If an act failed because another admin had changed the report since this admin saw it, returns the current report.
 * Otherwise returns null.
 */
export const newerReportInError = (
  acting: ReportActRequest,
  error: unknown,
): ReportForAdmins | null =>
  stateOfConflictError(reportCallName(acting), error)?.body.report ?? null;

/** Returns the URL of the reported item's picture. Only admins can load this picture. */
export const reportedPictureUrl = (reportId: string): string =>
  callUrl(moderationEndpoints.getReportPicture, { params: { reportId }, query: { size: 'full' } });
