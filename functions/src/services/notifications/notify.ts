import { isPremiumAt } from '@contract/rules/premium';
import { shownToOwner } from '../../domain/achievements/achievement-view';
import { isLive } from '../../domain/items/is-live';
import {
  achievementWords,
  followWords,
  likeWords,
} from '../../domain/notifications/notification-words';
import type { BlocksRepo } from '../../repos/blocks-repo';
import type { FavoritesRepo } from '../../repos/favorites-repo';
import type { ItemsRepo } from '../../repos/items-repo';
import type { NewNotification, NotificationsRepo } from '../../repos/notifications-repo';
import { subscriptionOf, type UsersRepo } from '../../repos/users-repo';
import { createNotifyOfComments, type NotifyOfComments } from './notify-of-comments';

export interface AchievementTexts {
  readonly title: string;
  readonly description: string;
}

export interface NotifyParts {
  readonly notifications: NotificationsRepo;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly blocks: Pick<BlocksRepo, 'isBetween'>;
  readonly favorites: Pick<FavoritesRepo, 'has'>;
  /** Returns null for an achievement that is not in the catalogue. */
  readonly achievementOf: (achievementId: string) => AchievementTexts | null;
  readonly now: () => Date;
}

/**
 * Writes notifications. All methods are safe to repeat, and a repeat does not make a read notification unread. Nobody is notified
 * about themselves or about a member who is gone, and neither of two members about the other if one has blocked the other.
 */
export interface Notify extends NotifyOfComments {
  /** All likes of an item are one notification, which a new liker makes unread. */
  like(like: { readonly itemId: string; readonly uid: string }): Promise<void>;
  /** At most once for each follower, ever. Does nothing if the follower no longer favorites the member. */
  follow(follow: { readonly uid: string; readonly followerId: string }): Promise<void>;
  /** Stores what the member's own list shows when the achievement is unlocked (`shownToOwner`). */
  achievement(unlocked: { readonly uid: string; readonly achievementId: string }): Promise<void>;
}

/** The fields that most notifications leave empty. */
const ABOUT_NOTHING = {
  topic: null,
  itemId: null,
  commentId: null,
  actorId: null,
  actorUsername: null,
} as const satisfies Partial<NewNotification>;

export function createNotify(parts: NotifyParts): Notify {
  const { notifications, items, users, favorites, achievementOf, now } = parts;
  const mayNotify = createMayNotify(parts);
  const liveItem = async (itemId: string) => {
    const item = await items.get(itemId);
    return item && isLive(item.record, now()) ? item.record : null;
  };

  return {
    ...createNotifyOfComments({ notifications, mayNotify, liveItem }),
    like: async ({ itemId, uid }) => {
      const item = await liveItem(itemId);
      const liker = await users.get(uid);
      if (item && liker && (await mayNotify(item.ownerId, uid))) {
        const { title, ownerId } = item;
        await notifications.addActor(
          { uid: ownerId, id: `like_${itemId}` },
          {
            ...{ type: 'like', itemId, actorId: uid, actorUsername: liker.username },
            wordsFor: (liker, likers) => likeWords(liker, likers, title),
          },
        );
      }
      // A removal at the same time may have missed the notification just written.
      if (!item || !(await liveItem(itemId))) await notifications.removeOfItem(itemId);
    },
    follow: async ({ uid, followerId }) => {
      const [isFavorite, follower] = await Promise.all([
        favorites.has(followerId, uid),
        users.get(followerId),
      ]);
      if (!isFavorite || !follower || !(await mayNotify(uid, followerId))) return;
      const actorUsername = follower.username;
      await notifications.addFollower(uid, {
        ...{ ...ABOUT_NOTHING, type: 'follow', actorId: followerId, actorUsername },
        ...followWords(actorUsername),
      });
    },
    achievement: async ({ uid, achievementId }) => {
      const achievement = achievementOf(achievementId);
      const member = await users.get(uid);
      if (!achievement || !member) return;
      const shown = shownToOwner(achievement, isPremiumAt(subscriptionOf(member), now()));
      await notifications.add(
        { uid, id: `achievement_${achievementId}` },
        { ...ABOUT_NOTHING, type: 'achievement', ...achievementWords(shown) },
      );
    },
  };
}

/** Returns whether a member may be notified about what another one did. */
const createMayNotify =
  ({ blocks }: Pick<NotifyParts, 'blocks'>) =>
  async (uid: string, actorId: string): Promise<boolean> =>
    uid !== actorId && !(await blocks.isBetween(uid, actorId));
