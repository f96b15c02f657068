import { notificationKindOf } from '@contract/rules/notification-kind';
import type { NotificationRecord } from '@contract/schemas/notification';
import type { NotificationKind } from '@contract/schemas/notification-settings';
import type { NewGroupEntry } from '../../repos/add-entry-to-group';
import type { NotificationGroupsRepo } from '../../repos/notification-groups-repo';
import type { NotificationSettingsRepo } from '../../repos/notification-settings-repo';
import type {
  NewNotification,
  NotificationsRepo,
  NewlyUnreadNotification,
} from '../../repos/notifications-repo';
import type { NotificationKey } from '../../repos/stored-notification';

/** A notification that became unread, and when it became unread, in microseconds since 1970. */
export interface UnreadNotification extends NewlyUnreadNotification {
  readonly uid: string;
  /** The setting with which members can turn the notification off. Null if no setting turns the notification off. */
  readonly kind: NotificationKind | null;
}

/**
 * Called after a notification became unread. If the call fails, it is not repeated, and the notification is not pushed.
 */
export type OnNotificationUnread = (unread: UnreadNotification) => Promise<void>;

/** The fields of a notification that decide which setting turns it off. */
type NotificationSort = Pick<NotificationRecord, 'type' | 'topic'>;

/**
 * The only code that writes notifications. Writes nothing that the recipient has turned off in the app. All methods are
 * idempotent.
 */
export interface WriteNotification {
  /**
   * Returns the first sort of notification in `sorts` that the member has not turned off in the app, or null. If
   * `sorts` has only one element, returns it without a check, because the setting is checked when the notification is
   * written. Costs at most 1 read.
   */
  firstOn<Sort extends NotificationSort>(uid: string, sorts: readonly Sort[]): Promise<Sort | null>;
  /** Writes a notification. Does nothing if it exists, read or not. */
  add(key: NotificationKey, notification: NewNotification): Promise<void>;
  /** Writes a notification about a new follower. Does nothing if the member was ever notified of this follower. */
  addFollower(
    uid: string,
    notification: NewNotification & { readonly actorId: string },
  ): Promise<void>;
  /**
   * Adds a like of an item, or a comment on it, to a notification. All likes of the item within an hour share one
   * notification, and all comments on it within an hour share another one.
   */
  addToGroup(entry: NewGroupEntry): Promise<void>;
}

export interface WriteNotificationDeps {
  readonly notifications: Pick<NotificationsRepo, 'add' | 'addFollower'>;
  readonly notificationGroups: Pick<NotificationGroupsRepo, 'add'>;
  readonly notificationSettings: Pick<NotificationSettingsRepo, 'get'>;
  readonly onNotificationUnread: OnNotificationUnread;
}

export function createWriteNotification({
  notifications,
  notificationGroups,
  notificationSettings,
  onNotificationUnread,
}: WriteNotificationDeps): WriteNotification {
  const write = async (
    uid: string,
    notification: NewNotification,
    store: () => Promise<NewlyUnreadNotification | null>,
  ) => {
    const kind = notificationKindOf(notification);
    const isOn = kind === null || (await notificationSettings.get(uid)).kinds[kind].inApp;
    const unread = isOn ? await store() : null;
    if (unread) await onNotificationUnread({ uid, kind, ...unread });
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
