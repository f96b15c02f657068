import { decidedAppealsEndpoints } from './decided-appeals';
import { figuresEndpoints, moderationEndpoints } from './moderation';
import { moderatedMembersEndpoints } from './moderated-members';

/** The endpoints that only admins call. The browsers of other members do not load this table. */
export const adminCalls = {
  ...moderationEndpoints,
  ...moderatedMembersEndpoints,
  ...decidedAppealsEndpoints,
  ...figuresEndpoints,
} as const;
