import { decidedAppealsEndpoints } from './decided-appeals';
import { figuresEndpoints } from './figures';
import { moderatedMembersEndpoints } from './moderated-members';
import { moderationEndpoints } from './moderation';

/** The calls that only admins make. No other member's browser loads these rows. */
export const adminCalls = {
  ...moderationEndpoints,
  ...moderatedMembersEndpoints,
  ...decidedAppealsEndpoints,
  ...figuresEndpoints,
} as const;
