import type { Firestore } from 'firebase-admin/firestore';
import { lazily } from '../lib/lazily';
import type { Logger } from '../lib/logger';
import { createAccountDeletionsRepo } from '../repos/account-deletions-repo';
import { createAccountErasureRepo } from '../repos/account-erasure-repo';
import { createAchievementsRepo } from '../repos/achievements-repo';
import { createAdminRemovalsRepo } from '../repos/admin-removals-repo';
import { createAdminsRepo } from '../repos/admins-repo';
import { createAllSessionsRepo } from '../repos/all-sessions-repo';
import { createAppealDecisionsRepo } from '../repos/appeal-decisions-repo';
import { createAppealsRepo } from '../repos/appeals-repo';
import { createAuditLogRepo } from '../repos/audit-log-repo';
import { createBillingRepo } from '../repos/billing-repo';
import { createBlocksRepo } from '../repos/blocks-repo';
import { createBylinesRepo } from '../repos/bylines-repo';
import { createCatalogueRepo } from '../repos/catalogue-repo';
import { createChampionTitlesRepo } from '../repos/champion-titles-repo';
import { createCommentsRepo } from '../repos/comments-repo';
import { createCountersRepo } from '../repos/counters-repo';
import { createDailyJobProgressRepo } from '../repos/daily-job-progress-repo';
import { createDueHiddenItemsRepo } from '../repos/due-hidden-items-repo';
import { createDuePushesRepo } from '../repos/due-pushes-repo';
import { createEndedMonthRepo } from '../repos/ended-month-repo';
import { createEndedPlansRepo } from '../repos/ended-plans-repo';
import { createExpiredItemsRepo } from '../repos/expired-items-repo';
import { createExportedItemsRepo } from '../repos/exported-items-repo';
import { createFavoritesRepo } from '../repos/favorites-repo';
import { createFeesRepo } from '../repos/fees-repo';
import { createFiguresRepo } from '../repos/figures-repo';
import { createHiddenItemsRepo } from '../repos/hidden-items-repo';
import { createIndexedItemsRepo } from '../repos/indexed-items-repo';
import { createItemErasureRepo } from '../repos/item-erasure-repo';
import { createItemExpiriesRepo } from '../repos/item-expiries-repo';
import { createItemStatesRepo } from '../repos/item-states-repo';
import { createItemSubcollectionsRepo } from '../repos/item-subcollections-repo';
import { createItemsRepo } from '../repos/items-repo';
import { createKeptSalesRepo } from '../repos/kept-sales-repo';
import { createLikesRepo } from '../repos/likes-repo';
import { createLinkTokensRepo } from '../repos/link-tokens-repo';
import { createMailsRepo } from '../repos/mails-repo';
import { createMemberCopiesErasureRepo } from '../repos/member-copies-erasure-repo';
import { createMemberExportRepo } from '../repos/member-export-repo';
import { createMemberNamesRepo } from '../repos/member-names-repo';
import { createMemberNotesRepo } from '../repos/member-notes-repo';
import { createMemberReportsRepo } from '../repos/member-reports-repo';
import { createMemberTracesErasureRepo } from '../repos/member-traces-erasure-repo';
import { createMembersForAdminsRepo } from '../repos/members-for-admins-repo';
import { createNewestItemsRepo } from '../repos/newest-items-repo';
import { createNotificationGroupsRepo } from '../repos/notification-groups-repo';
import { createNotificationRemovalRepo } from '../repos/notification-removal-repo';
import { createNotificationSettingsRepo } from '../repos/notification-settings-repo';
import { createNotificationsRepo } from '../repos/notifications-repo';
import { createOwnItemsRepo } from '../repos/own-items-repo';
import { createOwnNotificationsRepo } from '../repos/own-notifications-repo';
import { createPendingCasesRepo } from '../repos/pending-cases-repo';
import { createPendingReportsRepo } from '../repos/pending-reports-repo';
import { createPictureReferencesRepo } from '../repos/picture-references-repo';
import { createPremiumRecountRepo } from '../repos/premium-recount-repo';
import { createProfilesRepo } from '../repos/profiles-repo';
import { createPublicFieldsRepo } from '../repos/public-fields-repo';
import { createPushDevicesRepo } from '../repos/push-devices-repo';
import { createRateLimitsRepo } from '../repos/rate-limits-repo';
import { createReceivedLikesRepo } from '../repos/received-likes-repo';
import { createReportDecisionsRepo } from '../repos/report-decisions-repo';
import { createReportQueueRepo } from '../repos/report-queue-repo';
import { createReportStatusesRepo } from '../repos/report-statuses-repo';
import { createReportsRepo } from '../repos/reports-repo';
import { createRulingsRepo } from '../repos/rulings-repo';
import { createRunOutSuspensionsRepo } from '../repos/run-out-suspensions-repo';
import { createSanctionsRepo } from '../repos/sanctions-repo';
import { createSessionsRepo } from '../repos/sessions-repo';
import { createSharedLinksRepo } from '../repos/shared-links-repo';
import { createSuspendedItemsRepo } from '../repos/suspended-items-repo';
import { createUnreadNotificationsRepo } from '../repos/unread-notifications-repo';
import { createUsageRepo } from '../repos/usage-repo';
import { createUsernamesRepo } from '../repos/usernames-repo';
import { createUsersRepo } from '../repos/users-repo';
import { createVerifiedLikesRepo } from '../repos/verified-likes-repo';

interface ReposDeps {
  readonly db: Firestore;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Creates the repos of all functions. Each repo is created on first use. */
export const createRepos = ({ db, log, now }: ReposDeps) =>
  lazily({
    accountDeletions: () => createAccountDeletionsRepo(db),
    accountErasure: () => createAccountErasureRepo(db),
    achievements: () => createAchievementsRepo(db),
    adminRemovals: () => createAdminRemovalsRepo(db),
    admins: () => createAdminsRepo(db),
    allSessions: () => createAllSessionsRepo(db),
    appealDecisions: () => createAppealDecisionsRepo(db),
    appeals: () => createAppealsRepo(db),
    auditLog: () => createAuditLogRepo(db),
    billing: () => createBillingRepo(db),
    blocks: () => createBlocksRepo(db),
    bylines: () => createBylinesRepo(db),
    catalogue: () => createCatalogueRepo({ db, log }),
    championTitles: () => createChampionTitlesRepo(db),
    comments: () => createCommentsRepo(db),
    counters: () => createCountersRepo(db),
    dueHiddenItems: () => createDueHiddenItemsRepo(db),
    duePushes: () => createDuePushesRepo(db),
    emailTokens: () => createLinkTokensRepo(db, 'emailTokens'),
    endedBadgePlans: () => createEndedPlansRepo(db, { job: 'removeEndedBadges' }),
    endedMonth: () => createEndedMonthRepo(db),
    expiredItems: () => createExpiredItemsRepo(db),
    exportedItems: () => createExportedItemsRepo(db),
    favorites: () => createFavoritesRepo(db),
    fees: () => createFeesRepo(db),
    figurePlans: () => createEndedPlansRepo(db, { job: 'foldFigures' }),
    figures: () => createFiguresRepo(db),
    hiddenItems: () => createHiddenItemsRepo(db),
    indexedItems: () => createIndexedItemsRepo(db),
    itemComparisonProgress: () => createDailyJobProgressRepo(db, 'compareIndexedItems'),
    itemErasure: () => createItemErasureRepo(db),
    itemExpiries: () => createItemExpiriesRepo(db),
    items: () => createItemsRepo(db),
    itemStates: () => createItemStatesRepo(db),
    itemSubcollections: () => createItemSubcollectionsRepo(db),
    keptSales: () => createKeptSalesRepo(db),
    lapsedPlans: () => createEndedPlansRepo(db, { job: 'notifyOfExpiringItems' }),
    likes: () => createLikesRepo(db),
    mails: () => createMailsRepo(db, { now }),
    memberCopiesErasure: () => createMemberCopiesErasureRepo(db),
    memberExport: () => createMemberExportRepo(db),
    memberNames: () => createMemberNamesRepo(db),
    memberNotes: () => createMemberNotesRepo(db),
    memberReports: () => createMemberReportsRepo(db),
    membersForAdmins: () => createMembersForAdminsRepo(db),
    memberTracesErasure: () => createMemberTracesErasureRepo(db),
    newestItems: () => createNewestItemsRepo(db),
    notificationGroups: () => createNotificationGroupsRepo(db, { now }),
    notificationRemoval: () => createNotificationRemovalRepo(db),
    notifications: () => createNotificationsRepo(db, { now }),
    notificationSettings: () => createNotificationSettingsRepo(db),
    orphanedPictureProgress: () => createDailyJobProgressRepo(db, 'removeOrphanedPictures'),
    ownItems: () => createOwnItemsRepo(db),
    ownNotifications: () => createOwnNotificationsRepo(db),
    passwordResets: () => createLinkTokensRepo(db, 'passwordResets'),
    pendingCases: () => createPendingCasesRepo(db),
    pendingReports: () => createPendingReportsRepo(db),
    pictureReferences: () => createPictureReferencesRepo(db),
    premiumRecount: () => createPremiumRecountRepo(db),
    profiles: () => createProfilesRepo(db),
    publicFields: () => createPublicFieldsRepo(db),
    pushDevices: () => createPushDevicesRepo(db, { now }),
    rateLimits: () => createRateLimitsRepo(db),
    receivedLikes: () => createReceivedLikesRepo(db),
    reconciliationProgress: () => createDailyJobProgressRepo(db, 'reconcileSubscriptions'),
    reportDecisions: () => createReportDecisionsRepo(db),
    reportQueue: () => createReportQueueRepo(db),
    reports: () => createReportsRepo(db),
    reportStatuses: () => createReportStatusesRepo(db),
    rulings: () => createRulingsRepo(db),
    runOutSuspensions: () => createRunOutSuspensionsRepo(db),
    sanctions: () => createSanctionsRepo(db),
    sessions: () => createSessionsRepo(db),
    sharedLinks: () => createSharedLinksRepo(db),
    suspendedItems: () => createSuspendedItemsRepo(db),
    unreadNotifications: () => createUnreadNotificationsRepo(db),
    usage: () => createUsageRepo(db),
    usernames: () => createUsernamesRepo(db),
    users: () => createUsersRepo(db),
    verifiedLikes: () => createVerifiedLikesRepo(db),
  });
