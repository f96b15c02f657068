import {
  type OnNotificationUnread,
  createWriteNotification,
  type WriteNotification,
} from '../services/notifications/write-notification';
import type { Backend } from './backend';

interface NotificationWriterDeps {
  readonly repos: Pick<
    Backend['repos'],
    'notifications' | 'notificationGroups' | 'notificationSettings'
  >;
  /**
   * Sends a push about a notification that has become unread. Scripts leave this function out, so they send no pushes.
   */
  readonly onNotificationUnread?: OnNotificationUnread | undefined;
}

const doNothing: OnNotificationUnread = () => Promise.resolve();

/** Creates the services that write notifications. Functions and scripts use them. */
export function createNotificationWriterFromRepos({
  repos,
  onNotificationUnread = doNothing,
}: NotificationWriterDeps): WriteNotification {
  const { notifications, notificationGroups, notificationSettings } = repos;
  return createWriteNotification({
    notifications,
    notificationGroups,
    notificationSettings,
    onNotificationUnread,
  });
}
