import { FieldValue } from 'firebase-admin/firestore';
import { type GroupTexts, isOpenGroup } from '../domain/notifications/notification-groups';
import type { Reference, Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isNotFound } from './grpc-status';
import type { NewNotification, NewlyUnreadNotification } from './notifications-repo';
import { updateGroupNotification } from './update-group-notification';
import { notificationExpiry, notificationRefOf, unreadFields } from './stored-notification';
import { microsOf } from './timestamp-micros';

/** A like of an item, or a comment on it, that becomes an entry of a group. */
export interface NewGroupEntry {
  /** The member who gets the notification. */
  readonly uid: string;
  readonly groupId: string;
  readonly entryId: string;
  /**
   * The id that the notification gets if this comment starts a group. If a notification with this id exists, the member
   * was already notified of this comment. Null for a like, because the id would contain the uid of the member who
   * likes.
   */
  readonly ownId: string | null;
  /** The notification to create if this entry starts a group. */
  readonly notification: NewNotification & {
    readonly itemId: string;
    readonly actorId: string;
  };
  readonly texts: GroupTexts;
}

/** A new entry, and the snapshot of the group that the entry may join. */
interface Joining {
  readonly entry: NewGroupEntry;
  readonly ref: Reference<Stored<'groupEntries'>>;
  readonly group: Snapshot<Stored<'notificationGroups'>>;
  readonly now: Date;
}

/**
 * Adds an entry to an open group. Returns null if no group is open, or if the member deleted the group's notification.
 * Throws Firestore's error if the entry already exists.
 */
export async function addEntryToGroup(joining: Joining): Promise<NewlyUnreadNotification | null> {
  const { entry, ref, now } = joining;
  const group = collections.notificationGroups.readable(joining.group);
  if (!group || !isOpenGroup(group, now)) return null;
  const { notificationId: id } = group;
  const notification = notificationRefOf(ref.firestore, { uid: entry.uid, id });
  const { actorId, actorUsername, commentId, pictureUrl, title, message } = entry.notification;
  const batch = ref.firestore.batch();
  batch.create(ref, newEntry(joining, id));
  batch.update(notification, {
    actorId,
    actorUsername,
    commentId,
    pictureUrl,
    // Until `updateGroupNotification` writes the words for the whole group, the notification has only the words of this
    // entry. With the old words, it would show the text of an earlier comment under this author's name.
    title,
    message,
    count: FieldValue.increment(1),
    ...unreadFields(now),
  });
  try {
    const [written] = await batch.commit();
    await updateGroupNotification(notification, { known: { ...entry.texts, commentId } });
    return written ? { id, at: microsOf(written.writeTime) } : null;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return null;
  }
}

/**
 * Starts a group with an entry. If several calls start the same group at the same time, one succeeds, and the others
 * throw Firestore's error.
 */
export async function startGroupWithEntry(
  joining: Joining,
): Promise<NewlyUnreadNotification | null> {
  const { entry, ref, now } = joining;
  const { ref: groupRef, updateTime: lastUpdateTime } = joining.group;
  const { uid, groupId, ownId, notification } = entry;
  const id = ownId ?? `${groupId}_${String(now.getTime())}`;
  const startedAt = FieldValue.serverTimestamp();
  const group = { notificationId: id, startedAt, expiresAt: notificationExpiry(now) };
  const batch = ref.firestore.batch();
  if (lastUpdateTime) batch.update(groupRef, group, { lastUpdateTime });
  else batch.create(groupRef, { ...group, itemId: notification.itemId });
  const started = { rulingId: null, ...notification, ...unreadFields(now), count: 1 };
  batch.create(notificationRefOf(ref.firestore, { uid, id }), started);
  batch.create(ref, newEntry(joining, id));
  const [written] = await batch.commit();
  return written ? { id, at: microsOf(written.writeTime) } : null;
}

function newEntry({ entry: { notification }, now }: Joining, notificationId: string) {
  const { actorId, actorUsername, itemId, commentId } = notification;
  const createdAt = FieldValue.serverTimestamp();
  const about = { actorId, actorUsername, itemId, commentId, notificationId };
  return { ...about, counts: true, createdAt, expiresAt: notificationExpiry(now) };
}
