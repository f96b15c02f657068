import type { IdentityGateway } from '../gateways/identity/identity';
import type { MediaGateway } from '../gateways/media/media';
import { lazily } from '../lib/lazily';
import { createActiveSessionReader } from '../services/accounts/active-session-reader';
import { createAppealsService } from '../services/moderation/appeals';
import { createAuditLog } from '../services/moderation/audit-log';
import { createFiguresService } from '../services/moderation/figures';
import { createGrantAppeal } from '../services/moderation/grant-appeal';
import { createHiddenPictureStore } from '../services/moderation/hidden-picture-store';
import { createItemHiding } from '../services/moderation/item-hiding';
import { createItemVisibilityService } from '../services/moderation/item-visibility-service';
import { createMemberFinding } from '../services/moderation/member-finding';
import { createMemberNotesService } from '../services/moderation/member-notes';
import { createMemberSheetReader } from '../services/moderation/member-sheet-reader';
import { createMembersForAdminsService } from '../services/moderation/members-for-admins';
import { createOwnRulingsService } from '../services/moderation/own-rulings';
import { createReportActionService } from '../services/moderation/report-action-service';
import { createReportDecisionApplier } from '../services/moderation/report-decision-applier';
import { createReportDecisionsService } from '../services/moderation/report-decisions';
import { createReportPictures } from '../services/moderation/report-pictures';
import { createReportQueue } from '../services/moderation/report-queue';
import { createReportedContentRemover } from '../services/moderation/reported-content-remover';
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
  const { hiddenItems, items, adminRemovals, reportQueue } = repos;
  const services = lazily({
    appeals: () => createAppealsService({ ...repos, grantAppeal: services.grantAppeal, now }),
    auditLog: () => createAuditLog({ auditLog: repos.auditLog, now }),
    reportActionService: () => createReportActionService(repos),
    figures: () => createFiguresService({ ...repos, now }),
    grantAppeal: () => {
      const { pendingReports, sanctions } = repos;
      const { showItemAgain } = services;
      return createGrantAppeal({
        items,
        hiddenItems,
        pendingReports,
        sanctions,
        showItemAgain,
        now,
      });
    },
    itemVisibility: () => {
      const { reportActionService, itemHiding, showItemAgain } = services;
      return createItemVisibilityService({
        reportActionService,
        hiddenItems,
        items,
        itemHiding,
        showItemAgain,
        now,
      });
    },
    hiddenPictureStore: () => createHiddenPictureStore({ media, log }),
    itemHiding: () => {
      const { hiddenPictureStore } = services;
      const { reportsToHide } = config;
      return createItemHiding({ hiddenItems, items, hiddenPictureStore, reportsToHide, now });
    },
    memberNotes: () => {
      const { membersForAdmins } = services;
      return createMemberNotesService({ memberNotes: repos.memberNotes, membersForAdmins, now });
    },
    memberSheetReader: () =>
      createMemberSheetReader({
        membersForAdmins: repos.membersForAdmins,
        memberReports: repos.memberReports,
        reportQueue,
        now,
      }),
    membersForAdmins: () => composeMembersForAdmins(deps),
    ownRulings: () => createOwnRulingsService({ appeals: repos.appeals, now }),
    reportDecisions: () => {
      const { reportActionService, showItemAgain } = services;
      const followDecision = createReportDecisionApplier({
        reportActionService,
        hiddenItems,
        items,
        showItemAgain,
        now,
      });
      return createReportDecisionsService({ reportActionService, followDecision });
    },
    reportedContentRemover: () =>
      createReportedContentRemover({
        reportActionService: services.reportActionService,
        adminRemovals,
      }),
    reportPictures: () => {
      const { hiddenPictureStore } = services;
      return createReportPictures({ reportQueue, items, hiddenPictureStore, media });
    },
    reportQueue: () => createReportQueue({ reportQueue: repos.reportQueue }),
    showItemAgain: () =>
      createShowItemAgain({ items, hiddenPictureStore: services.hiddenPictureStore }),
  });
  return services;
}

function composeMembersForAdmins({ repos, gateways: { identity }, now }: ModerationDeps) {
  const activeSessionReader = createActiveSessionReader({ identity, sessions: repos.sessions });
  const memberFinding = createMemberFinding(repos);
  return createMembersForAdminsService({ ...repos, memberFinding, activeSessionReader, now });
}
