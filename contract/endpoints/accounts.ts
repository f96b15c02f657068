import * as z from 'zod/mini';
import { idTokenSchema } from '../schemas/credentials';
import { registrationSchema } from '../schemas/registration';
import { currentUserSchema } from '../schemas/user';
import { usernameSchema } from '../schemas/username';
import { defineEndpoint } from './define-endpoint';
import { REGISTRATION_LIMITS, SESSION_CREATION_LIMITS, USERNAME_LIMITS } from './rate-limits';

export const accountsEndpoints = {
  register: defineEndpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account with a username',
    auth: 'none',
    servedBy: 'api',
    input: { body: registrationSchema },
    output: { status: 201, schema: z.object({ user: currentUserSchema }) },
    errors: ['email_taken', 'username_taken', 'conflict'],
    idempotent: true,
    rateLimits: REGISTRATION_LIMITS,
  }),
  createSession: defineEndpoint({
    method: 'POST',
    path: '/api/auth/session',
    summary: 'Exchange a Firebase ID token for a session cookie',
    auth: 'none',
    servedBy: 'api',
    input: {
      body: z.strictObject({ idToken: idTokenSchema }),
    },
    output: { status: 204 },
    errors: ['unauthorized', 'forbidden'],
    rateLimits: SESSION_CREATION_LIMITS,
  }),
  setUsername: defineEndpoint({
    method: 'POST',
    path: '/api/auth/username',
    summary: 'Set or change the username',
    auth: 'user',
    servedBy: 'api',
    input: { body: z.strictObject({ username: usernameSchema }) },
    output: { status: 204 },
    errors: ['username_taken'],
    rateLimits: USERNAME_LIMITS,
    changes: ['profiles'],
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Sign out',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: { status: 204 },
    errors: [],
  }),
  loginPage: defineEndpoint({
    method: 'GET',
    path: '/api/login',
    summary: 'Redirect to the sign-in page, which then opens `next`',
    auth: 'none',
    servedBy: 'api',
    input: { query: z.strictObject({ next: z.optional(z.string().check(z.maxLength(2048))) }) },
    output: { status: 302 },
    errors: [],
  }),
  logoutPage: defineEndpoint({
    method: 'GET',
    path: '/api/logout',
    summary: 'Sign out and redirect to the home page',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: { status: 302 },
    errors: [],
  }),
} as const;
