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
  /** Pushes the notification. By default, nothing is pushed, such as in a script. */
  readonly becameUnread?: BecameUnread | undefined;
}

const doNothing: BecameUnread = () => Promise.resolve();

/** What all functions and scripts write notifications with. */
export function createNotificationWriting({
  repos,
  becameUnread = doNothing,
}: WritingDeps): WriteNotification {
  const { notifications, notificationGroups, notificationSettings } = repos;
  return createWriteNotification({
    ...{ notifications, notificationGroups, notificationSettings, becameUnread },
  });
}
