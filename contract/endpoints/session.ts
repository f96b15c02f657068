import { currentUserSchema } from '../schemas/user';
import { defineEndpoint } from './define-endpoint';

/** The call of the area 'accounts' that the app makes when it starts. */
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
  }),
} as const;
