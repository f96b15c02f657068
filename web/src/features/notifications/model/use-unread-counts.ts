import { UNREAD_COUNT_MAX } from '@contract/schemas/notification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOutbox } from '@/lib/outbox/use-outbox';
import { refreshTags } from '@/services/refresh-after-call';
import { onSessionChange } from '@/services/session-channel';
import { unreadCountQuery } from '../api/notifications';
import { applyConfirmedMarks, refetchNotifications } from './notification-cache';
import { notificationsQuery } from './notifications-query';
import { forgetPendingMarks, pendingMarks, setQueuedMarks, usePendingMarks } from './pending-marks';
import { usePollOptions } from './poll';
import { listQueuedMarks, pendingMarksIn } from './queued-marks';
import { withPendingMarks } from './shown-marks';

const COUNT_POLL_MS = 30_000;

export interface UnreadCounts {
  /**
   * The number of unread notifications that the bell shows, at most `UNREAD_COUNT_MAX`. Undefined until it is known.
   */
  readonly shown: number | undefined;
  /** The last number that the server has sent. Undefined if the last request failed. */
  readonly counted: number | undefined;
}

/** Requests the number of unread notifications. */
export function useUnreadCounts(): UnreadCounts {
  const poll = usePollOptions(COUNT_POLL_MS, COUNT_POLL_MS);
  const { data, error } = useQuery({ ...unreadCountQuery, ...poll });
  return { shown: useShownUnreadCount(), counted: error === null ? data?.count : undefined };
}

/** Returns the number of unread notifications that the bell shows. Makes no request. */
export function useShownUnreadCount(): number | undefined {
  const { data: counted } = useQuery({ ...unreadCountQuery, enabled: false });
  const { data: page } = useQuery({ ...notificationsQuery, enabled: false });
  return withPendingMarks({ page, counted }, usePendingMarks()).unread;
}

/** Applies the marks that the member makes in other tabs, and the marks that the outbox sends. */
export function useApplyMarksFromElsewhere(memberId: string): void {
  const client = useQueryClient();
  useQueuedMarks(memberId);
  useEffect(
    () =>
      onSessionChange((change) => {
        if (change === 'notifications-changed') void refetchNotifications(client);
      }),
    [client],
  );
}

/** Returns the number of unread notifications as text, or '99+' above 99. */
export const unreadCountText = (unread: number): string =>
  unread < UNREAD_COUNT_MAX ? String(unread) : `${UNREAD_COUNT_MAX - 1}+`;

/** Returns the accessible name of the bell, such as '3 new notifications'. */
export const bellLabel = (unread: number): string => {
  if (unread === 0) return 'Notifications';
  return `${unreadCountText(unread)} new ${unread === 1 ? 'notification' : 'notifications'}`;
};

/**
 * Returns the text that screen readers announce when the server has more unread notifications than before. Otherwise
 * returns ''. Compares only the numbers that the server sends, so that marks in this tab and their rollbacks are not
 * announced.
 */
export function useNewNotificationsAnnouncement({ shown, counted }: UnreadCounts): string {
  const [seen, setSeen] = useState<{
    readonly counted: number | undefined;
    readonly text: string;
  }>({ counted: undefined, text: '' });
  if (counted === undefined || counted === seen.counted) return seen.text;
  const hasRisen = seen.counted !== undefined && counted > seen.counted;
  const text = hasRisen && shown ? bellLabel(shown) : '';
  setSeen({ counted, text });
  return text;
}

/**
 * Applies the marks in the outbox to the state on the screen. When any tab or the service worker has removed a mark
 * from the outbox, the mark counts as sent until the list is requested again.
 */
function useQueuedMarks(memberId: string): void {
  const client = useQueryClient();
  const entries = useOutbox(memberId, listQueuedMarks);
  useEffect(() => {
    const queued = pendingMarksIn(entries);
    const keys = new Set(queued.map(({ key }) => key));
    const gone = pendingMarks().queued.filter(({ key }) => !keys.has(key));
    if (gone.length > 0) applyConfirmedMarks(client, gone);
    setQueuedMarks(queued);
    if (gone.length > 0) void refreshTags(client, ['notifications']);
  }, [entries, client]);
  useEffect(() => forgetPendingMarks, []);
}
