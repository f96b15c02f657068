import type { moderationEndpoints } from '@contract/endpoints/moderation';
import type { AuditLog } from '../../services/moderation/audit-log';
import type { ItemVisibilityService } from '../../services/moderation/item-visibility-service';
import type { ReportDecisions } from '../../services/moderation/report-decisions';
import type { ReportPictures } from '../../services/moderation/report-pictures';
import type { ReportQueue } from '../../services/moderation/report-queue';
import type { ReportedContentRemover } from '../../services/moderation/reported-content-remover';
import type { Handlers } from '../handler';

interface ModerationDeps {
  readonly auditLog: AuditLog;
  readonly reportQueue: ReportQueue;
  readonly reportDecisions: ReportDecisions;
  readonly itemVisibility: ItemVisibilityService;
  readonly reportedContentRemover: ReportedContentRemover;
  readonly reportPictures: ReportPictures;
}

export function createModerationHandlers({
  auditLog,
  reportQueue,
  reportDecisions,
  itemVisibility,
  reportedContentRemover,
  reportPictures,
}: ModerationDeps): Handlers<keyof typeof moderationEndpoints> {
  return {
    listReports: ({ query }, { actor }) => reportQueue.list(query, actor),
    decideReport: ({ params, body, ifMatch }, { actor }) =>
      reportDecisions.decide({ actor, number: params.reportId, version: ifMatch, decision: body }),
    hideReportedItem: (input, { actor }) => itemVisibility.hide(actOf(input, actor)),
    showReportedItem: (input, { actor }) => itemVisibility.show(actOf(input, actor)),
    deleteReportedItem: (input, { actor }) =>
      reportedContentRemover.removeItem(actOf(input, actor)),
    deleteReportedComment: (input, { actor }) =>
      reportedContentRemover.removeComment(actOf(input, actor)),
    getReportPicture: ({ params, query }) =>
      reportPictures.get({ number: params.reportId, size: query.size }),
    listAuditLog: ({ query }) => auditLog.list(query),
    exportAuditLog: ({ query }) => auditLog.csv(query),
  };
}

interface ActInput {
  readonly params: { readonly reportId: string };
  readonly body: { readonly reviewNotes: string };
  readonly ifMatch?: string | undefined;
}

const actOf = <Actor>({ params, body, ifMatch }: ActInput, actor: Actor) => ({
  actor,
  number: params.reportId,
  version: ifMatch,
  notes: body.reviewNotes,
});
