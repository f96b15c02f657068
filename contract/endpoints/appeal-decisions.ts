import * as z from 'zod/mini';
import {
  APPEAL_MAX_BYTES,
  appealResponseSchema,
  appealDecisionSchema,
  appealsPageSchema,
  appealsQuerySchema,
  rulingIdSchema,
} from '../schemas/appeal';
import { defineEndpoint } from './define-endpoint';
import { MODERATION_LIMITS } from './rate-limits';

/** The endpoints that admins use to read and decide appeals. */
export const appealDecisionEndpoints = {
  listAppeals: defineEndpoint({
    method: 'GET',
    path: '/api/admin/appeals',
    summary: 'The pending appeals, the oldest first, or what the query asks for, 25 a page',
    auth: 'admin',
    servedBy: 'api',
    input: { query: appealsQuerySchema },
    output: { status: 200, schema: appealsPageSchema },
    errors: [],
    rateLimits: MODERATION_LIMITS,
    reads: ['moderation'],
  }),
  decideAppeal: defineEndpoint({
    method: 'PATCH',
    path: '/api/admin/appeals/:rulingId',
    summary:
      'Grant an appeal, which shows the item again, withdraws the warning or restores the member, or reject it',
    auth: 'admin',
    servedBy: 'api',
    input: {
      params: z.strictObject({ rulingId: rulingIdSchema }),
      body: appealDecisionSchema,
      maxBodyBytes: APPEAL_MAX_BYTES,
      ifMatch: 'optional',
    },
    output: { status: 200, schema: appealResponseSchema, etag: true },
    errors: ['forbidden', 'not_found', 'conflict', 'too_large'],
    rateLimits: MODERATION_LIMITS,
    itemsVersion: 'returned',
    changes: ['moderation', 'items', 'item'],
  }),
} as const;
