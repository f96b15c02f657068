import { decidedAppealsEndpoints } from './decided-appeals';
import { figuresEndpoints } from './figures';
import { moderatedMembersEndpoints } from './moderated-members';
import { moderationEndpoints } from './moderation';

/** The calls of admins, whose rows no other member's browser loads. */
export const adminCalls = {
  ...moderationEndpoints,
  ...moderatedMembersEndpoints,
  ...decidedAppealsEndpoints,
  ...figuresEndpoints,
} as const;
