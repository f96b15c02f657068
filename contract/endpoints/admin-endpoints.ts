import { appealDecisionEndpoints } from './appeal-decisions';
import { figuresEndpoints, moderationEndpoints } from './moderation';
import { membersForAdminsEndpoints } from './members-for-admins';

/** The endpoints that only admins call. The browsers of other members do not load this table. */
export const adminEndpoints = {
  ...moderationEndpoints,
  ...membersForAdminsEndpoints,
  ...appealDecisionEndpoints,
  ...figuresEndpoints,
} as const;
