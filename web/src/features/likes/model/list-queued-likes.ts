import * as z from 'zod/mini';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listOutbox } from '@/lib/outbox/outbox-store';
import { likeCallName, type LikeChange } from '../api/likes';
import type { QueuedLikes } from './like-types';

/** Returns the last queued like of each item. */
export async function listQueuedLikes(memberId: string): Promise<QueuedLikes> {
  const likes = (await listOutbox(memberId)).flatMap((entry) => queuedLikeIn(entry) ?? []);
  return Object.fromEntries(likes.map(({ itemId, isLiked }) => [itemId, isLiked]));
}

const paramsSchema = z.object({ itemId: z.string() });

/** Returns the like in an outbox entry, or null if the entry is not a like. */
export function queuedLikeIn({ endpoint, input }: OutboxEntry): LikeChange | null {
  const isLiked = endpoint === likeCallName(true);
  if (!isLiked && endpoint !== likeCallName(false)) return null;
  const params = paramsSchema.safeParse(input.params).data;
  return params ? { ...params, isLiked } : null;
}
