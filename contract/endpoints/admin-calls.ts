import { decidedAppealsEndpoints } from './decided-appeals';
import { figuresEndpoints } from './figures';
import { moderatedMembersEndpoints } from './moderated-members';
import { moderationEndpoints } from './moderation';

/** The endpoints that only admins call. Browsers of other members do not load them. */
export const adminCalls = {
  ...moderationEndpoints,
  ...moderatedMembersEndpoints,
  ...decidedAppealsEndpoints,
  ...figuresEndpoints,
} as const;
