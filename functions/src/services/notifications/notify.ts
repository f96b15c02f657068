import { memberPictureOf } from '@contract/rules/member-picture';
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
import type { RemovedNotificationsRepo } from '../../repos/removed-notifications-repo';
import type { ReportsRepo } from '../../repos/reports-repo';
import type { RulingsRepo } from '../../repos/rulings-repo';
import { subscriptionOf, type UserRecord, type UsersRepo } from '../../repos/users-repo';
import { createNotifyOfAppeals, type NotifyOfAppeals } from './notify-of-appeals';
import { createNotifyOfComments, type NotifyOfComments } from './notify-of-comments';
import { createNotifyOfLikes } from './notify-of-likes';
import { createNotifyOfModeration, type NotifyOfModeration } from './notify-of-moderation';
import { createUnlessBlocked } from './unless-blocked';
import type { WriteNotification } from './write-notification';

export interface AchievementTexts {
  readonly title: string;
  readonly description: string;
}

export interface NotifyDeps {
  readonly write: WriteNotification;
  readonly notifications: Pick<NotificationsRepo, 'removeFollower' | 'removeOfItem' | 'commentOf'>;
  readonly notificationGroups: Pick<NotificationGroupsRepo, 'has' | 'leave'>;
  readonly removedNotifications: RemovedNotificationsRepo;
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
 * Writes and removes notifications. All methods read the current state, so events can repeat and arrive in any order,
 * and a repeated event does not make a read notification unread. Nobody is notified about themselves or about a member
 * who is gone. If one of two members has blocked the other, neither is notified about the other.
 */
export interface Notify extends NotifyOfAppeals, NotifyOfComments, NotifyOfModeration {
  /**
   * Called after a like or its end. Likes of an item within an hour share one notification, which a new like makes
   * unread.
   */
  like(like: { readonly itemId: string; readonly uid: string }): Promise<void>;
  /** Called after a favorite or its end. Writes at most one notification for each follower, ever. */
  follow(follow: { readonly uid: string; readonly followerId: string }): Promise<void>;
  /** Writes the notification about an achievement, with what the member's own list shows of it (`achievementForOwner`). */
  achievement(unlocked: { readonly uid: string; readonly achievementId: string }): Promise<void>;
  /**
   * Called after a block: removes what each of the two members caused in the other's notifications. These do not come
   * back when the block ends.
   */
  block(block: { readonly uid: string; readonly otherId: string }): Promise<void>;
}

export function createNotify(deps: NotifyDeps): Notify {
  const { write, notifications, removedNotifications } = deps;
  const { items, users, favorites, achievementOf, now } = deps;
  const unlessBlocked = createUnlessBlocked(deps);
  const itemOf = async (itemId: string) => (await items.get(itemId))?.record ?? null;
  return {
    ...createNotifyOfComments({ ...deps, unlessBlocked, itemOf }),
    ...createNotifyOfAppeals(deps),
    ...createNotifyOfModeration(deps),
    like: createNotifyOfLikes({ ...deps, unlessBlocked, itemOf }),
    follow: async ({ uid, followerId }) => {
      const [isFavorite, follower] = await Promise.all([
        favorites.has(followerId, uid),
        users.get(followerId),
      ]);
      if (isFavorite && follower)
        await unlessBlocked(uid, followerId, () =>
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
    block: ({ uid, otherId }) => removedNotifications.between(uid, otherId),
  };
}

const followNotification = (actorId: string, follower: UserRecord) => ({
  ...{
    ...NOTIFICATION_DEFAULTS,
    type: 'follow' as const,
    actorId,
    actorUsername: follower.username,
  },
  ...{ ...followWords(follower.username), pictureUrl: memberPictureOf(follower) },
});
