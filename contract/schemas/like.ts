import * as z from 'zod/mini';
import { itemIdSchema } from './item';

/**
 * The most ids of liked items that one call returns, the most recently liked first. The number bounds the cost of the
 * call.
 */
export const LIKED_ITEMS_MAX = 1000;

export const likedItemsSchema = z.object({
  likedItems: z.array(itemIdSchema).check(z.maxLength(LIKED_ITEMS_MAX)),
});
export type LikedItems = z.infer<typeof likedItemsSchema>;

export const LIKE_MESSAGES = {
  failed: 'Failed to update like',
  signInRequired: 'You need to be logged in to like items. Redirecting to login...',
} as const;

/**
 * The message for a member without a username. It is not in `LIKE_MESSAGES`, because the app loads this message only
 * for a member without a username.
 */
export const LIKE_USERNAME_REQUIRED_MESSAGE = 'Please set up your username to like.';
