import { LIKE_MESSAGES, LIKE_USERNAME_REQUIRED_MESSAGE } from '@contract/schemas/like';
import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { announceAchievements } from '@/services/achievements-change';
import { errorSentence, isUnauthorized, NetworkError } from '@/services/api-error';
import { readQueryOrSavedResponse } from '@/services/query-options';
import { type LikeChange, likedItemsQuery, sendLike } from '../api/likes';
import { showLikeFailure } from './like-failure';
import type { LikingMember, LikeOfMember } from './like-types';
import { queueLike, removeQueuedLikes } from './queued-like';
import { queuedLikesQuery } from './queued-likes';
import { wantedLikes as wanted } from './running-likes';
import { updateCachedLike } from './update-cached-like';

/**
 * Likes or unlikes an item, with an optimistic update. Sends one call at a time for each item. If the member presses
 * the button again during a call, sends another call afterwards. Without a network, queues the like. If the server
 * refuses the call, rolls the update back and throws the same errors as `call`. Does not use `useApiMutation`, because
 * several presses can share one call, and because the refetch after a mutation could move the items of a list.
 */
async function toggleLike(client: QueryClient, like: LikeOfMember): Promise<void> {
  const { itemId, memberId } = like;
  const known = client.getQueryData(likedItemsQuery.queryKey);
  const likes = known ?? (await readQueryOrSavedResponse(client, likedItemsQuery));
  const stored = likes.likedItems.includes(itemId);
  const queued = client.getQueryData(queuedLikesQuery(memberId).queryKey)?.[itemId];
  const isLiked = !(wanted.get(itemId) ?? queued ?? stored);
  updateCachedLike(client, { itemId, isLiked });
  const isRunning = wanted.has(itemId);
  wanted.set(itemId, isLiked);
  if (!isRunning) await sendWanted(client, like, stored);
}

interface Press {
  readonly itemId: string;
  readonly isLiked: boolean;
  readonly findMember: () => Promise<LikingMember | null>;
  readonly signIn: () => void;
  readonly openUsernamePage: () => void;
}

/**
 * Handles a press of the like button. Toggles the member's like. If the member may not like the item yet, shows what
 * they must do first. If the call fails, shows the reason.
 */
export async function pressLike(client: QueryClient, press: Press): Promise<void> {
  const { itemId, isLiked, findMember, signIn, openUsernamePage } = press;
  try {
    const member = await findMember();
    if (member === null) {
      signIn();
      return;
    }
    // A member without a username can still unlike an item that they liked before likes required a username.
    if (member.username !== null || isLiked) {
      await toggleLike(client, { memberId: member.id, itemId });
      return;
    }
    const action = { label: 'Set username', onPress: openUsernamePage };
    showToast({ title: LIKE_USERNAME_REQUIRED_MESSAGE, action });
  } catch (error) {
    if (isUnauthorized(error)) signIn();
    else showLikeFailure(errorSentence(error, LIKE_MESSAGES.failed));
  }
}

/**
 * Sends likes until the server has the state that the member wants. `before` is the server's state before the first
 * call. At the end, the hearts of the item show the state that the server has stored, or the queued state if the like
 * was queued.
 */
async function sendWanted(client: QueryClient, like: LikeOfMember, before: boolean): Promise<void> {
  const { itemId } = like;
  const wish = () => wanted.get(itemId) ?? before;
  let stored = before;
  try {
    let isLiked: boolean;
    do {
      isLiked = wish();
      if (await sendOrQueue(client, { ...like, isLiked })) stored = isLiked;
    } while (isLiked !== wish());
  } finally {
    wanted.delete(itemId);
    updateCachedLike(client, { itemId, isLiked: stored });
  }
}

/** Sends the like or queues it. Returns false if it is queued. */
async function sendOrQueue(client: QueryClient, like: LikeOfMember & LikeChange): Promise<boolean> {
  const isSending = await removeQueuedLikes(like);
  // Queues the like if the outbox is sending an earlier call for the item, so that the calls arrive in order.
  if (!navigator.onLine || isSending) {
    await queueLike(client, like);
    return false;
  }
  try {
    const { newAchievements } = await sendLike(like);
    announceAchievements(newAchievements);
    return true;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await queueLike(client, like);
    return false;
  }
}
