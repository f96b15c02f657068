import type { CallOutput, ItemsChangeOutput } from '@contract/endpoints/define-endpoint';
import type { moderationEndpoints } from '@contract/endpoints/moderation';
import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { AppError } from '../../lib/app-error';
import { type Actor, type Authorized, authorizeForAdmin } from '../../lib/authority';
import type { DecisionRequest, ReportDecisionsRepo } from '../../repos/report-decisions-repo';
import type { ReportQueueRepo } from '../../repos/report-queue-repo';
import {
  type ReportKey,
  type StoredReport,
  subjectOwnerOf,
  reportVersionOf,
} from '../../repos/stored-report';
import type { UsersRepo } from '../../repos/users-repo';
import { reportView } from './report-view';

/** The input that is common to all calls that act on a report. */
export interface ActOnReportRequest {
  readonly actor: Actor;
  readonly number: string;
  /** The version of the report that the admin saw. If undefined, the version is not checked. */
  readonly version: string | undefined;
  /** The notes of the admin. '' if there are none. */
  readonly notes: string;
}

/** What an act changes about the reports, and about the reported item or comment. */
export type ReportActChanges = Pick<
  DecisionRequest,
  'act' | 'status' | 'reports' | 'gone' | 'prepare'
>;

/** The result that is common to all calls that act on a report. */
export type ActOnReportResponse = ItemsChangeOutput<
  CallOutput<typeof moderationEndpoints.decideReport>
>;

export interface ReportActionService {
  /**
   * Returns a report on which the actor may act. Throws AppError 'not_found' if there is no such report, and
   * 'forbidden' if the report was made by the actor or is about the actor's own item or comment. Costs 1 read.
   */
  require(request: ActOnReportRequest): Promise<DecidableReport>;
  /** Returns the current report. Throws AppError 'not_found' if there is no such report. */
  current(request: Pick<ActOnReportRequest, 'actor' | 'number'>): Promise<ActOnReportResponse>;
  /**
   * Acts on a report that `require` returned. Throws AppError 'conflict' with the current report if its version is not
   * the one that the admin saw, and 'not_found' if the report is gone.
   */
  act(
    request: ActOnReportRequest,
    decidable: DecidableReport,
    act: ReportActChanges,
  ): Promise<ActOnReportResponse>;
}

interface ReportActionServiceDeps {
  readonly reportQueue: Pick<ReportQueueRepo, 'get' | 'hiddenOf'>;
  readonly reportDecisions: ReportDecisionsRepo;
  readonly users: Pick<UsersRepo, 'get'>;
}

export function createReportActionService({
  reportQueue,
  reportDecisions,
  users,
}: ReportActionServiceDeps): ReportActionService {
  const responseOf = async (actor: Actor, report: StoredReport): Promise<ActOnReportResponse> => {
    const { itemId } = report.record;
    const hidden = (await reportQueue.hiddenOf([itemId])).get(itemId) ?? null;
    const body = { report: reportView(report, { uid: actor.uid, hidden }) };
    return { output: { body, etag: reportVersionOf(report) }, changedAt: report.changedAt };
  };

  const missing = () => new AppError('not_found', MODERATION_MESSAGES.missing);

  return {
    current: async ({ actor, number }) => {
      const report = await reportQueue.get({ number });
      if (!report) throw missing();
      return responseOf(actor, report);
    },
    require: (request) => requireDecidable(reportQueue, request),
    act: async ({ actor, version, notes }, { key }, act) => {
      const username = (await users.get(actor.uid))?.username ?? null;
      const admin = { actor, username };
      const decided = await reportDecisions.decide({ ...act, report: key, admin, version, notes });
      const report = decided === 'changed' ? await reportQueue.get(key) : decided;
      if (!report) throw missing();
      const response = await responseOf(actor, report);
      if (decided === 'changed')
        throw new AppError('conflict', MODERATION_MESSAGES.changed, { current: response.output });
      return response;
    },
  };
}

interface DecidableReport {
  readonly report: StoredReport;
  /** The authorized key that the methods of `ReportDecisionsRepo` require. */
  readonly key: Authorized<ReportKey>;
}

/**
 * Returns a report that the actor may decide. Throws AppError 'not_found' if there is no such report, and 'forbidden'
 * if the admin made the report, or if it is about the admin's own item or comment. Costs 1 read.
 */
async function requireDecidable(
  reports: Pick<ReportQueueRepo, 'get'>,
  { number, actor }: ReportKey & { readonly actor: Actor },
): Promise<DecidableReport> {
  const report = await reports.get({ number });
  const key = authorizeForAdmin(actor, { number });
  if (!report || !key) throw new AppError('not_found', MODERATION_MESSAGES.missing);
  const { record } = report;
  if (record.reporterId === actor.uid)
    throw new AppError('forbidden', MODERATION_MESSAGES.ownReport);
  if (subjectOwnerOf(record) === actor.uid)
    throw new AppError('forbidden', MODERATION_MESSAGES.ownItem);
  return { report, key };
}
