import type { ReportDecision, ReportDecisionInput } from '@contract/schemas/report-for-admins';
import type { Actor } from '../../lib/authority';
import type { PrepareAct } from '../../repos/report-decisions-repo';
import type { StoredReport } from '../../repos/stored-report';
import type {
  ActOnReportResponse,
  ActOnReportRequest,
  ReportActionService,
} from './report-action-service';

export interface ReportDecisionRequest extends Omit<ActOnReportRequest, 'notes'> {
  readonly decision: ReportDecisionInput;
}

/**
 * Makes a decision about a report by calling `decide` once. If the decision may also change the reported item, passes a
 * function that prepares these changes in the same transaction. The item changes only if reports have hidden it.
 */
export type ReportDecisionApplier = <Result>(
  decision: {
    readonly report: StoredReport;
    readonly status: ReportDecision;
    readonly actor: Actor;
  },
  decide: (prepare?: PrepareAct) => Promise<Result>,
) => Promise<Result>;

export interface ReportDecisions {
  /**
   * Sets the status of a report. With `group`, also sets the status of the other pending reports of the same item or
   * comment. Throws the same errors as `ReportActionService`.
   */
  decide(decision: ReportDecisionRequest): Promise<ActOnReportResponse>;
}

interface ReportDecisionsServiceDeps {
  readonly reportActionService: ReportActionService;
  readonly followDecision: ReportDecisionApplier;
}

export const createReportDecisionsService = ({
  reportActionService,
  followDecision,
}: ReportDecisionsServiceDeps): ReportDecisions => ({
  decide: async ({ decision: { status, reviewNotes, group }, ...request }) => {
    const asked = { ...request, notes: reviewNotes };
    const decidable = await reportActionService.require(asked);
    const { report } = decidable;
    const { actor } = request;
    const reports = group ? 'pending too' : 'this';
    return followDecision({ report, status, actor }, (prepare) =>
      reportActionService.act(asked, decidable, {
        act: 'decide_report',
        status,
        reports,
        ...(prepare && { prepare }),
      }),
    );
  },
});
