import { figuresQuerySchema, figuresSchema } from '../schemas/figures';
import { defineEndpoint } from './define-endpoint';
import { MODERATION_LIMITS } from './rate-limits';

export const figuresEndpoints = {
  getFigures: defineEndpoint({
    method: 'GET',
    path: '/api/admin/figures',
    summary: 'Members, items, premium, reports and page views by day, from counters',
    auth: 'admin',
    servedBy: 'api',
    input: { query: figuresQuerySchema },
    output: { status: 200, schema: figuresSchema },
    errors: [],
    rateLimits: MODERATION_LIMITS,
    reads: ['moderation'],
  }),
} as const;
