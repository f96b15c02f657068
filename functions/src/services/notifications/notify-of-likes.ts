import { thumbnailOf } from '@contract/rules/item-view';
import type { ItemRecord } from '@contract/schemas/item-record';
import { ABOUT_NOTHING } from '../../domain/notifications/about-nothing';
import { likeEntryId, likeGroupId } from '../../domain/notifications/notification-groups';
import { likeWords } from '../../domain/notifications/notification-words';
import type { NewEntry } from '../../repos/join-group';
import type { LikesRepo } from '../../repos/likes-repo';
import type { NotificationGroupsRepo } from '../../repos/notification-groups-repo';
import type { NotificationsRepo } from '../../repos/notifications-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { UnlessBlocked } from './unless-blocked';
import type { WriteNotification } from './write-notification';

export interface LikeKey {
  readonly itemId: string;
  readonly uid: string;
}

interface NotifyOfLikesParts {
  readonly write: Pick<WriteNotification, 'addToGroup'>;
  readonly notifications: Pick<NotificationsRepo, 'removeOfItem'>;
  readonly notificationGroups: Pick<NotificationGroupsRepo, 'leave'>;
  readonly likes: Pick<LikesRepo, 'has'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly unlessBlocked: UnlessBlocked;
  readonly liveItem: (itemId: string) => Promise<ItemRecord | null>;
}

/** Returns what runs after a like or its end. */
export function createNotifyOfLikes(parts: NotifyOfLikesParts) {
  const { write, notifications, notificationGroups, likes, users, unlessBlocked, liveItem } = parts;

  const add = async (key: LikeKey, item: ItemRecord) => {
    const liker = await users.get(key.uid);
    if (!liker) return;
    const entry = entryOf(key, item, liker.username);
    await unlessBlocked(item.ownerId, key.uid, () => write.addToGroup(entry));
  };

  const like = async (key: LikeKey): Promise<void> => {
    const { itemId, uid } = key;
    const [item, isLiked] = await Promise.all([liveItem(itemId), likes.has(itemId, uid)]);
    if (!item) return notifications.removeOfItem(itemId);
    if (uid === item.ownerId) return undefined;
    if (isLiked) await add(key, item);
    else await notificationGroups.leave({ uid: item.ownerId, entryId: likeEntryId(itemId, uid) });
    // A change at the same time may have missed what was just written.
    const [after, isStillLiked] = await Promise.all([liveItem(itemId), likes.has(itemId, uid)]);
    return after && isStillLiked === isLiked ? undefined : like(key);
  };
  return like;
}

const entryOf = (
  { itemId, uid }: LikeKey,
  item: ItemRecord,
  actorUsername: string | null,
): NewEntry => ({
  ...{ uid: item.ownerId, groupId: likeGroupId(itemId), entryId: likeEntryId(itemId, uid) },
  ownId: null,
  texts: { itemTitle: item.title, content: null },
  notification: {
    ...{ ...ABOUT_NOTHING, type: 'like', itemId, pictureUrl: thumbnailOf(item) },
    ...{ actorId: uid, actorUsername, ...likeWords(actorUsername, 1, item.title) },
  },
});
