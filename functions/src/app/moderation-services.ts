import type { IdentityGateway } from '../gateways/identity/identity';
import type { MediaGateway } from '../gateways/media/media';
import { lazily } from '../lib/lazily';
import { createActiveSessionReader } from '../services/accounts/active-session-reader';
import { createAppealsService } from '../services/moderation/appeals';
import { createAuditLog } from '../services/moderation/audit-log';
import { createReportActionService } from '../services/moderation/report-action-service';
import { createFiguresService } from '../services/moderation/figures';
import { createReportDecisionApplier } from '../services/moderation/report-decision-applier';
import { createGrantAppeal } from '../services/moderation/grant-appeal';
import { createItemVisibilityService } from '../services/moderation/item-visibility-service';
import { createHiddenPictureStore } from '../services/moderation/hidden-picture-store';
import { createItemHiding } from '../services/moderation/item-hiding';
import { createMemberFinding } from '../services/moderation/member-finding';
import { createMemberNotesService } from '../services/moderation/member-notes';
import { createMemberSheetReader } from '../services/moderation/member-sheet-reader';
import { createMembersForAdminsService } from '../services/moderation/members-for-admins';
import { createOwnRulingsService } from '../services/moderation/own-rulings';
import { createReportDecisionsService } from '../services/moderation/report-decisions';
import { createReportedContentRemover } from '../services/moderation/reported-content-remover';
import { createReportPictures } from '../services/moderation/report-pictures';
import { createReportQueue } from '../services/moderation/report-queue';
import { createShowItemAgain } from '../services/moderation/show-item-again';
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
    deciding: () => createReportActionService(repos),
    figures: () => createFiguresService({ ...repos, now }),
    grantAppeal: () => {
      const { pendingReports, sanctions } = repos;
      const { showAgain } = services;
      return createGrantAppeal({ items, hiddenItems, pendingReports, sanctions, showAgain, now });
    },
    hiddenItems: () => {
      const { deciding, itemHiding, showAgain } = services;
      return createItemVisibilityService({
        deciding,
        hiddenItems,
        items,
        itemHiding,
        showAgain,
        now,
      });
    },
    hiddenPictures: () => createHiddenPictureStore({ media, log }),
    itemHiding: () => {
      const { hiddenPictures } = services;
      const { reportsToHide } = config;
      return createItemHiding({ hiddenItems, items, hiddenPictures, reportsToHide, now });
    },
    memberNotes: () => {
      const { moderatedMembers } = services;
      return createMemberNotesService({ memberNotes: repos.memberNotes, moderatedMembers, now });
    },
    memberRecords: () =>
      createMemberSheetReader({
        moderatedMembers: repos.moderatedMembers,
        memberReports: repos.memberReports,
        reportQueue,
        now,
      }),
    moderatedMembers: () => moderatedMembersIn(deps),
    ownRulings: () => createOwnRulingsService({ appeals: repos.appeals, now }),
    reportDecisions: () => {
      const { deciding, showAgain } = services;
      const followDecision = createReportDecisionApplier({
        deciding,
        hiddenItems,
        items,
        showAgain,
        now,
      });
      return createReportDecisionsService({ deciding, followDecision });
    },
    reportDeletions: () =>
      createReportedContentRemover({ deciding: services.deciding, moderatedRemovals }),
    reportPictures: () => {
      const { hiddenPictures } = services;
      return createReportPictures({ reportQueue, items, hiddenPictures, media });
    },
    reportQueue: () => createReportQueue({ reportQueue: repos.reportQueue }),
    showAgain: () => createShowItemAgain({ items, hiddenPictures: services.hiddenPictures }),
  });
  return services;
}

function moderatedMembersIn({ repos, gateways: { identity }, now }: ModerationDeps) {
  const openSessions = createActiveSessionReader({ identity, sessions: repos.sessions });
  const memberFinding = createMemberFinding(repos);
  return createMembersForAdminsService({ ...repos, memberFinding, openSessions, now });
}
