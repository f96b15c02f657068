import { lazily } from '../lib/lazily';
import { createAuditLog } from '../services/moderation/audit-log';
import { createDeciding } from '../services/moderation/deciding';
import { createHiddenItems } from '../services/moderation/hidden-items';
import { createReportDecisions } from '../services/moderation/report-decisions';
import { createReportDeletions } from '../services/moderation/report-deletions';
import { createReportPictures } from '../services/moderation/report-pictures';
import { createReportQueue } from '../services/moderation/report-queue';
import type { Backend } from './backend';

/** What admins do about reports. */
export function createModerationServices({ repos }: Backend) {
  const services = lazily({
    auditLog: () => createAuditLog({ auditLog: repos.auditLog }),
    deciding: () => createDeciding(repos),
    hiddenItems: () => createHiddenItems(),
    reportDecisions: () => {
      const { deciding, hiddenItems } = services;
      return createReportDecisions({ deciding, followDecision: hiddenItems.followDecision });
    },
    reportDeletions: () => createReportDeletions(),
    reportPictures: () => createReportPictures(),
    reportQueue: () => createReportQueue({ reportQueue: repos.reportQueue }),
  });
  return services;
}
