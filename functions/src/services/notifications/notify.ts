import { memberPictureOf } from '@contract/rules/member-picture';
import { isPremiumAt } from '@contract/rules/premium';
import { shownToOwner } from '../../domain/achievements/achievement-view';
import { achievementWords, followWords } from '../../domain/notifications/notification-words';
import type { BlocksRepo } from '../../repos/blocks-repo';
import type { FavoritesRepo } from '../../repos/favorites-repo';
import type { HiddenItemsRepo } from '../../repos/hidden-items-repo';
import type { ItemsRepo } from '../../repos/items-repo';
import type { LikesRepo } from '../../repos/likes-repo';
import type { NotificationGroupsRepo } from '../../repos/notification-groups-repo';
import { ABOUT_NOTHING } from '../../domain/notifications/about-nothing';
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
  /** Returns null for an achievement that is not in the catalogue. */
  readonly achievementOf: (achievementId: string) => AchievementTexts | null;
  readonly now: () => Date;
}

/**
 * Writes and removes notifications. All methods read what is true now, so events can repeat and come in any order, and a repeat does
 * not make a read notification unread. Nobody is notified about themselves or about a member who is gone, and neither of two members
 * about the other if one has blocked the other.
 */
export interface Notify extends NotifyOfAppeals, NotifyOfComments, NotifyOfModeration {
  /** After a like or its end. Likes of an item within an hour are one notification, which a new liker makes unread. */
  like(like: { readonly itemId: string; readonly uid: string }): Promise<void>;
  /** After a favorite or its end. Notifies at most once for each follower, ever. */
  follow(follow: { readonly uid: string; readonly followerId: string }): Promise<void>;
  /** Stores what the member's own list shows when the achievement is unlocked (`shownToOwner`). */
  achievement(unlocked: { readonly uid: string; readonly achievementId: string }): Promise<void>;
  /** After a block: removes what each caused in the other's notifications. An end of the block does not bring it back. */
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
      const shown = shownToOwner(achievement, isPremiumAt(subscriptionOf(member), now()));
      await write.add(
        { uid, id: `achievement_${achievementId}` },
        { ...ABOUT_NOTHING, type: 'achievement', ...achievementWords(shown) },
      );
    },
    block: ({ uid, otherId }) => removedNotifications.between(uid, otherId),
  };
}

const followNotification = (actorId: string, follower: UserRecord) => ({
  ...{ ...ABOUT_NOTHING, type: 'follow' as const, actorId, actorUsername: follower.username },
  ...{ ...followWords(follower.username), pictureUrl: memberPictureOf(follower) },
});
