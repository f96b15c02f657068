import type { Reports } from '../../services/reports/reports';
import type { Handlers } from '../handler';

export function createReportsHandlers({
  reports,
}: {
  readonly reports: Reports;
}): Handlers<'getReportStatus' | 'reportItem' | 'reportComment'> {
  return {
    getReportStatus: ({ params }, { actor }) => reports.statusOf(params.itemId, actor.uid),
    reportItem: ({ params, body }, { actor, idempotencyKey }) =>
      reports.report({
        ...params,
        commentId: null,
        report: body,
        actor,
        idempotencyKey,
      }),
    reportComment: ({ params, body }, { actor, idempotencyKey }) =>
      reports.report({ ...params, report: body, actor, idempotencyKey }),
  };
}
