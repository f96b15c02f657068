import * as z from 'zod/mini';
import { itemIdSchema } from './item';

/** At most this many ids of liked items are returned, those liked last. Limits the cost of the call. */
export const LIKED_ITEMS_MAX = 1000;

export const likedItemsSchema = z.object({
  likedItems: z.array(itemIdSchema).check(z.maxLength(LIKED_ITEMS_MAX)),
});
export type LikedItems = z.infer<typeof likedItemsSchema>;

export const LIKE_MESSAGES = {
  failed: 'Failed to update like',
  signInRequired: 'You need to be logged in to like items. Redirecting to login...',
} as const;

/** Not in `LIKE_MESSAGES`, because the app loads it only when a member needs it. */
export const LIKE_USERNAME_REQUIRED = 'Please set up your username to like.';
