import * as z from 'zod/mini';
import { publicMemberFields, userIdSchema } from './user';

/**
 * The most members that one member can block. The number bounds the memory that an instance uses for a member's blocks.
 */
export const BLOCKED_MEMBERS_MAX = 500;

export const BLOCKING_MESSAGES = {
  oneself: "You can't block yourself.",
  missing: 'This member is no longer on BoloBoard.',
  full: 'You have blocked 500 members, which is the limit. Unblock somebody first.',
} as const;

/** A member whom the signed-in member has blocked. Only the blocking member sees this list. */
export const blockedMemberSchema = z.object({
  id: userIdSchema,
  /** The current username, or the username at the time of the block if the account was deleted. */
  username: z.string(),
  customProfileImageUrl: publicMemberFields.customProfileImageUrl,
  /** The URL of the member's picture. Null in saved responses of earlier versions. */
  profileImageUrl: z._default(publicMemberFields.profileImageUrl, null),
  blockedAt: z.iso.datetime(),
});
export type BlockedMember = z.infer<typeof blockedMemberSchema>;

/**
 * The header with which a read sends the time of a block. Blocking and unblocking return the time of their commit. If a
 * later read sends that time in this header, its response takes the block or unblock into account.
 */
export const BLOCKS_VERSION_HEADER = 'x-blocks-version';

/** The time of a block or unblock, with microseconds, so that times can be compared as texts. */
export const blocksVersionSchema = z.iso.datetime({ precision: 6 });
