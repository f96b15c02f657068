import { NOTIFICATION_MESSAGES } from '@contract/schemas/notification';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { showToast } from '@/components/toast/toast-store';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listOutbox } from '@/lib/outbox/outbox-store';
import { queueQuietCall } from '@/services/queue-quiet-call';
import { refreshTags } from '@/services/refresh-after-call';
import { markInputOf, type NotificationMark } from '../api/notifications';
import type { PendingMark } from './pending-marks';

export const MARK_FAILURES = {
  markNotificationRead: NOTIFICATION_MESSAGES.markRead,
  markAllNotificationsRead: NOTIFICATION_MESSAGES.markAllRead,
  deleteNotification: NOTIFICATION_MESSAGES.delete,
} as const satisfies Record<NotificationMark['endpoint'], string>;

/** Adds a mark to the outbox. */
export const queueMark = (memberId: string, { key, mark, lowers }: PendingMark): Promise<boolean> =>
  queueQuietCall({
    id: key,
    memberId,
    endpoint: mark.endpoint,
    input: markInputOf(mark),
    draft: { lowers },
  });

/** Returns the queued marks, the oldest first. */
export const listQueuedMarks = async (memberId: string): Promise<readonly OutboxEntry[]> =>
  (await listOutbox(memberId)).filter((entry) => markOfEntry(entry) !== null);

const paramsSchema = z.object({ notificationId: z.string() });
/**
 * The fields of a queued mark. Both fields are optional: entries of an earlier version lack `until`, and entries of the
 * service worker lack `lowers`.
 */
const querySchema = z.object({ until: z.optional(z.string()) });
const draftSchema = z.object({ lowers: z.optional(z.number()) });

/** Returns the mark in an outbox entry, or null if the entry is not a mark. */
export function markOfEntry({ endpoint, input }: OutboxEntry): NotificationMark | null {
  const until = querySchema.safeParse(input.query).data?.until;
  if (endpoint === 'markAllNotificationsRead')
    return until === undefined ? null : { endpoint, until };
  if (endpoint !== 'markNotificationRead' && endpoint !== 'deleteNotification') return null;
  const params = paramsSchema.safeParse(input.params).data;
  return params ? { endpoint, id: params.notificationId, until } : null;
}

export function pendingMarksIn(entries: readonly OutboxEntry[]): readonly PendingMark[] {
  return entries.flatMap((entry) => {
    const mark = markOfEntry(entry);
    const { lowers } = draftSchema.safeParse(entry.draft).data ?? {};
    return mark ? [{ key: entry.id, mark, lowers }] : [];
  });
}

/** Defines how the outbox handles marks: it rolls back a mark that the server refused. */
export const queuedMarkHandlers = (client: QueryClient) => ({
  onRefused: (entry: OutboxEntry, message: string) => {
    const mark = markOfEntry(entry);
    if (!mark) return;
    showToast({
      title: MARK_FAILURES[mark.endpoint],
      description: message,
      variant: 'destructive',
    });
    void refreshTags(client, ['notifications']);
  },
});
