import * as z from 'zod/mini';
import { achievementSchema } from '../schemas/achievement';
import { itemIdSchema } from '../schemas/item';
import { sharedLinkTargetSchema } from '../schemas/link-share';
import { defineEndpoint } from './define-endpoint';
import { SHARED_LINK_LIMITS } from './rate-limits';

export const linksEndpoints = {
  countSharedLink: defineEndpoint({
    method: 'POST',
    path: '/api/items/:itemId/share',
    summary: 'Count a shared link to an item, once per member, item, target and UTC day',
    auth: 'user',
    servedBy: 'api',
    input: {
      params: z.strictObject({ itemId: itemIdSchema }),
      body: z.strictObject({ shareType: sharedLinkTargetSchema }),
      maxBodyBytes: 1024,
    },
    output: {
      status: 200,
      schema: z.object({ newAchievements: z.array(achievementSchema) }),
    },
    errors: ['not_found'],
    rateLimits: SHARED_LINK_LIMITS,
  }),
} as const;
