import { thumbnailUrlOf } from '@contract/rules/item-view';
import type { ItemRecord } from '@contract/schemas/item-record';
import { isLive } from '../../domain/items/is-live';
import { NOTIFICATION_DEFAULTS } from '../../domain/notifications/notification-defaults';
import { likeEntryId, likeGroupId } from '../../domain/notifications/notification-groups';
import { likeWords } from '../../domain/notifications/notification-words';
import type { NewGroupEntry } from '../../repos/add-entry-to-group';
import type { LikesRepo } from '../../repos/likes-repo';
import type { NotificationGroupsRepo } from '../../repos/notification-groups-repo';
import type { NotificationsRepo } from '../../repos/notifications-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { NotifyUnlessBlocked } from './notify-unless-blocked';
import type { WriteNotification } from './write-notification';

export interface LikeKey {
  readonly itemId: string;
  readonly uid: string;
}

interface NotifyOfLikesDeps {
  readonly write: Pick<WriteNotification, 'addToGroup'>;
  readonly notifications: Pick<NotificationsRepo, 'removeOfItem'>;
  readonly notificationGroups: Pick<NotificationGroupsRepo, 'has' | 'leave'>;
  readonly likes: Pick<LikesRepo, 'has'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly notifyUnlessBlocked: NotifyUnlessBlocked;
  /** Returns the record of an item, or null if the item has no document. A removed item still has a document. */
  readonly itemOf: (itemId: string) => Promise<ItemRecord | null>;
  readonly now: () => Date;
}

/**
 * Creates a function that notifies an item's owner of a like. Call the function after a member has liked the item, and
 * after a member has taken a like back.
 */
export function createNotifyOfLikes(deps: NotifyOfLikesDeps) {
  const { write, notifications, notificationGroups, likes, users, notifyUnlessBlocked, now } = deps;

  const read = async ({ itemId, uid }: LikeKey) => {
    const [item, isLiked] = await Promise.all([deps.itemOf(itemId), likes.has(itemId, uid)]);
    return { item, isLiked };
  };

  const add = async (key: LikeKey, item: ItemRecord) => {
    const liker = await users.get(key.uid);
    if (!liker) return;
    const entry = entryOf(key, item, liker.username);
    await notifyUnlessBlocked(item.ownerId, key.uid, () => write.addToGroup(entry));
  };

  const like = async (key: LikeKey): Promise<void> => {
    const { itemId, uid } = key;
    const { item, isLiked } = await read(key);
    if (!item) return notifications.removeOfItem(itemId);
    if (uid === item.ownerId) return undefined;
    const entry = { uid: item.ownerId, entryId: likeEntryId(itemId, uid) };
    if (item.removedAt !== null) {
      // The removal of an item deletes the entries of notifications before it deletes the likes. So if an entry still
      // exists, a failed run of this function wrote it during the removal.
      return (await notificationGroups.has(entry)) ? notifications.removeOfItem(itemId) : undefined;
    }
    if (!isLiked) await notificationGroups.leave(entry);
    else if (isLive(item, now())) await add(key, item);
    // Reads the like again. If the like was changed at the same time, the run for that change may have missed the
    // notification that was just written.
    const after = await read(key);
    if (after.item?.removedAt !== null) return notifications.removeOfItem(itemId);
    return after.isLiked === isLiked ? undefined : like(key);
  };
  return like;
}

const entryOf = (
  { itemId, uid }: LikeKey,
  item: ItemRecord,
  actorUsername: string | null,
): NewGroupEntry => ({
  uid: item.ownerId,
  groupId: likeGroupId(itemId),
  entryId: likeEntryId(itemId, uid),
  ownId: null,
  texts: { itemTitle: item.title, content: null },
  notification: {
    ...NOTIFICATION_DEFAULTS,
    type: 'like',
    itemId,
    pictureUrl: thumbnailUrlOf(item),
    actorId: uid,
    actorUsername,
    ...likeWords(actorUsername, 1, item.title),
  },
});
