import { NEWEST_ITEM_CACHE_SECONDS, newestItemTimeSchema } from '../schemas/item-list';
import { defineEndpoint } from './define-endpoint';
import { NEWEST_ITEM_LIMITS } from './rate-limits';

/**
 * `getNewestItemTime` is not in `items.ts`, because the app loads `items.ts` for the first screen, which does not make
 * this call.
 */
export const newestItemEndpoints = {
  getNewestItemTime: defineEndpoint({
    method: 'GET',
    path: '/api/items/newest',
    summary: 'When the newest item was stored, for lists that are open',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: newestItemTimeSchema },
    errors: ['unavailable'],
    sharedForSeconds: NEWEST_ITEM_CACHE_SECONDS,
    rateLimits: NEWEST_ITEM_LIMITS,
  }),
} as const;
