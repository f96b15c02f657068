import * as z from 'zod/mini';
import {
  APPEAL_MAX_BYTES,
  appealAnswerSchema,
  appealDecisionSchema,
  appealInputSchema,
  appealsPageSchema,
  appealsQuerySchema,
  ownRulingAnswerSchema,
  rulingIdSchema,
} from '../schemas/appeal';
import { defineEndpoint } from './define-endpoint';
import { APPEAL_LIMITS, LIST_LIMITS, MODERATION_LIMITS } from './rate-limits';

const params = z.strictObject({ rulingId: rulingIdSchema });

export const appealsEndpoints = {
  getOwnRuling: defineEndpoint({
    method: 'GET',
    path: '/api/appeals/:rulingId',
    summary: 'What moderation did to the member or their item, and their appeal',
    auth: 'user',
    servedBy: 'api',
    input: { params },
    output: { status: 200, schema: ownRulingAnswerSchema },
    errors: ['not_found'],
    rateLimits: LIST_LIMITS,
    reads: ['appeals'],
  }),
  appeal: defineEndpoint({
    method: 'POST',
    path: '/api/appeals/:rulingId',
    summary: 'Appeal, once. A repeat with the same text returns the appeal.',
    auth: 'user',
    whileSuspended: true,
    servedBy: 'api',
    input: { params, body: appealInputSchema, maxBodyBytes: APPEAL_MAX_BYTES },
    output: { status: 201, schema: ownRulingAnswerSchema },
    errors: ['not_found', 'conflict', 'too_large'],
    idempotent: true,
    rateLimits: APPEAL_LIMITS,
    changes: ['appeals'],
  }),
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
      params,
      body: appealDecisionSchema,
      maxBodyBytes: APPEAL_MAX_BYTES,
      ifMatch: 'optional',
    },
    output: { status: 200, schema: appealAnswerSchema, etag: true },
    errors: ['forbidden', 'not_found', 'conflict', 'too_large'],
    rateLimits: MODERATION_LIMITS,
    itemsVersion: 'returned',
    changes: ['moderation', 'items', 'item'],
  }),
} as const;
