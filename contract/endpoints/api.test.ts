import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { api } from './api';
import { contradictionsIn } from './contradictions-in.test-support';
import type {
  CallInput,
  CallOutput,
  Endpoint,
  HandlerOutput,
  ParsedInput,
} from './define-endpoint';
import { seamRows } from './seam-rows.test-support';

const endpoints: [string, Endpoint][] = Object.entries({ ...api, ...seamRows });

describe('the endpoint table', () => {
  it('names every method and path once', () => {
    const routes = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(endpoints)('%s has the schemas of exactly the parameters in its path', (_, endpoint) => {
    expect(endpoint.path.includes('/:')).toBe(endpoint.input.params !== undefined);
  });

  it.each(endpoints)('%s reads no body when its method carries none', (_, { method, input }) => {
    const readsBody = [input.body, input.file, input.rawBody].some((part) => part !== undefined);
    expect(method === 'GET' && readsBody).toBe(false);
  });

  it.each(endpoints)('%s leaves files to the function with the memory for them', (_, endpoint) => {
    expect(endpoint.servedBy === 'uploads').toBe(endpoint.input.file !== undefined);
  });

  it.each(endpoints)('%s shares no answer that is for one member only', (_, endpoint) => {
    const { sharedForSeconds, method, auth } = endpoint;
    if (sharedForSeconds !== undefined) expect([method, auth]).toEqual(['GET', 'none']);
  });

  it.each(endpoints)('%s does not contradict itself', (_, endpoint) => {
    expect(contradictionsIn(endpoint)).toEqual([]);
  });
});

describe('contradictionsIn', () => {
  const { receiveEvent, editNote, exportNotes, inviteByEmail } = seamRows;
  const rawBody = receiveEvent.input.rawBody;
  const file = { field: 'a', maxBytes: 1, missingMessage: 'Missing' };
  const limit = { max: 5, per: 'account', windowSeconds: 60 } as const;
  const wrong: [string, Endpoint][] = [
    ['A webhook is a POST.', { ...receiveEvent, method: 'PUT' }],
    ['A webhook has no session, so its auth is none.', { ...receiveEvent, auth: 'user' }],
    ['A raw body is the only body.', { ...receiveEvent, input: { rawBody, file } }],
    [
      'A raw body is the only body.',
      { ...receiveEvent, input: { rawBody, body: z.strictObject({}) } },
    ],
    ['A sender of webhooks sends no header of ours.', { ...receiveEvent, idempotent: true }],
    [
      'A signature header is written in lower case.',
      { ...receiveEvent, input: { rawBody: { ...rawBody, signatureHeader: 'Signature' } } },
    ],
    [
      'The size of a raw body is a whole number.',
      { ...receiveEvent, input: { rawBody: { ...rawBody, maxBytes: 0.5 } } },
    ],
    ['Only a change names the state that it changes.', { ...editNote, method: 'GET' }],
    ['A call with If-Match lists the error conflict.', { ...editNote, errors: [] }],
    [
      'A call with If-Match answers 204, or the new state with its entity tag.',
      { ...editNote, output: { status: 200, schema: z.object({}) } },
    ],
    ['An upload is answered with JSON.', { ...exportNotes, input: { file } }],
    [
      'Text says that it is UTF-8.',
      { ...exportNotes, output: { status: 200, content: { type: 'text/csv' } } },
    ],
    ['A rate limit counts in whole numbers.', { ...editNote, rateLimits: [{ ...limit, max: 0 }] }],
    [
      'A rate limit counts in whole numbers.',
      { ...editNote, rateLimits: [{ ...limit, windowSeconds: 0.5 }] },
    ],
    [
      'A limit for each account needs a signed-in caller.',
      { ...inviteByEmail, rateLimits: [limit] },
    ],
    [
      'A limit for each e-mail needs body.email.',
      { ...editNote, rateLimits: [{ ...limit, per: 'email' }] },
    ],
  ];

  it.each(wrong)('says: %s', (message, endpoint) => {
    expect(contradictionsIn(endpoint)).toEqual([message]);
  });

  it('says that two rate limits are about the same window', () => {
    const twice = { ...editNote, rateLimits: [limit, { ...limit, max: 9 }] };
    expect(contradictionsIn(twice)).toContain('Two rate limits are about the same window.');
  });
});

type Rows = typeof seamRows;

it('gives handlers and callers the types of what a row says', () => {
  interface Note {
    note: { text: string };
  }
  expectTypeOf<CallInput<Rows['receiveEvent']>>().toBeNever();
  expectTypeOf<CallInput<Rows['editNote']>['ifMatch']>().toEqualTypeOf<string>();
  expectTypeOf<ParsedInput<Rows['editNote']>['ifMatch']>().toEqualTypeOf<string>();
  expectTypeOf<CallInput<Rows['getNote']>>().not.toHaveProperty('ifMatch');
  expectTypeOf<CallOutput<Rows['getNote']>['body']>().toEqualTypeOf<Note>();
  expectTypeOf<HandlerOutput<Rows['getNote']>['etag']>().toEqualTypeOf<string>();
  expectTypeOf<CallOutput<Rows['exportNotes']>['blob']>().toEqualTypeOf<Blob>();
  expectTypeOf<HandlerOutput<Rows['exportNotes']>['content']>().toEqualTypeOf<
    string | Uint8Array
  >();
});
