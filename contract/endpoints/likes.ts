import * as z from 'zod/mini';
import { achievementSchema } from '../schemas/achievement';
import { itemIdSchema } from '../schemas/item';
import { likedItemsSchema } from '../schemas/like';
import { defineEndpoint } from './define-endpoint';
import { LIKE_LIMITS, LIST_LIMITS } from './rate-limits';

const params = z.strictObject({ itemId: itemIdSchema });
const likedSchema = z.object({ newAchievements: z.array(achievementSchema) });

export const likesEndpoints = {
  listLikedItems: defineEndpoint({
    method: 'GET',
    path: '/api/user/likes',
    summary: 'The ids of the items that the member likes, the most recently liked first',
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: likedItemsSchema },
    errors: [],
    rateLimits: LIST_LIMITS,
    reads: ['likes'],
    savedOffline: true,
  }),
  likeItem: defineEndpoint({
    method: 'POST',
    path: '/api/items/:itemId/like',
    summary: 'Like an item, with a username. Liking it twice counts once.',
    auth: 'user',
    servedBy: 'api',
    input: { params },
    output: { status: 200, schema: likedSchema },
    errors: ['username_required', 'not_found'],
    idempotent: true,
    queueable: true,
    itemsVersion: 'returned',
    rateLimits: LIKE_LIMITS,
    changes: ['likes'],
  }),
  unlikeItem: defineEndpoint({
    method: 'DELETE',
    path: '/api/items/:itemId/like',
    summary: 'Take a like back. Succeeds even if there is none.',
    auth: 'user',
    servedBy: 'api',
    input: { params },
    output: { status: 200, schema: likedSchema },
    errors: [],
    queueable: true,
    itemsVersion: 'returned',
    rateLimits: LIKE_LIMITS,
    changes: ['likes'],
  }),
} as const;
