import * as z from 'zod/mini';
import { limitSchema, PAGE_SIZE } from './pagination';
import { publicMemberFields, userIdSchema } from './user';

/** The most sellers that one member can favorite. */
export const FAVORITES_MAX = 500;
/**
 * The number of favorites that the dashboard shows. It is small, because each favorite costs two reads, and opening the
 * dashboard must cost at most 20 reads (ADR 0056).
 */
export const DASHBOARD_FAVORITE_COUNT = 4;

export const FAVORITE_MESSAGES = {
  failed: 'Failed to update favorite status. Please try again.',
  oneself: "You can't favorite yourself.",
  missing: 'User not found',
  full: 'You have 500 favorite sellers, which is the limit. Remove one first.',
} as const;

/** A seller whom the signed-in member favorites. Only the favoriting member sees this list. */
export const favoriteSchema = z.object({
  /** The seller's id. */
  id: userIdSchema,
  /** The seller's current username. */
  favoriteUsername: z.string(),
  profileImageUrl: publicMemberFields.profileImageUrl,
  /** Whether the seller has the premium badge. Saved responses may lack this field. */
  isPremiumUser: z._default(z.boolean(), false),
  /** When the member favorited the seller. */
  createdAt: z.iso.datetime(),
});
export type Favorite = z.infer<typeof favoriteSchema>;

/**
 * The cursor of a page of favorites: when the last favorite of the previous page was added. The time has microseconds,
 * so that no two favorites share it.
 */
const placeSchema = z.iso.datetime({ precision: 6 });

export const favoritesQuerySchema = z.strictObject({
  limit: limitSchema(PAGE_SIZE),
  /** The cursor `next` of the previous page. */
  after: z.optional(placeSchema),
});

/** A page of favorites, the most recently added first. */
export const favoriteListSchema = z.object({
  favorites: z.array(favoriteSchema),
  /** The cursor of the next page, to pass as `after`. Null on the last page. */
  next: z.nullable(placeSchema),
});
export type FavoriteList = z.infer<typeof favoriteListSchema>;

export const favoriteStateSchema = z.object({ isFavorited: z.boolean() });
