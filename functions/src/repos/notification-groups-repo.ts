import { NOTIFICATION_DAYS } from '@contract/schemas/notification';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { type GroupTexts, isOpen } from '../domain/notifications/notification-groups';
import { readAll, type Reference, type Snapshot } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { countAgain, leaveGroup } from './group-entries';
import { isAlreadyExists, isChanged, isNotFound } from './grpc-status';
import type { NewNotification, Unread } from './notifications-repo';
import { settleNotification } from './settle-notification';
import { microsOf } from './timestamp-micros';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A like of an item, or a comment on it. */
export interface NewEntry {
  /** Whose notification it is. */
  readonly uid: string;
  readonly groupId: string;
  readonly entryId: string;
  /** The id of the notification that it starts, if that names no member. A member who has it was notified before. */
  readonly ownId: string | null;
  /** As it is if the entry starts it. */
  readonly notification: NewNotification & {
    readonly itemId: string;
    readonly actorId: string;
  };
  readonly texts: GroupTexts;
}

export interface EntryKey {
  readonly uid: string;
  readonly entryId: string;
}

/**
 * Notifications of several likes or comments (ADR 0082). Batches with preconditions instead of transactions, so that many members can
 * like one item at the same time. All methods are safe to repeat, also after a failure.
 */
export interface NotificationGroupsRepo {
  /**
   * Adds to the open group, or starts one. Returns null if nothing became unread: the entry is not new, or the member was notified of
   * it in another way. An entry that had left counts again. At most 4 reads and 3 writes.
   */
  add(entry: NewEntry): Promise<Unread | null>;
  has(key: EntryKey): Promise<boolean>;
  /** The entry no longer counts. At zero, the notification goes. The entry stays, so that it is not new when it comes back. */
  leave(key: EntryKey): Promise<void>;
}

type Entry = Stored<'groupEntries'>;
type Group = Stored<'notificationGroups'>;

export function createNotificationGroupsRepo(
  db: Firestore,
  { now }: { readonly now: () => Date },
): NotificationGroupsRepo {
  const entryRefOf = (key: EntryKey) => collections.groupEntries.doc(db, key);
  const notificationRefOf = (uid: string, notificationId: string) =>
    collections.notifications.doc(db, { uid, notificationId });

  const add: NotificationGroupsRepo['add'] = async (entry) => {
    const { uid, groupId, ownId } = entry;
    const ref = entryRefOf(entry);
    const groupRef = collections.notificationGroups.doc(db, { uid, groupId });
    const [known, group] = await readAll(db, ref, groupRef);
    if (known.exists) {
      const { notification, texts } = entry;
      const about = { ...texts, commentId: notification.commentId };
      const isDone = await countAgain(known, { notification, known: about });
      return isDone ? null : add(entry);
    }
    // A mention by an edit at the same time, or an earlier version, has notified the member.
    if (ownId !== null && (await notificationRefOf(uid, ownId).get()).exists) return null;
    try {
      return (await join(entry, ref, group)) ?? (await start(entry, ref, group));
    } catch (error) {
      // Another run or member was faster.
      if (!isAlreadyExists(error) && !isChanged(error)) throw error;
      return add(entry);
    }
  };

  const expiresAt = () => new Date(now().getTime() + NOTIFICATION_DAYS * DAY_MS);

  const newEntry = ({ notification }: NewEntry, notificationId: string) => {
    const { actorId, actorUsername, itemId, commentId } = notification;
    const createdAt = FieldValue.serverTimestamp();
    const about = { actorId, actorUsername, itemId, commentId, notificationId };
    return { ...about, counts: true, createdAt, expiresAt: expiresAt() };
  };

  const unread = () => ({
    ...{ isRead: false, createdAt: FieldValue.serverTimestamp(), expiresAt: expiresAt() },
  });

  /** Returns null if there is no open group, or if the member deleted its notification. */
  const join = async (
    entry: NewEntry,
    ref: Reference<Entry>,
    snapshot: Snapshot<Group>,
  ): Promise<Unread | null> => {
    const group = collections.notificationGroups.readable(snapshot);
    if (!group || !isOpen(group, now())) return null;
    const { notificationId: id } = group;
    const notification = notificationRefOf(entry.uid, id);
    const { actorId, actorUsername, commentId, pictureUrl } = entry.notification;
    const batch = db.batch();
    batch.create(ref, newEntry(entry, id));
    batch.update(notification, {
      ...{ actorId, actorUsername, commentId, pictureUrl },
      ...{ ...unread(), count: FieldValue.increment(1) },
    });
    try {
      const [written] = await batch.commit();
      await settleNotification(notification, { known: { ...entry.texts, commentId } });
      return written ? { id, at: microsOf(written.writeTime) } : null;
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return null;
    }
  };

  /** Of several that start a group at the same time, one succeeds. */
  const start = async (
    entry: NewEntry,
    ref: Reference<Entry>,
    { ref: groupRef, updateTime }: Snapshot<Group>,
  ): Promise<Unread | null> => {
    const { uid, groupId, ownId, notification } = entry;
    const id = ownId ?? `${groupId}_${String(now().getTime())}`;
    const startedAt = FieldValue.serverTimestamp();
    const group = { notificationId: id, startedAt, expiresAt: expiresAt() };
    const batch = db.batch();
    if (updateTime) batch.update(groupRef, group, { lastUpdateTime: updateTime });
    else batch.create(groupRef, { ...group, itemId: notification.itemId });
    batch.create(notificationRefOf(uid, id), { ...notification, ...unread(), count: 1 });
    batch.create(ref, newEntry(entry, id));
    const [written] = await batch.commit();
    return written ? { id, at: microsOf(written.writeTime) } : null;
  };

  return {
    add,
    has: async (key) => (await entryRefOf(key).get()).exists,
    leave: (key) => leaveGroup(entryRefOf(key)),
  };
}
