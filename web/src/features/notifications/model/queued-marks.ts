import { NOTIFICATION_MESSAGES } from '@contract/schemas/notification';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { showToast } from '@/components/toast/toast-store';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listOutbox } from '@/lib/outbox/outbox-store';
import { queueQuietCall } from '@/services/queue-quiet-call';
import { refreshTags } from '@/services/refresh-after';
import { inputOf, type NotificationMark } from '../api/notifications';

export const MARK_FAILURES = {
  markNotificationRead: NOTIFICATION_MESSAGES.markRead,
  markAllNotificationsRead: NOTIFICATION_MESSAGES.markAllRead,
  deleteNotification: NOTIFICATION_MESSAGES.delete,
} as const satisfies Record<NotificationMark['endpoint'], string>;

/** Puts a mark into the outbox. */
export const queueMark = (memberId: string, mark: NotificationMark): Promise<boolean> =>
  queueQuietCall({
    id: crypto.randomUUID(),
    memberId,
    endpoint: mark.endpoint,
    input: inputOf(mark),
  });

/** Returns the marks that wait, the oldest first. */
export const listQueuedMarks = async (memberId: string): Promise<readonly OutboxEntry[]> =>
  (await listOutbox(memberId)).filter((entry) => markIn(entry) !== null);

const paramsSchema = z.object({ notificationId: z.string() });
const querySchema = z.object({ until: z.string() });

/** Returns null for an entry of another call. */
export function markIn({ endpoint, input }: OutboxEntry): NotificationMark | null {
  if (endpoint === 'markAllNotificationsRead') {
    const query = querySchema.safeParse(input.query).data;
    return query ? { endpoint, until: query.until } : null;
  }
  if (endpoint !== 'markNotificationRead' && endpoint !== 'deleteNotification') return null;
  const params = paramsSchema.safeParse(input.params).data;
  return params ? { endpoint, id: params.notificationId } : null;
}

/** What the outbox does with marks that the server refused: shows the former state. */
export const queuedMarkKind = (client: QueryClient) => ({
  onRefused: (entry: OutboxEntry, message: string) => {
    const mark = markIn(entry);
    if (!mark) return;
    showToast({
      title: MARK_FAILURES[mark.endpoint],
      description: message,
      variant: 'destructive',
    });
    void refreshTags(client, ['notifications']);
  },
});
