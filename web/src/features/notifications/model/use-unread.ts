import { UNREAD_COUNT_MAX } from '@contract/schemas/notification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onSessionChange } from '@/services/session-channel';
import { unreadCountQuery } from '../api/notifications';
import { rereadNotifications } from './notification-cache';
import { notificationsQuery } from './notifications-query';
import { shownMarks, usePendingMarks } from './pending-marks';
import { usePoll } from './poll';
import { withMark } from './shown-marks';
import { useQueuedMarks } from './use-queued-marks';

const COUNT_POLL_MS = 30_000;

/** Returns how many notifications are unread: undefined until it is known, and at most `UNREAD_COUNT_MAX`. */
export function useUnread(): { readonly unread: number | undefined; readonly isSaved: boolean } {
  const poll = usePoll(COUNT_POLL_MS, COUNT_POLL_MS);
  const { error } = useQuery({ ...unreadCountQuery, ...poll });
  return { unread: useShownUnread(), isSaved: error !== null };
}

/** Returns the number that the bell shows, and asks nobody. */
export function useShownUnread(): number | undefined {
  const { data } = useQuery({ ...unreadCountQuery, enabled: false });
  const { data: page } = useQuery({ ...notificationsQuery, enabled: false });
  const marks = shownMarks(usePendingMarks());
  return marks.reduce(withMark, { page, unread: data?.count }).unread;
}

/** Follows what the member does in other tabs, and what the outbox sends. */
export function useMarksElsewhere(memberId: string): void {
  const client = useQueryClient();
  useQueuedMarks(memberId);
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'notifications-changed') void rereadNotifications(client);
      }),
    [client],
  );
}

/** '99+' above 99. */
export const shownCount = (unread: number): string =>
  unread < UNREAD_COUNT_MAX ? String(unread) : `${UNREAD_COUNT_MAX - 1}+`;

/** The name of the bell, such as '3 new notifications'. */
export const bellName = (unread: number): string => {
  if (unread === 0) return 'Notifications';
  return `${shownCount(unread)} new ${unread === 1 ? 'notification' : 'notifications'}`;
};

/**
 * Returns what a screen reader announces when the number rises, otherwise ''.
 * @param unread undefined while the server has not said it
 */
export function useNewNotifications(unread: number | undefined): string {
  const [seen, setSeen] = useState<{ readonly unread: number | undefined; readonly text: string }>({
    unread: undefined,
    text: '',
  });
  if (unread === undefined || unread === seen.unread) return seen.text;
  const hasRisen = seen.unread !== undefined && unread > seen.unread;
  const text = hasRisen ? bellName(unread) : '';
  setSeen({ unread, text });
  return text;
}
