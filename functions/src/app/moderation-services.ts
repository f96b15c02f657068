import type { IdentityGateway } from '../gateways/identity/identity';
import type { MediaGateway } from '../gateways/media/media';
import { lazily } from '../lib/lazily';
import { createOpenSessions } from '../services/accounts/open-sessions';
import { createAppealsService } from '../services/moderation/appeals';
import { createAuditLog } from '../services/moderation/audit-log';
import { createDeciding } from '../services/moderation/deciding';
import { createFigures } from '../services/moderation/figures';
import { createFollowDecision } from '../services/moderation/follow-decision';
import { createGrantAppeal } from '../services/moderation/grant-appeal';
import { createHiddenItems } from '../services/moderation/hidden-items';
import { createHiddenPictures } from '../services/moderation/hidden-pictures';
import { createItemHiding } from '../services/moderation/item-hiding';
import { createMemberFinding } from '../services/moderation/member-finding';
import { createMemberNotes } from '../services/moderation/member-notes';
import { createMemberRecords } from '../services/moderation/member-records';
import { createModeratedMembers } from '../services/moderation/moderated-members';
import { createOwnRulingsService } from '../services/moderation/own-rulings';
import { createReportDecisions } from '../services/moderation/report-decisions';
import { createReportDeletions } from '../services/moderation/report-deletions';
import { createReportPictures } from '../services/moderation/report-pictures';
import { createReportQueue } from '../services/moderation/report-queue';
import { createShowAgain } from '../services/moderation/show-again';
import type { Backend } from './backend';

interface ModerationDeps extends Pick<Backend, 'repos' | 'log' | 'now'> {
  readonly config: Pick<Backend['config'], 'reportsToHide'>;
  readonly gateways: { readonly identity: Pick<IdentityGateway, 'accountOf'> };
  readonly media: () => Promise<MediaGateway>;
}

/** Creates the services that admins use to handle reports. API endpoints and admin commands use these services. */
export function createModerationServices(deps: ModerationDeps) {
  const { config, media, repos, log, now } = deps;
  const { hiddenItems, items, moderatedRemovals, reportQueue } = repos;
  const services = lazily({
    appeals: () => createAppealsService({ ...repos, grantAppeal: services.grantAppeal, now }),
    auditLog: () => createAuditLog({ auditLog: repos.auditLog, now }),
    deciding: () => createDeciding(repos),
    figures: () => createFigures({ ...repos, now }),
    grantAppeal: () => {
      const { pendingReports, sanctions } = repos;
      const { showAgain } = services;
      return createGrantAppeal({ items, hiddenItems, pendingReports, sanctions, showAgain, now });
    },
    hiddenItems: () => {
      const { deciding, itemHiding, showAgain } = services;
      return createHiddenItems({ deciding, hiddenItems, items, itemHiding, showAgain, now });
    },
    hiddenPictures: () => createHiddenPictures({ media, log }),
    itemHiding: () => {
      const { hiddenPictures } = services;
      const { reportsToHide } = config;
      return createItemHiding({ hiddenItems, items, hiddenPictures, reportsToHide, now });
    },
    memberNotes: () => {
      const { moderatedMembers } = services;
      return createMemberNotes({ memberNotes: repos.memberNotes, moderatedMembers, now });
    },
    memberRecords: () =>
      createMemberRecords({
        moderatedMembers: repos.moderatedMembers,
        memberReports: repos.memberReports,
        reportQueue,
        now,
      }),
    moderatedMembers: () => moderatedMembersIn(deps),
    ownRulings: () => createOwnRulingsService({ appeals: repos.appeals, now }),
    reportDecisions: () => {
      const { deciding, showAgain } = services;
      const followDecision = createFollowDecision({ deciding, hiddenItems, items, showAgain, now });
      return createReportDecisions({ deciding, followDecision });
    },
    reportDeletions: () =>
      createReportDeletions({ deciding: services.deciding, moderatedRemovals }),
    reportPictures: () => {
      const { hiddenPictures } = services;
      return createReportPictures({ reportQueue, items, hiddenPictures, media });
    },
    reportQueue: () => createReportQueue({ reportQueue: repos.reportQueue }),
    showAgain: () => createShowAgain({ items, hiddenPictures: services.hiddenPictures }),
  });
  return services;
}

function moderatedMembersIn({ repos, gateways: { identity }, now }: ModerationDeps) {
  const openSessions = createOpenSessions({ identity, sessions: repos.sessions });
  const memberFinding = createMemberFinding(repos);
  return createModeratedMembers({ ...repos, memberFinding, openSessions, now });
}
