import { newCommentSchema } from '@contract/schemas/comment';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { showToast } from '@/components/toast/toast-store';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { queueQuietCall } from '@/services/queue-quiet-call';
import { type NewComment, refreshCommentCount } from '../api/comments';
import { commentFailureToast } from './comment-failure';

/**
 * Adds a comment to the outbox. The queued comment has the idempotency key of the failed call, because the server may
 * already have stored the comment.
 */
export async function queueComment(
  memberId: string,
  comment: NewComment,
  key: string,
): Promise<void> {
  const { itemId, content, parentId } = comment;
  await queueQuietCall({
    id: key,
    memberId,
    endpoint: 'postComment',
    input: { params: { itemId }, body: { content, parentId } },
    label: content,
    isKept: true,
  });
}

const inputSchema = z.object({ params: z.object({ itemId: z.string() }), body: newCommentSchema });

/** Returns the comment in an outbox entry, or null if the entry is not a comment. */
export function queuedCommentIn({ endpoint, input }: OutboxEntry): NewComment | null {
  const found = endpoint === 'postComment' ? inputSchema.safeParse(input).data : null;
  return found ? { ...found.params, ...found.body } : null;
}

/**
 * Defines how the outbox handles comments. If the server refuses a comment, the item's page still shows it with the
 * reason.
 */
export const queuedCommentHandlers = (client: QueryClient) => ({
  onSent: (entry: OutboxEntry) => {
    const comment = queuedCommentIn(entry);
    if (!comment) return;
    showToast({ title: 'Comment posted' });
    refreshCommentCount(client, comment.itemId).catch(ignore);
  },
  onRefused: (_entry: OutboxEntry, message: string) =>
    void showToast(commentFailureToast('postFailed', message)),
});

/**
 * Handles a failed refresh of the number of comments. Does nothing, because the next read of the item corrects the
 * number.
 */
const ignore = () => undefined;
