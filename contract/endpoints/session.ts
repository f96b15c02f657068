import { currentUserSchema } from '../schemas/user';
import { defineEndpoint } from './define-endpoint';
import { CURRENT_USER_LIMITS } from './rate-limits';

/** The only endpoint of the area 'accounts' that the app calls at startup. */
export const sessionEndpoints = {
  getCurrentUser: defineEndpoint({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in member',
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, schema: currentUserSchema },
    errors: [],
    rateLimits: CURRENT_USER_LIMITS,
    reads: ['account', 'profiles', 'blocks', 'plan'],
    savedOffline: true,
  }),
} as const;
