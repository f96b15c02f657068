import { type ComponentProps, useEffect } from 'react';
import type { LiveNotifications } from '@/services/live-notifications';
import type * as reader from '@/services/live-notifications-reader';

let report: ((read: LiveNotifications) => void) | null = null;

/** Returns whether the page subscribes to notifications in Firestore. */
export const hasLiveNotificationsReader = (): boolean => report !== null;

/** Sends the page a new result of its subscription to Firestore. */
export function emitLiveNotifications(read: LiveNotifications): void {
  if (report === null) throw new Error('The page does not listen to notifications.');
  report(read);
}

/** Replaces the component that subscribes to notifications in Firestore. */
export function LiveNotificationsReader({
  onRead,
}: ComponentProps<typeof reader.LiveNotificationsReader>) {
  useEffect(() => {
    report = onRead;
    return () => {
      report = null;
    };
  }, [onRead]);
  return null;
}
