import * as z from 'zod/mini';
import { FOUND_MEMBERS_MAX, foundMemberSchema, memberQuerySchema } from '../schemas/mention';
import { limitUpTo } from '../schemas/pagination';
import { defineEndpoint } from './define-endpoint';
import { MEMBER_SEARCH_LIMITS } from './rate-limits';

export const profilesEndpoints = {
  searchUsers: defineEndpoint({
    method: 'GET',
    path: '/api/users/search',
    summary: 'Members whose username starts with the query, in alphabetical order. Ignores case.',
    auth: 'user',
    servedBy: 'api',
    input: {
      query: z.strictObject({ q: memberQuerySchema, limit: limitUpTo(FOUND_MEMBERS_MAX) }),
    },
    output: { status: 200, schema: z.object({ users: z.array(foundMemberSchema) }) },
    errors: [],
    rateLimits: MEMBER_SEARCH_LIMITS,
  }),
} as const;
