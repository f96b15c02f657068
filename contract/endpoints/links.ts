import * as z from 'zod/mini';
import { achievementSchema } from '../schemas/achievement';
import { itemIdSchema } from '../schemas/item';
import { linkTargetSchema } from '../schemas/link-share';
import { defineEndpoint } from './define-endpoint';
import { LINK_LIMITS } from './rate-limits';

export const linksEndpoints = {
  countSharedLink: defineEndpoint({
    method: 'POST',
    path: '/api/items/:itemId/share',
    summary: 'Count a shared link to an item, once per member, item, target and UTC day',
    auth: 'user',
    servedBy: 'api',
    input: {
      params: z.strictObject({ itemId: itemIdSchema }),
      body: z.strictObject({ shareType: linkTargetSchema }),
      maxBodyBytes: 1024,
    },
    output: {
      status: 200,
      schema: z.object({ newAchievements: z.array(achievementSchema) }),
    },
    errors: ['not_found'],
    rateLimits: LINK_LIMITS,
  }),
} as const;
