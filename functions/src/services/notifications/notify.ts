import { thumbnailOf } from '@contract/rules/item-view';
import { memberPictureOf } from '@contract/rules/member-picture';
import { isPremiumAt } from '@contract/rules/premium';
import type { ItemRecord } from '@contract/schemas/item-record';
import { shownToOwner } from '../../domain/achievements/achievement-view';
import { isLive } from '../../domain/items/is-live';
import { likeEntryId, likeGroupId } from '../../domain/notifications/notification-groups';
import {
  achievementWords,
  followWords,
  likeWords,
} from '../../domain/notifications/notification-words';
import type { BlocksRepo } from '../../repos/blocks-repo';
import type { FavoritesRepo } from '../../repos/favorites-repo';
import type { ItemsRepo } from '../../repos/items-repo';
import type { LikesRepo } from '../../repos/likes-repo';
import type { NewEntry, NotificationGroupsRepo } from '../../repos/notification-groups-repo';
import type { NewNotification, NotificationsRepo } from '../../repos/notifications-repo';
import type { RemovedNotificationsRepo } from '../../repos/removed-notifications-repo';
import { subscriptionOf, type UserRecord, type UsersRepo } from '../../repos/users-repo';
import { createNotifyOfComments, type NotifyOfComments } from './notify-of-comments';
import type { WriteNotification } from './write-notification';

export interface AchievementTexts {
  readonly title: string;
  readonly description: string;
}

export interface NotifyParts {
  readonly write: WriteNotification;
  readonly notifications: Pick<NotificationsRepo, 'removeFollower' | 'removeOfItem' | 'commentOf'>;
  readonly notificationGroups: Pick<NotificationGroupsRepo, 'has' | 'leave'>;
  readonly removedNotifications: RemovedNotificationsRepo;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly likes: Pick<LikesRepo, 'has'>;
  readonly blocks: Pick<BlocksRepo, 'isBetween'>;
  readonly favorites: Pick<FavoritesRepo, 'has'>;
  /** Returns null for an achievement that is not in the catalogue. */
  readonly achievementOf: (achievementId: string) => AchievementTexts | null;
  readonly now: () => Date;
}

/**
 * Writes and removes notifications. All methods read what is true now, so events can repeat and come in any order, and a repeat does
 * not make a read notification unread. Nobody is notified about themselves or about a member who is gone, and neither of two members
 * about the other if one has blocked the other.
 */
export interface Notify extends NotifyOfComments {
  /** After a like or its end. Likes of an item within an hour are one notification, which a new liker makes unread. */
  like(like: { readonly itemId: string; readonly uid: string }): Promise<void>;
  /** After a favorite or its end. Notifies at most once for each follower, ever. */
  follow(follow: { readonly uid: string; readonly followerId: string }): Promise<void>;
  /** Stores what the member's own list shows when the achievement is unlocked (`shownToOwner`). */
  achievement(unlocked: { readonly uid: string; readonly achievementId: string }): Promise<void>;
  /** After a block: removes what each caused in the other's notifications. An end of the block does not bring it back. */
  block(block: { readonly uid: string; readonly otherId: string }): Promise<void>;
}

/** The fields that most notifications leave empty. */
const ABOUT_NOTHING = {
  topic: null,
  itemId: null,
  commentId: null,
  actorId: null,
  actorUsername: null,
  pictureUrl: null,
} as const satisfies Partial<NewNotification>;

export function createNotify(parts: NotifyParts): Notify {
  const { write, notifications, notificationGroups, removedNotifications } = parts;
  const { items, users, likes, favorites, achievementOf, now } = parts;
  const unlessBlocked = createUnlessBlocked(parts);
  const liveItem = async (itemId: string) => {
    const item = await items.get(itemId);
    return item && isLive(item.record, now()) ? item.record : null;
  };
  const addLike = async ({ itemId, uid }: LikeKey, item: ItemRecord) => {
    const liker = await users.get(uid);
    if (!liker) return;
    const entry = likeEntry({ itemId, item }, { uid, username: liker.username });
    await unlessBlocked(item.ownerId, uid, () => write.addToGroup(entry));
  };

  const like: Notify['like'] = async (key) => {
    const { itemId, uid } = key;
    const [item, isLiked] = await Promise.all([liveItem(itemId), likes.has(itemId, uid)]);
    if (!item) return notifications.removeOfItem(itemId);
    if (uid === item.ownerId) return undefined;
    if (isLiked) await addLike(key, item);
    else await notificationGroups.leave({ uid: item.ownerId, entryId: likeEntryId(itemId, uid) });
    // A change at the same time may have missed what was just written.
    const [after, isStillLiked] = await Promise.all([liveItem(itemId), likes.has(itemId, uid)]);
    return after && isStillLiked === isLiked ? undefined : like(key);
  };

  return {
    ...createNotifyOfComments({ ...parts, unlessBlocked, liveItem }),
    like,
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

interface LikeKey {
  readonly itemId: string;
  readonly uid: string;
}

interface LikedItem {
  readonly itemId: string;
  readonly item: ItemRecord;
}

function likeEntry(
  { itemId, item }: LikedItem,
  { uid, username }: { readonly uid: string; readonly username: string | null },
): NewEntry {
  return {
    ...{ uid: item.ownerId, groupId: likeGroupId(itemId), entryId: likeEntryId(itemId, uid) },
    ownId: null,
    texts: { itemTitle: item.title, content: null },
    notification: {
      ...{ ...ABOUT_NOTHING, type: 'like', itemId, pictureUrl: thumbnailOf(item) },
      ...{ actorId: uid, actorUsername: username, ...likeWords(username, 1, item.title) },
    },
  };
}

const followNotification = (actorId: string, follower: UserRecord) => ({
  ...{ ...ABOUT_NOTHING, type: 'follow' as const, actorId, actorUsername: follower.username },
  ...{ ...followWords(follower.username), pictureUrl: memberPictureOf(follower) },
});

/** Runs `write`, which notifies a member about another one, unless it would be about themselves or across a block. */
export type UnlessBlocked = (
  uid: string,
  actorId: string,
  write: () => Promise<void>,
) => Promise<void>;

const createUnlessBlocked =
  ({ blocks, removedNotifications }: Pick<NotifyParts, 'blocks' | 'removedNotifications'>) =>
  async (uid: string, actorId: string, write: () => Promise<void>): Promise<void> => {
    if (uid === actorId || (await blocks.isBetween(uid, actorId))) return;
    await write();
    // A block at the same time may have missed the notification just written.
    if (await blocks.isBetween(uid, actorId)) await removedNotifications.between(uid, actorId);
  };
