import * as z from 'zod/mini';
import { sanitizeMultilineText } from './sanitize-text';
import { itemSchema } from './item';
import { limitSchema, PAGE_SIZE, pageNumberSchema, paginationSchema } from './pagination';
import { publicMemberFields } from './user';

/** The longest bio, in Unicode code points, as zod counts them. */
export const BIO_MAX_LENGTH = 300;
/** The limit of the request body. It fits the longest bio: a code point takes up to 12 bytes of JSON. */
export const BIO_BODY_MAX_BYTES = 8 * 1024;
export const PINNED_ITEMS_MAX = 3;

export const PROFILE_MESSAGES = {
  missing: 'User not found',
  failed: 'Failed to fetch user profile',
  bioFailed: "We couldn't save your bio. Please try again.",
  bioRequired: 'Bio must be a text',
  bioLong: 'Bio can be at most 300 characters long',
  usernameRequired: 'Please set up your username first.',
  pinsFull: 'You can pin up to 3 items. Unpin one first.',
} as const;

/**
 * The longest username in a URL, in characters. It is longer than every username, so that a call with an impossible
 * username gets a 404, like a call with an unused username.
 */
const NAME_MAX = 128;
export const profileParamsSchema = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(NAME_MAX)),
});

export const profileQuerySchema = z.strictObject({
  page: pageNumberSchema,
  limit: limitSchema(PAGE_SIZE),
});
export type ProfileQuery = z.output<typeof profileQuerySchema>;

/** The text of a bio, without control and bidirectional characters. '' removes the bio. */
export const bioSchema = z
  .string(PROFILE_MESSAGES.bioRequired)
  .check(z.overwrite(sanitizeMultilineText), z.maxLength(BIO_MAX_LENGTH, PROFILE_MESSAGES.bioLong));

/** The public profile of a member. Other members and visitors can request it. */
export const profileSchema = z.object({
  id: z.string(),
  /** The member's current username, even if the request names an earlier username. */
  username: z.string(),
  ...publicMemberFields,
  isPremiumUser: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The member's bio. Null if the member has no bio or is not premium. */
  bio: z.nullable(z.string()),
  /** The pinned items that are live, in the order of pinning. Empty if the member is not premium. */
  pinnedItems: z.array(itemSchema).check(z.maxLength(PINNED_ITEMS_MAX)),
});
export type Profile = z.infer<typeof profileSchema>;

export const profilePageSchema = z.object({
  user: profileSchema,
  /** The member's items, the newest first. */
  items: z.array(itemSchema),
  totalItems: z.int().check(z.nonnegative()),
  pagination: paginationSchema,
});
export type ProfilePage = z.infer<typeof profilePageSchema>;

export const pinnedItemIdsSchema = z.object({ pinnedItemIds: z.array(z.string()) });
