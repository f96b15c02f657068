import * as z from 'zod/mini';
import { publicMemberFields } from './user';
import { USERNAME_MAX_LENGTH } from './username';

/** The most members that one comment can mention. */
export const MENTIONS_MAX = 10;

/** The most members that one search for mentions returns. */
export const FOUND_MEMBERS_MAX = 5;

/** The beginning of a username to search for. The search ignores case. */
export const usernamePrefixSchema = z
  .string()
  .check(z.maxLength(USERNAME_MAX_LENGTH), z.regex(/^[A-Za-z0-9_]+$/));

export const foundMemberSchema = z.object({
  id: z.string(),
  username: z.string(),
  customProfileImageUrl: publicMemberFields.customProfileImageUrl,
  profileImageUrl: z._default(publicMemberFields.profileImageUrl, null),
  isPremiumUser: z._default(z.boolean(), false),
});
export type FoundMember = z.infer<typeof foundMemberSchema>;
