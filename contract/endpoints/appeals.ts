import * as z from 'zod/mini';
import {
  APPEAL_MAX_BYTES,
  appealInputSchema,
  ownRulingResponseSchema,
  rulingIdSchema,
} from '../schemas/appeal';
import { defineEndpoint } from './define-endpoint';
import { APPEAL_LIMITS, LIST_LIMITS } from './rate-limits';

const params = z.strictObject({ rulingId: rulingIdSchema });

/** The endpoints that members use to read a ruling and to appeal it. */
export const appealsEndpoints = {
  getOwnRuling: defineEndpoint({
    method: 'GET',
    path: '/api/appeals/:rulingId',
    summary: 'What moderation did to the member or their item, and their appeal',
    auth: 'user',
    servedBy: 'api',
    input: { params },
    output: { status: 200, schema: ownRulingResponseSchema },
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
    output: { status: 201, schema: ownRulingResponseSchema },
    errors: ['not_found', 'conflict', 'too_large'],
    idempotent: true,
    rateLimits: APPEAL_LIMITS,
    changes: ['appeals'],
  }),
} as const;
