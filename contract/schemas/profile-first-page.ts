import * as z from 'zod/mini';
import { achievementListSchema } from './achievement';
import { profilePageSchema } from './profile';
import { userStatsSchema } from './user-stats';

/** What a visitor sees of a member: the responses to the calls that the profile page makes. */
const publicProfileSchema = z.object({
  page: profilePageSchema,
  stats: userStatsSchema,
  /** The member's achievements. Null if the member is not premium. */
  achievements: z.nullable(achievementListSchema),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

/**
 * The data of the first page `/user/{username}`, which the server renders. The schema is not in `first-page.ts`,
 * because the app's first JavaScript loads that file and does not need this schema.
 */
export const profileFirstPageSchema = z.object({
  kind: z.literal('profile'),
  /** When the server read the data, in milliseconds since 1970. */
  readAt: z.int(),
  /** The username in the URL. */
  username: z.string(),
  /** Which page of the member's items is shown. `profile` always contains page 1 of the items. */
  page: z.int().check(z.positive()),
  /** The member's public profile. Null if no member has the username. */
  profile: z.nullable(publicProfileSchema),
});
export type ProfileFirstPage = z.infer<typeof profileFirstPageSchema>;
