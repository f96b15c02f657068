import * as z from 'zod/mini';
import { achievementListSchema } from './achievement';
import { profilePageSchema } from './profile';
import { userStatsSchema } from './user-stats';

/** What a visitor sees of a member: the responses of the calls that the profile page makes. */
const publicProfileSchema = z.object({
  page: profilePageSchema,
  stats: userStatsSchema,
  /** Null if the member is not premium. */
  achievements: z.nullable(achievementListSchema),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

/**
 * The first page `/user/{username}`. It is not in `first-page.ts`, because the app's first JavaScript does not need
 * its schemas.
 */
export const profileFirstPageSchema = z.object({
  kind: z.literal('profile'),
  /** When the server read the data, in milliseconds since 1970. */
  readAt: z.int(),
  /** The username in the URL. */
  username: z.string(),
  /** The shown page of the member's items. `profile` has page 1 in any case. */
  page: z.int().check(z.positive()),
  /** Null if nobody has the name. */
  profile: z.nullable(publicProfileSchema),
});
export type ProfileFirstPage = z.infer<typeof profileFirstPageSchema>;
