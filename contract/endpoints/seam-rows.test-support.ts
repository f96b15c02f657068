import * as z from 'zod/mini';
import { defineEndpoint } from './define-endpoint';

const noteSchema = z.object({ note: z.object({ text: z.string() }) });
const noteParams = z.strictObject({ id: z.string() });

/** Test endpoints for the settings that no product endpoint uses yet. */
export const seamRows = {
  receiveEvent: defineEndpoint({
    method: 'POST',
    path: '/api/test/events',
    summary: 'Webhook with a signed raw body',
    auth: 'none',
    servedBy: 'api',
    input: { rawBody: { signatureHeader: 'x-test-signature', maxBytes: 1000 } },
    output: { status: 204 },
    errors: [],
  }),
  exportNotes: defineEndpoint({
    method: 'GET',
    path: '/api/test/notes.csv',
    summary: 'Text with a file name',
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 200, content: { type: 'text/csv; charset=utf-8' } },
    errors: [],
  }),
  exportArchive: defineEndpoint({
    method: 'GET',
    path: '/api/test/notes.zip',
    summary: 'Binary file',
    auth: 'none',
    servedBy: 'api',
    input: {},
    output: { status: 200, content: { type: 'application/zip' } },
    errors: ['not_found'],
  }),
  showNote: defineEndpoint({
    method: 'GET',
    path: '/api/test/notes/:id/page',
    summary: 'HTML page',
    auth: 'none',
    servedBy: 'api',
    input: { params: noteParams },
    output: { status: 200, content: { type: 'text/html; charset=utf-8' } },
    errors: [],
  }),
  getNote: defineEndpoint({
    method: 'GET',
    path: '/api/test/notes/:id',
    summary: 'Resource with an ETag',
    auth: 'none',
    servedBy: 'api',
    input: { params: noteParams },
    output: { status: 200, schema: noteSchema, etag: true },
    errors: ['not_found'],
  }),
  editNote: defineEndpoint({
    method: 'PATCH',
    path: '/api/test/notes/:id',
    summary: 'Conditional update with rate limits',
    auth: 'user',
    servedBy: 'api',
    input: {
      params: noteParams,
      body: z.strictObject({ text: z.string().check(z.minLength(1)) }),
      ifMatch: true,
    },
    output: { status: 200, schema: noteSchema, etag: true },
    errors: ['conflict', 'not_found'],
    rateLimits: [
      { max: 5, per: 'account', windowSeconds: 60, store: 'memory', onlySuccesses: true },
      { max: 100, per: 'address', windowSeconds: 3600, store: 'memory' },
    ],
  }),
  starNote: defineEndpoint({
    method: 'PUT',
    path: '/api/test/notes/:id/star',
    summary: 'Queueable call without a file',
    auth: 'user',
    servedBy: 'api',
    input: { params: noteParams, body: z.strictObject({ starred: z.boolean() }) },
    output: { status: 204 },
    errors: ['not_found'],
    queueable: true,
  }),
  inviteByEmail: defineEndpoint({
    method: 'POST',
    path: '/api/test/invitations',
    summary: 'Rate limit per email address in the body',
    auth: 'none',
    servedBy: 'api',
    input: { body: z.strictObject({ email: z.string() }) },
    output: { status: 204 },
    errors: [],
    rateLimits: [{ max: 3, per: 'email', windowSeconds: 3600, store: 'memory' }],
  }),
} as const;
