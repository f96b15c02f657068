import * as z from 'zod/mini';
import { shownFields, userIdSchema } from './user';

/** The most members that one member can block. It bounds the memory that an instance uses for a member's blocks. */
export const BLOCKED_MEMBERS_MAX = 500;

export const BLOCKING_MESSAGES = {
  oneself: "You can't block yourself.",
  missing: 'This member is no longer on BoloBoard.',
  full: 'You have blocked 500 members, which is the limit. Unblock somebody first.',
} as const;

/** A member whom the signed-in member has blocked. Only the blocking member sees this list. */
export const blockedMemberSchema = z.object({
  id: userIdSchema,
  /** The current username, or the one at the time of the block if the member is gone. */
  username: z.string(),
  customProfileImageUrl: shownFields.customProfileImageUrl,
  /** Null in saved responses of earlier versions. */
  profileImageUrl: z._default(shownFields.profileImageUrl, null),
  blockedAt: z.iso.datetime(),
});
export type BlockedMember = z.infer<typeof blockedMemberSchema>;

/**
 * The request header with the time of a block. Blocking and unblocking return the time of their commit. If a later read
 * sends it in this header, its response takes the change into account.
 */
export const BLOCKS_VERSION_HEADER = 'x-blocks-version';

/** A time with microseconds. Versions can be compared as texts. */
export const blocksVersionSchema = z.iso.datetime({ precision: 6 });
