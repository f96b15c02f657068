import * as z from 'zod/mini';
import { achievementListSchema } from './achievement';
import { profilePageSchema } from './profile';
import { userStatsSchema } from './user-stats';

/** What a visitor sees of a member: the responses of the calls that the page would make. */
const publicProfileSchema = z.object({
  page: profilePageSchema,
  stats: userStatsSchema,
  /** Null if the member is not premium. */
  achievements: z.nullable(achievementListSchema),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

/** `/user/{username}`. Apart from the other first pages, because the first load does not need its schemas. */
export const profileFirstPageSchema = z.object({
  kind: z.literal('profile'),
  /** In milliseconds since 1970. */
  readAt: z.int(),
  /** As in the address. */
  username: z.string(),
  /** The page of the member's items. Only the first one is in `profile`. */
  page: z.int().check(z.positive()),
  /** Null if nobody has the name. */
  profile: z.nullable(publicProfileSchema),
});
export type ProfileFirstPage = z.infer<typeof profileFirstPageSchema>;
