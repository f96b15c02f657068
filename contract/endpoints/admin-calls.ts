import { decidedAppealsEndpoints } from './decided-appeals';
import { figuresEndpoints, moderationEndpoints } from './moderation';
import { moderatedMembersEndpoints } from './moderated-members';

/** The endpoints that only admins call. Browsers of other members do not load them. */
export const adminCalls = {
  ...moderationEndpoints,
  ...moderatedMembersEndpoints,
  ...decidedAppealsEndpoints,
  ...figuresEndpoints,
} as const;
