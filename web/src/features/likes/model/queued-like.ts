import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listOutbox, removeFromOutbox } from '@/lib/outbox/outbox-store';
import { queueQuietCall } from '@/services/queue-quiet-call';
import { callOf, type LikeChange } from '../api/likes';
import { showLikeFailure } from './like-failure';
import type { MemberLike } from './member-like';
import { showLike } from './show-like';

/** Puts a like into the outbox. It replaces an earlier one of the item that waits. */
export async function queueLike({
  memberId,
  itemId,
  isLiked,
}: MemberLike & LikeChange): Promise<void> {
  await queueQuietCall({
    id: crypto.randomUUID(),
    memberId,
    endpoint: callOf(isLiked),
    input: { params: { itemId } },
  });
}

/** Removes an item's likes that wait in the outbox. Returns whether one of them is being sent. */
export async function removeQueuedLikes({ memberId, itemId }: MemberLike): Promise<boolean> {
  const queued = (await listOutbox(memberId)).filter((entry) => likeIn(entry)?.itemId === itemId);
  for (const entry of queued) if (entry.state !== 'sending') await removeFromOutbox(entry);
  return queued.some(({ state }) => state === 'sending');
}

const paramsSchema = z.object({ itemId: z.string() });

/** Returns null for an entry of another call. */
function likeIn({ endpoint, input }: OutboxEntry): LikeChange | null {
  const isLiked = endpoint === callOf(true);
  if (!isLiked && endpoint !== callOf(false)) return null;
  const params = paramsSchema.safeParse(input.params).data;
  return params ? { ...params, isLiked } : null;
}

/** What the outbox does with likes: shows what it sent, and the former state of what the server refused. */
export const queuedLikeKind = (client: QueryClient) => ({
  onSent: (entry: OutboxEntry) => {
    const like = likeIn(entry);
    if (like) showLike(client, like);
  },
  onRefused: (entry: OutboxEntry, message: string) => {
    const like = likeIn(entry);
    if (like) showLike(client, { ...like, isLiked: !like.isLiked });
    showLikeFailure(message);
  },
});
