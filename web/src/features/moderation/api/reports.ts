import { moderationEndpoints } from '@contract/endpoints/moderation';
import { callUrl } from '@contract/rules/call-url';
import {
  type Decision,
  REPORT_DECISIONS,
  type Reported,
  type ReportsQuery,
} from '@contract/schemas/reported';
import { call, newerState } from '@/services/api-client';
import { readQuery } from '@/services/read-query';

/** A page of the queue, with one entry for each item or comment. */
export const queueQuery = (query: Omit<ReportsQuery, 'group'>) =>
  readQuery('listReports', { query: { ...query, group: 'subject' } }, { staleTime: 0 });

/** An admin's act on a report. */
export type Act = Decision | 'hide' | 'show' | 'deleteItem' | 'deleteComment';

export interface Acting {
  readonly act: Act;
  /** The report to act on. Its `version` is the state that the admin has seen. */
  readonly report: Reported;
  readonly notes: string;
  /** Whether a decision also covers the other pending reports of the item or comment. */
  readonly group: boolean;
}

const NAMES = {
  hide: 'hideReportedItem',
  show: 'showReportedItem',
  deleteItem: 'deleteReportedItem',
  deleteComment: 'deleteReportedComment',
} as const;

export type ActName = (typeof NAMES)[keyof typeof NAMES] | 'decideReport';

const isDecision = (act: Act): act is Decision => REPORT_DECISIONS.some((one) => one === act);

/** Returns the name of the call for an act. */
export const callNameOf = ({ act }: Acting): ActName =>
  isDecision(act) ? 'decideReport' : NAMES[act];

/** Sends an admin's act on a report. Returns the report after the act. Throws like `call`. */
export async function sendAct({ act, report, notes, group }: Acting): Promise<Reported> {
  const params = { reportId: report.id };
  const ifMatch = report.version;
  if (isDecision(act)) {
    const body = { status: act, reviewNotes: notes, group };
    return (await call('decideReport', { params, body, ifMatch })).body.report;
  }
  return (await call(NAMES[act], { params, body: { reviewNotes: notes }, ifMatch })).body.report;
}

/**
 * Returns the current report if an act failed because another admin has changed the report meanwhile. Otherwise returns
 * null.
 */
export const newerReport = (acting: Acting, error: unknown): Reported | null =>
  newerState(callNameOf(acting), error)?.body.report ?? null;

/** Returns the URL of the reported item's picture. Only admins can open it. */
export const pictureUrl = (reportId: string): string =>
  callUrl(moderationEndpoints.getReportPicture, { params: { reportId }, query: { size: 'full' } });
