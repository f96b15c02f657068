import {
  type BecameUnread,
  createWriteNotification,
  type WriteNotification,
} from '../services/notifications/write-notification';
import type { Backend } from './backend';

interface WritingDeps {
  readonly repos: Pick<
    Backend['repos'],
    'notifications' | 'notificationGroups' | 'notificationSettings'
  >;
  /** Called when a notification became unread, to push it. Scripts leave it out, so that they push nothing. */
  readonly becameUnread?: BecameUnread | undefined;
}

const doNothing: BecameUnread = () => Promise.resolve();

/** Creates what all functions and scripts use to write notifications. */
export function createNotificationWriting({
  repos,
  becameUnread = doNothing,
}: WritingDeps): WriteNotification {
  const { notifications, notificationGroups, notificationSettings } = repos;
  return createWriteNotification({
    ...{ notifications, notificationGroups, notificationSettings, becameUnread },
  });
}
