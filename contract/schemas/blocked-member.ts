import * as z from 'zod/mini';
import { shownFields, userIdSchema } from './user';

/** The most members that one member can block. Bounds what an instance keeps in memory for a member. */
export const BLOCKED_MEMBERS_MAX = 500;

export const BLOCKING_MESSAGES = {
  oneself: "You can't block yourself.",
  missing: 'This member is no longer on BoloBoard.',
  full: 'You have blocked 500 members, which is the limit. Unblock somebody first.',
} as const;

/** Who the signed-in member has blocked. Nobody else gets to see it. */
export const blockedMemberSchema = z.object({
  id: userIdSchema,
  /** The current username. If the member is gone, the one at the time of the block. */
  username: z.string(),
  customProfileImageUrl: shownFields.customProfileImageUrl,
  /** Older saved answers lack it. */
  profileImageUrl: z._default(shownFields.profileImageUrl, null),
  blockedAt: z.iso.datetime(),
});
export type BlockedMember = z.infer<typeof blockedMemberSchema>;

/**
 * A block and its removal return the time of their commit. A read that sends it in this header gets an answer that
 * takes the change into account.
 */
export const BLOCKS_VERSION_HEADER = 'x-blocks-version';

/** In microseconds. Versions can be compared as texts. */
export const blocksVersionSchema = z.iso.datetime({ precision: 6 });
