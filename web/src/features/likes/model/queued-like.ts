import type { QueryClient } from '@tanstack/react-query';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { listOutbox, removeFromOutbox } from '@/lib/outbox/outbox-store';
import { queueQuietCall } from '@/services/queue-quiet-call';
import { RESPONSE_ITEM_MAPPERS } from '@/services/items-in-responses';
import { likeCallName, type LikeChange, likedItemsQuery } from '../api/likes';
import { showLikeFailure } from './like-failure';
import type { LikeOfMember, QueuedLikes } from './like-types';
import { queuedLikeIn, listQueuedLikes } from './list-queued-likes';
import { queuedLikesQuery } from './queued-likes';
import { wantedLikes } from './running-likes';
import { updateCachedLike } from './update-cached-like';

/** Adds a like to the outbox and shows the like on the item. Replaces a queued like of the same item. */
export async function queueLike(
  client: QueryClient,
  { memberId, itemId, isLiked }: LikeOfMember & LikeChange,
): Promise<void> {
  await queueQuietCall({
    id: crypto.randomUUID(),
    memberId,
    endpoint: likeCallName(isLiked),
    input: { params: { itemId } },
  });
  const { queryKey } = queuedLikesQuery(memberId);
  client.setQueryData<QueuedLikes>(queryKey, (known) => ({ ...known, [itemId]: isLiked }));
}

/**
 * Removes the queued likes of an item from the outbox. Returns true if one of them is being sent and therefore cannot
 * be removed.
 */
export async function removeQueuedLikes({ memberId, itemId }: LikeOfMember): Promise<boolean> {
  const queued = (await listOutbox(memberId)).filter(
    (entry) => queuedLikeIn(entry)?.itemId === itemId,
  );
  for (const entry of queued) if (entry.state !== 'sending') await removeFromOutbox(entry);
  return queued.some(({ state }) => state === 'sending');
}

let reads = 0;

/**
 * Updates the queued likes on the screen after a change of the outbox. If another tab or the service worker has sent a
 * like, this page does not know the result. In this case, the page reads the likes and items again, and shows the like
 * as queued until the responses arrive.
 */
export async function refreshQueuedLikes(client: QueryClient, memberId: string): Promise<void> {
  reads += 1;
  const current = reads;
  const { queryKey } = queuedLikesQuery(memberId);
  const shown = client.getQueryData<QueuedLikes>(queryKey) ?? {};
  const waiting = await listQueuedLikes(memberId);
  if (hasUnknownEnd(client, shown, waiting)) await readAgain(client);
  if (current === reads) client.setQueryData(queryKey, waiting);
}

function hasUnknownEnd(client: QueryClient, shown: QueuedLikes, waiting: QueuedLikes): boolean {
  const likedItems = client.getQueryData(likedItemsQuery.queryKey)?.likedItems ?? [];
  return Object.entries(shown).some(
    ([itemId, isLiked]) =>
      !(itemId in waiting) && !wantedLikes.has(itemId) && likedItems.includes(itemId) !== isLiked,
  );
}

const readAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      name === likedItemsQuery.queryKey[0] || String(name) in RESPONSE_ITEM_MAPPERS,
  });

/**
 * Defines how the outbox handles likes: it stores a sent like in the cache, and rolls back a like that the server
 * refused.
 */
export const queuedLikeHandlers = (client: QueryClient) => ({
  onSent: (entry: OutboxEntry) => {
    const like = queuedLikeIn(entry);
    if (like) updateCachedLike(client, like);
  },
  onRefused: (entry: OutboxEntry, message: string) => {
    const like = queuedLikeIn(entry);
    if (like) updateCachedLike(client, { ...like, isLiked: !like.isLiked });
    showLikeFailure(message);
  },
});
