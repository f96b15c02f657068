import { UNREAD_COUNT_MAX } from '@contract/schemas/notification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOutbox } from '@/lib/outbox/use-outbox';
import { refreshTags } from '@/services/refresh-after';
import { onSessionChange } from '@/services/session-channel';
import { unreadCountQuery } from '../api/notifications';
import { confirmMarks, rereadNotifications } from './notification-cache';
import { notificationsQuery } from './notifications-query';
import { forgetPendingMarks, pendingMarks, setQueued, usePendingMarks } from './pending-marks';
import { usePoll } from './poll';
import { listQueuedMarks, pendingMarksIn } from './queued-marks';
import { shownWith } from './shown-marks';

const COUNT_POLL_MS = 30_000;

export interface Unread {
  /** The number that the bell shows: undefined until it is known, and at most `UNREAD_COUNT_MAX`. */
  readonly shown: number | undefined;
  /** What the server said last. Undefined if the last read failed. */
  readonly counted: number | undefined;
}

/** Reads how many notifications are unread. */
export function useUnread(): Unread {
  const poll = usePoll(COUNT_POLL_MS, COUNT_POLL_MS);
  const { data, error } = useQuery({ ...unreadCountQuery, ...poll });
  return { shown: useShownUnread(), counted: error === null ? data?.count : undefined };
}

/** Returns the number that the bell shows. Makes no call. */
export function useShownUnread(): number | undefined {
  const { data: counted } = useQuery({ ...unreadCountQuery, enabled: false });
  const { data: page } = useQuery({ ...notificationsQuery, enabled: false });
  return shownWith({ page, counted }, usePendingMarks()).unread;
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
 * Returns what a screen reader announces when there are more unread notifications on the server, otherwise ''. What the member
 * does here, and what the server refuses, changes only the shown number.
 */
export function useNewNotifications({ shown, counted }: Unread): string {
  const [seen, setSeen] = useState<{
    readonly counted: number | undefined;
    readonly text: string;
  }>({ counted: undefined, text: '' });
  if (counted === undefined || counted === seen.counted) return seen.text;
  const hasRisen = seen.counted !== undefined && counted > seen.counted;
  const text = hasRisen && shown ? bellName(shown) : '';
  setSeen({ counted, text });
  return text;
}

/**
 * Shows the marks in the outbox as done. When one leaves it, in any tab or the service worker, it counts as sent until the
 * list is read again.
 */
function useQueuedMarks(memberId: string): void {
  const client = useQueryClient();
  const entries = useOutbox(memberId, listQueuedMarks);
  useEffect(() => {
    const queued = pendingMarksIn(entries);
    const keys = new Set(queued.map(({ key }) => key));
    const gone = pendingMarks().queued.filter(({ key }) => !keys.has(key));
    if (gone.length > 0) confirmMarks(client, gone);
    setQueued(queued);
    if (gone.length > 0) void refreshTags(client, ['notifications']);
  }, [entries, client]);
  useEffect(() => forgetPendingMarks, []);
}
