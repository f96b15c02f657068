import { notificationKindOf } from '@contract/rules/notification-kind';
import type { NotificationRecord } from '@contract/schemas/notification';
import type { NotificationKind } from '@contract/schemas/notification-settings';
import type { NewEntry } from '../../repos/join-group';
import type { NotificationGroupsRepo } from '../../repos/notification-groups-repo';
import type { NotificationSettingsRepo } from '../../repos/notification-settings-repo';
import type { NewNotification, NotificationsRepo, Unread } from '../../repos/notifications-repo';
import type { NotificationKey } from '../../repos/stored-notification';

/** A notification that became unread, at a time in microseconds since 1970. */
export interface UnreadNotification extends Unread {
  readonly uid: string;
  /** The setting that turns it off. Null if members cannot turn it off. */
  readonly kind: NotificationKind | null;
}

/** Runs after a notification became unread, at most once for each time. If it fails, the push is lost. */
export type BecameUnread = (unread: UnreadNotification) => Promise<void>;

/** What decides which setting turns a notification off. */
type NotificationSort = Pick<NotificationRecord, 'type' | 'topic'>;

/**
 * The only way in which the product writes notifications. Writes nothing that the recipient has turned off in the app. All methods are
 * safe to repeat.
 */
export interface WriteNotification {
  /** Returns the first that is on in the app, or null. Does not check a single one, which is checked when it is written. At most 1 read. */
  firstOn<Sort extends NotificationSort>(uid: string, sorts: readonly Sort[]): Promise<Sort | null>;
  /** Does nothing if it exists, read or not. */
  add(key: NotificationKey, notification: NewNotification): Promise<void>;
  /** Does nothing if the member was ever notified of this follower. */
  addFollower(
    uid: string,
    notification: NewNotification & { readonly actorId: string },
  ): Promise<void>;
  /** For likes of an item and comments on it: within an hour, they share a notification. */
  addToGroup(entry: NewEntry): Promise<void>;
}

export interface WriteNotificationDeps {
  readonly notifications: Pick<NotificationsRepo, 'add' | 'addFollower'>;
  readonly notificationGroups: Pick<NotificationGroupsRepo, 'add'>;
  readonly notificationSettings: Pick<NotificationSettingsRepo, 'get'>;
  readonly becameUnread: BecameUnread;
}

export function createWriteNotification({
  notifications,
  notificationGroups,
  notificationSettings,
  becameUnread,
}: WriteNotificationDeps): WriteNotification {
  const write = async (
    uid: string,
    notification: NewNotification,
    store: () => Promise<Unread | null>,
  ) => {
    const kind = notificationKindOf(notification);
    const isOn = kind === null || (await notificationSettings.get(uid)).kinds[kind].inApp;
    const unread = isOn ? await store() : null;
    if (unread) await becameUnread({ uid, kind, ...unread });
  };

  return {
    firstOn: async (uid, sorts) => {
      if (sorts.length <= 1) return sorts[0] ?? null;
      const { kinds } = await notificationSettings.get(uid);
      const isOn = (kind: NotificationKind | null) => kind === null || kinds[kind].inApp;
      return sorts.find((sort) => isOn(notificationKindOf(sort))) ?? null;
    },
    add: (key, notification) =>
      write(key.uid, notification, () => notifications.add(key, notification)),
    addFollower: (uid, notification) =>
      write(uid, notification, () => notifications.addFollower(uid, notification)),
    addToGroup: (entry) =>
      write(entry.uid, entry.notification, () => notificationGroups.add(entry)),
  };
}
