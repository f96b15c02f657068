import { memberPictureUrlOf } from '@contract/rules/member-picture';
import { isPremiumAt } from '@contract/rules/premium';
import { achievementForOwner } from '../../domain/achievements/achievement-view';
import { achievementWords, followWords } from '../../domain/notifications/notification-words';
import type { BlocksRepo } from '../../repos/blocks-repo';
import type { FavoritesRepo } from '../../repos/favorites-repo';
import type { HiddenItemsRepo } from '../../repos/hidden-items-repo';
import type { ItemsRepo } from '../../repos/items-repo';
import type { LikesRepo } from '../../repos/likes-repo';
import type { NotificationGroupsRepo } from '../../repos/notification-groups-repo';
import { NOTIFICATION_DEFAULTS } from '../../domain/notifications/notification-defaults';
import type { NotificationsRepo } from '../../repos/notifications-repo';
import type { NotificationRemovalRepo } from '../../repos/notification-removal-repo';
import type { ReportsRepo } from '../../repos/reports-repo';
import type { RulingsRepo } from '../../repos/rulings-repo';
import { subscriptionOf, type UserRecord, type UsersRepo } from '../../repos/users-repo';
import { createNotifyOfComments, type NotifyOfComments } from './notify-of-comments';
import { createNotifyOfLikes } from './notify-of-likes';
import { createNotifyOfModeration, type NotifyOfModeration } from './notify-of-moderation';
import { createNotifyUnlessBlocked } from './notify-unless-blocked';
import type { WriteNotification } from './write-notification';
import { decidedAppealWords } from '../../domain/notifications/moderation-words';
import { endedSubscriptionText } from '../../domain/notifications/sanction-words';
import { createModerationNotifier } from './moderation-notifier';

export interface AchievementTexts {
  readonly title: string;
  readonly description: string;
}

export interface NotifyDeps {
  readonly write: WriteNotification;
  readonly notifications: Pick<NotificationsRepo, 'removeFollower' | 'removeOfItem' | 'commentOf'>;
  readonly notificationGroups: Pick<NotificationGroupsRepo, 'has' | 'leave'>;
  readonly notificationRemoval: NotificationRemovalRepo;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly likes: Pick<LikesRepo, 'has'>;
  readonly blocks: Pick<BlocksRepo, 'isBetween'>;
  readonly favorites: Pick<FavoritesRepo, 'has'>;
  readonly reports: Pick<ReportsRepo, 'get'>;
  readonly hiddenItems: Pick<HiddenItemsRepo, 'get'>;
  readonly rulings: Pick<RulingsRepo, 'get'>;
  /** Returns the texts of an achievement, or null if it is not in the catalogue. */
  readonly achievementOf: (achievementId: string) => AchievementTexts | null;
  readonly now: () => Date;
}

/**
 * Writes and removes notifications. All methods read the current state, so events can repeat and arrive in any order. A
 * repeated event does not make a read notification unread. Nobody is notified about themselves or about a member who is
 * gone. If one of two members has blocked the other, neither is notified about the other.
 */
export interface Notify extends NotifyOfAppeals, NotifyOfComments, NotifyOfModeration {
  /**
   * Called after a member has liked an item or taken a like back. All likes of an item within an hour share one
   * notification, which a new like makes unread.
   */
  like(like: { readonly itemId: string; readonly uid: string }): Promise<void>;
  /**
   * Called after a member adds or removes a favorite. Writes at most one notification for each follower, even if the
   * follower removes the favorite and adds it again.
   */
  follow(follow: { readonly uid: string; readonly followerId: string }): Promise<void>;
  /**
   * Writes the notification about an achievement. It contains only texts that the member's own list of achievements
   * shows (`achievementForOwner`).
   */
  achievement(unlocked: { readonly uid: string; readonly achievementId: string }): Promise<void>;
  /**
   * Called after a block: removes the notifications and entries that each of the two members caused for the other one.
   * They do not come back when the block ends.
   */
  block(block: { readonly uid: string; readonly otherId: string }): Promise<void>;
}

export function createNotify(deps: NotifyDeps): Notify {
  const { write, notifications, notificationRemoval } = deps;
  const { items, users, favorites, achievementOf, now } = deps;
  const notifyUnlessBlocked = createNotifyUnlessBlocked(deps);
  const itemOf = async (itemId: string) => (await items.get(itemId))?.record ?? null;
  return {
    ...createNotifyOfComments({ ...deps, notifyUnlessBlocked, itemOf }),
    ...createNotifyOfAppeals(deps),
    ...createNotifyOfModeration(deps),
    like: createNotifyOfLikes({ ...deps, notifyUnlessBlocked, itemOf }),
    follow: async ({ uid, followerId }) => {
      const [isFavorite, follower] = await Promise.all([
        favorites.has(followerId, uid),
        users.get(followerId),
      ]);
      if (isFavorite && follower)
        await notifyUnlessBlocked(uid, followerId, () =>
          write.addFollower(uid, followNotification(followerId, follower)),
        );
      if (!isFavorite || !(await favorites.has(followerId, uid)))
        await notifications.removeFollower(uid, followerId);
    },
    achievement: async ({ uid, achievementId }) => {
      const achievement = achievementOf(achievementId);
      const member = await users.get(uid);
      if (!achievement || !member) return;
      const shown = achievementForOwner(achievement, isPremiumAt(subscriptionOf(member), now()));
      await write.add(
        { uid, id: `achievement_${achievementId}` },
        { ...NOTIFICATION_DEFAULTS, type: 'achievement', ...achievementWords(shown) },
      );
    },
    block: ({ uid, otherId }) => notificationRemoval.between(uid, otherId),
  };
}

const followNotification = (actorId: string, follower: UserRecord) => ({
  ...NOTIFICATION_DEFAULTS,
  type: 'follow' as const,
  actorId,
  actorUsername: follower.username,
  ...followWords(follower.username),
  pictureUrl: memberPictureUrlOf(follower),
});

interface NotifyOfAppeals {
  /** Called after an admin decided an appeal: notifies the member once. */
  decidedAppeal(rulingId: string): Promise<void>;
}

interface NotifyOfAppealsDeps {
  readonly write: Pick<WriteNotification, 'add'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly rulings: Pick<RulingsRepo, 'get'>;
  readonly now: () => Date;
}

export function createNotifyOfAppeals(deps: NotifyOfAppealsDeps): NotifyOfAppeals {
  const { users, items, rulings, now } = deps;
  const tell = createModerationNotifier(deps);
  return {
    decidedAppeal: async (rulingId) => {
      const ruling = await rulings.get(rulingId);
      const { status = 'pending', answer = '' } = ruling?.appeal ?? {};
      if (!ruling || status === 'pending') return;
      const { kind, itemId, itemTitle, end, endsSubscription } = ruling;
      const item = itemId === null ? null : await items.get(itemId);
      // Checks whether the item is shown, because a suspension can still hide the item after a granted appeal.
      const isEffective = end === 'granted' && (!item || item.record.hiddenAt === null);
      const isGranted = status === 'granted';
      const member = endsSubscription ? await users.get(ruling.memberId) : null;
      const subscription = member && endedSubscriptionText(member, now());
      await tell(ruling.memberId, {
        id: `appeal_${rulingId}`,
        topic: 'moderation',
        rulingId,
        words: decidedAppealWords({
          kind,
          itemTitle,
          isGranted,
          isEffective,
          subscription,
          answer,
        }),
      });
    },
  };
}
