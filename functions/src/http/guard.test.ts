import { defineEndpoint } from '@contract/endpoints/define-endpoint';
import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseRequestInput, parseHandlerOutput } from './guard';

const endpoint = defineEndpoint({
  method: 'POST',
  path: '/api/notes/:id',
  summary: 'A call for this test',
  auth: 'none',
  servedBy: 'api',
  input: {
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({
      text: z.string('Text is required'),
      tag: z.optional(z.string().check(z.maxLength(5))),
    }),
  },
  output: { status: 200, schema: z.object({ notes: z.array(z.object({ text: z.string() })) }) },
  errors: [],
});

function request(body: string, { query = {}, headers = {} } = {}): Request {
  const all: Record<string, string> = { 'content-type': 'application/json', ...headers };
  return {
    params: { id: '7' },
    query,
    rawBody: Buffer.from(body, 'latin1'),
    get: (name: string) => all[name],
  } as unknown as Request;
}

const refusal = (refused: Request) =>
  parseRequestInput(endpoint, refused).then(
    () => null,
    (error: unknown) => error,
  );

describe('parseRequestInput', () => {
  it('parses parameters and body with the schemas of the endpoint', async () => {
    const input = await parseRequestInput(endpoint, request('{"text":"hi"}'));
    expect(input).toEqual({ params: { id: '7' }, query: undefined, body: { text: 'hi' } });
  });

  it.each([
    ['a missing body', request(''), 'bad_request', 'The input is missing.'],
    ['malformed JSON', request('{"text":'), 'bad_request', "The request body isn't valid JSON."],
    [
      'a body that is not UTF-8',
      request('{"text":"\xff"}'),
      'bad_request',
      "The request body isn't valid JSON.",
    ],
    ['a field of the wrong type', request('{"text":1}'), 'bad_request', 'Text is required'],
    [
      'a text that is too long',
      request('{"text":"hi","tag":"sixsix"}'),
      'bad_request',
      'tag must be at most 5 characters long.',
    ],
    [
      'an unknown field',
      request('{"text":"hi","x":1}'),
      'bad_request',
      'The input has an unknown field: x.',
    ],
    [
      'an unknown query parameter',
      request('{"text":"hi"}', { query: { x: '1' } }),
      'bad_request',
      'The input has an unknown field: x.',
    ],
    [
      'a body over 100 KB',
      request(`{"text":"${'x'.repeat(102_400)}"}`),
      'too_large',
      'The request is too large. The limit is 100 KB.',
    ],
    [
      'another content type',
      request('text=hi', { headers: { 'content-type': 'text/plain' } }),
      'unsupported_media_type',
      'Send the request body as application/json.',
    ],
    [
      'a compressed body',
      request('{}', { headers: { 'content-encoding': 'gzip' } }),
      'unsupported_media_type',
      "Compressed request bodies aren't supported.",
    ],
  ])('rejects %s', async (_case, refused, code, message) => {
    expect(await refusal(refused)).toMatchObject({ code, message });
  });

  it('reports all issues in query and body, with their paths', async () => {
    expect(await refusal(request('{"x":1}', { query: { y: '1' } }))).toMatchObject({
      issues: [
        { path: ['query'], message: 'The input has an unknown field: y.' },
        { path: ['body', 'text'], message: 'Text is required' },
        { path: ['body'], message: 'The input has an unknown field: x.' },
      ],
    });
  });
});

describe('parseHandlerOutput', () => {
  it('drops undeclared fields at any depth', () => {
    const output = { notes: [{ text: 'hi', ownerEmail: 'ann@example.com' }], debug: true };
    expect(parseHandlerOutput(endpoint, output)).toEqual({ notes: [{ text: 'hi' }] });
  });

  it('throws when the output does not match the contract', () => {
    expect(() => parseHandlerOutput(endpoint, { notes: [{}] })).toThrow();
  });
});
