import {
  everyMinutes,
  onCreated,
  onAuthAccountDeleted,
  onUpdated,
  onWritten,
} from './background-function';

/**
 * Options with a long timeout, for functions whose runs can change all items of a member, or all documents of an item.
 */
const LONG = { timeoutSeconds: 540 } as const;

const DAY_MINUTES = 24 * 60;

/** The background functions by their deployed names. The build exports each as a Cloud Function (ADR 0068). */
export const BACKGROUND_FUNCTIONS = {
  /**
   * If the site has no search engine, a run loads all items that were live at the end of the month. This takes about
   * 200 MB of memory for 100,000 items.
   */
  awardChampionTitles: everyMinutes(15, {
    ...LONG,
    memory: '1GiB',
    secrets: 'elasticsearch',
    failure: 'champion_titles_failed',
    load: async () => {
      const [{ createChampionTitleAwarder }, { createEndedMonthQueries }] = await Promise.all([
        import('../../services/achievements/champion-title-awarder'),
        import('../ended-month'),
      ]);
      return (backend) => {
        const { repos, now } = backend;
        const { championTitles, achievements } = repos;
        const endedMonth = createEndedMonthQueries(backend);
        const deps = { championTitles, endedMonth, achievements, now };
        const monthEndTitles = createChampionTitleAwarder(deps);
        return () => monthEndTitles.award();
      };
    },
  }),
  /**
   * A run stops before its time limit, and the next run continues. Together, the runs of a day compare every item with
   * the search engine. A removed item costs no Firestore read, and every other item costs one.
   */
  compareIndexedItems: everyMinutes(60, {
    ...LONG,
    needs: 'ELASTICSEARCH_URL',
    secrets: 'elasticsearch',
    failure: 'indexed_items_comparison_failed',
    load: async () => (await import('./item-events')).compareIndexedItems,
  }),
  /**
   * A run holds all items in memory twice: as the stored catalogue has them, and as they are in Firestore now. This
   * takes 415 MB for 100,000 items. If the search engine serves lists, nothing updates the catalogue. A run then
   * deletes it, because it would keep data that members erased.
   */
  foldCatalogue: everyMinutes(10, {
    memory: '1GiB',
    timeoutSeconds: 300,
    failure: 'catalogue_fold_failed',
    load: async () => {
      const { createCatalogueFolding } = await import('../../services/items/catalogue-folding');
      return ({ config, repos: { catalogue, indexedItems }, log, now }) => {
        const folding = createCatalogueFolding({ catalogue, indexedItems, log, now });
        return () => (config.itemIndex === 'memory' ? folding.fold() : catalogue.clear());
      };
    },
  }),
  /** If a run fails, the next run also counts the days that the failed run did not count. */
  foldFigures: everyMinutes(60, {
    ...LONG,
    failure: 'figures_fold_failed',
    load: async () => (await import('./moderation-events')).foldFigures,
  }),
  /**
   * Runs every hour, so that members get the notice on time, seven days before their items expire. If a run fails,
   * another one soon follows.
   */
  notifyOfExpiringItems: everyMinutes(60, {
    ...LONG,
    failure: 'expiring_items_failed',
    load: async () => (await import('./notification-events')).notifyOfExpiringItems,
  }),
  pushDueNotifications: everyMinutes(1, {
    memory: '256MiB',
    failure: 'push_failed',
    load: async () => (await import('./push-events')).pushDueNotifications,
  }),
  refreshCategories: everyMinutes(DAY_MINUTES, {
    timeoutSeconds: 300,
    secrets: 'ebay',
    failure: 'categories_refresh_failed',
    load: async () => (await import('./item-events')).refreshCategories,
  }),
  /** A run continues where the last run stopped. Together, the runs of a day compare all subscriptions with Stripe. */
  reconcileSubscriptions: everyMinutes(60, {
    ...LONG,
    secrets: 'stripe',
    failure: 'reconciliation_failed',
    load: async () => (await import('./billing-events')).reconcileSubscriptions,
  }),
  removeEndedBadges: everyMinutes(15, {
    ...LONG,
    failure: 'badge_removal_failed',
    load: async () => (await import('./account-events')).removeEndedBadges,
  }),
  /**
   * A run stops before its time limit, and the next run continues. Together, the runs of a day check all pictures and
   * remove the orphaned ones.
   */
  removeExpiredItems: everyMinutes(30, {
    ...LONG,
    failure: 'expired_items_failed',
    load: async () => (await import('./item-events')).removeExpiredItems,
  }),
  endSuspensions: everyMinutes(5, {
    ...LONG,
    failure: 'suspension_ends_failed',
    load: async () => (await import('./suspension-events')).endSuspensions,
  }),
  resumeAccountDeletions: everyMinutes(5, {
    ...LONG,
    secrets: 'stripe',
    failure: 'account_deletions_failed',
    load: async () => (await import('./account-events')).resumeAccountDeletions,
  }),

  copyByline: onUpdated('users/{uid}', {
    ...LONG,
    failure: 'byline_copy_failed',
    load: async () => (await import('./account-events')).copyByline,
  }),
  copyPremiumClaim: onUpdated('users/{uid}', {
    failure: 'claim_copy_failed',
    load: async () => (await import('./billing-events')).copyPremiumClaim,
  }),
  countReceivedLikes: onWritten('items/{itemId}/likes/{uid}', {
    memory: '256MiB',
    failure: 'received_likes_failed',
    load: async () => {
      const { createReceivedLikeCounter } =
        await import('../../services/achievements/received-like-counter');
      return ({ repos: { receivedLikes, achievements }, now }) => {
        const counted = createReceivedLikeCounter({ receivedLikes, achievements, now });
        return ({ itemId }) => counted.count(itemId);
      };
    },
  }),
  countVerifiedLikes: onUpdated('users/{uid}', {
    ...LONG,
    failure: 'verified_likes_failed',
    load: async () => (await import('./account-events')).countVerifiedLikes,
  }),
  eraseAccount: onCreated('accountDeletions/{uid}', {
    ...LONG,
    secrets: 'stripe',
    failure: 'account_erasure_failed',
    load: async () => (await import('./account-events')).eraseAccount,
  }),
  eraseRemovedItem: onUpdated('items/{itemId}', {
    ...LONG,
    failure: 'item_erasure_failed',
    load: async () => (await import('./item-events')).eraseRemovedItem,
  }),
  requestAccountDeletion: onAuthAccountDeleted({
    memory: '256MiB',
    failure: 'deleted_sign_in_failed',
    load: async () => (await import('./account-events')).requestAccountDeletion,
  }),
  handleHiddenItemChange: onWritten('hiddenItems/{itemId}', {
    failure: 'hidden_item_failed',
    load: async () => (await import('./moderation-events')).handleHiddenItemChange,
  }),
  /**
   * A call that changes an item also writes the item to the search engine. This trigger writes it again, in case the
   * first write failed. A failed run is retried for a day.
   */
  writeItemToSearchEngine: onWritten('items/{itemId}', {
    needs: 'ELASTICSEARCH_URL',
    secrets: 'elasticsearch',
    failure: 'indexed_item_failed',
    load: async () => (await import('./item-events')).writeItemToSearchEngine,
  }),
  handleReportChange: onWritten('reports/{reportId}', {
    failure: 'report_follow_failed',
    load: async () => (await import('./moderation-events')).handleReportChange,
  }),
  applyRulingEffects: onWritten('rulings/{rulingId}', {
    ...LONG,
    secrets: 'stripe',
    failure: 'ruling_follow_failed',
    load: async () => (await import('./suspension-events')).applyRulingEffects,
  }),
  moveItemExpiries: onUpdated('users/{uid}', {
    ...LONG,
    failure: 'expiry_move_failed',
    load: async () => (await import('./item-events')).moveItemExpiries,
  }),
  notifyOfAchievement: onCreated('users/{uid}/achievements/{achievementId}', {
    failure: 'notification_failed',
    load: async () =>
      (await import('./notification-events')).createNotificationEventWork((notify, unlocked) =>
        notify.achievement(unlocked),
      ),
  }),
  notifyOfAppealDecision: onUpdated('rulings/{rulingId}', {
    failure: 'notification_failed',
    load: async () => (await import('./moderation-events')).notifyOfAppealDecision,
  }),
  notifyOfComment: onWritten('items/{itemId}/comments/{commentId}', {
    failure: 'comment_notification_failed',
    load: async () => (await import('./notification-events')).notifyOfComment,
  }),
  notifyOfFavorite: onWritten('users/{uid}/favorites/{sellerId}', {
    failure: 'notification_failed',
    load: async () =>
      (await import('./notification-events')).createNotificationEventWork(
        (notify, { uid, sellerId }) => notify.follow({ uid: sellerId, followerId: uid }),
      ),
  }),
  notifyOfLike: onWritten('items/{itemId}/likes/{uid}', {
    failure: 'notification_failed',
    load: async () => (await import('./notification-events')).notifyOfLike,
  }),
  removeBlockedNotifications: onCreated('users/{uid}/blocked/{otherId}', {
    failure: 'notification_failed',
    load: async () =>
      (await import('./notification-events')).createNotificationEventWork((notify, block) =>
        notify.block(block),
      ),
  }),
  sendMail: onCreated('mails/{mailId}', {
    timeoutSeconds: 120,
    secrets: 'mail',
    load: async () => (await import('./mail-events')).sendMail,
  }),
};
