import * as z from 'zod/mini';
import { registrationSchema } from '../schemas/registration';
import { currentUserSchema } from '../schemas/user';
import { usernameSchema } from '../schemas/username';
import { defineEndpoint } from './define-endpoint';

export const accountsEndpoints = {
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
  register: defineEndpoint({
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Create an account with a username',
    auth: 'none',
    servedBy: 'api',
    input: { body: registrationSchema },
    output: { status: 201, schema: z.object({ user: currentUserSchema }) },
    errors: ['email_taken', 'username_taken'],
    idempotent: true,
  }),
  createSession: defineEndpoint({
    method: 'POST',
    path: '/api/auth/session',
    summary: 'Exchange a fresh Firebase ID token for the session cookie',
    auth: 'none',
    servedBy: 'api',
    input: {
      body: z.strictObject({ idToken: z.string().check(z.minLength(1), z.maxLength(8192)) }),
    },
    output: { status: 204 },
    errors: ['unauthorized'],
  }),
  setUsername: defineEndpoint({
    method: 'POST',
    path: '/api/auth/username',
    summary: 'Claim a username, or change to another one',
    auth: 'user',
    servedBy: 'api',
    input: { body: z.strictObject({ username: usernameSchema }) },
    output: { status: 204 },
    errors: ['username_taken'],
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: { status: 204 },
    errors: [],
  }),
  loginPage: defineEndpoint({
    method: 'GET',
    path: '/api/login',
    summary: 'Go to the sign-in screen, and from there to `next`',
    auth: 'none',
    servedBy: 'api',
    input: { query: z.strictObject({ next: z.optional(z.string().check(z.maxLength(2048))) }) },
    output: { status: 302 },
    errors: [],
  }),
  logoutPage: defineEndpoint({
    method: 'GET',
    path: '/api/logout',
    summary: 'End the session and go to the home page',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: { status: 302 },
    errors: [],
  }),
} as const;
