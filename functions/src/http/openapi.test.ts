import { api } from '@contract/endpoints/api';
import { defineEndpoint } from '@contract/endpoints/define-endpoint';
import { testEndpoints } from '@contract/endpoints/test-endpoints.test-support';
import { SORT_FIELDS } from '@contract/schemas/item-list';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeApi } from './openapi';

const thing = defineEndpoint({
  method: 'PUT',
  path: '/api/things/:id/parts/:part',
  summary: 'A call for this test',
  auth: 'admin',
  servedBy: 'api',
  input: {
    params: z.strictObject({ id: z.string(), part: z.string() }),
    query: z.strictObject({ page: z._default(z.coerce.number(), 1) }),
    body: z.strictObject({ text: z.string() }),
  },
  output: { status: 200, schema: z.object({ saved: z.boolean() }) },
  errors: ['conflict'],
  idempotent: true,
});

const PORTABLE_ESCAPES = [
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '\\b',
  '\\B',
  '\\n',
  '\\r',
  '\\t',
];
/** Finds named groups in patterns. Python writes a named group as `(?P<name>`, so other named groups fail in Python. */
const NAMED_GROUP = /\(\?<[^=!]/;

function patternsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}

describe('describeApi', () => {
  it('describes parameters, body, responses and the required session', () => {
    const { put } = describeApi({ saveThing: thing }).paths['/api/things/{id}/parts/{part}'] as {
      put: Record<string, unknown>;
    };
    expect(put).toMatchObject({
      operationId: 'saveThing',
      description: "Suspended members get a 403 with the code 'suspended'.",
      security: [{ session: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'part', in: 'path', required: true },
        { name: 'page', in: 'query', required: false },
        { $ref: '#/components/parameters/IdempotencyKey' },
      ],
      requestBody: {
        content: {
          'application/json': { schema: { required: ['text'], additionalProperties: false } },
        },
      },
    });
    expect(Object.keys(put['responses'] as object)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '409',
      '413',
      '415',
      '431',
      '500',
      '503',
    ]);
  });

  it('describes a multipart form with its file', () => {
    const { paths } = describeApi({ shareScreenshot: api.shareScreenshot });
    expect(paths['/api/items/screenshot']).toMatchObject({
      post: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                properties: { title: { type: 'string' }, screenshot: { type: 'string' } },
                required: expect.arrayContaining(['title', 'soldPrice', 'screenshot']) as unknown,
              },
            },
          },
        },
      },
    });
  });

  it('lists each query parameter when a check applies to the whole query', () => {
    const { get } = describeApi({ listItems: api.listItems }).paths['/api/items'] as {
      get: { parameters: { name?: string }[] };
    };
    expect(get).toMatchObject({ security: [{}, { session: [] }], responses: { 403: {} } });
    const ofName = (name: string) => get.parameters.find((parameter) => parameter.name === name);
    const optional = (schema: object) => ({ in: 'query', required: false, schema });
    expect(get.parameters.flatMap(({ name }) => name ?? [])).toEqual(
      Object.keys(api.listItems.input.query.shape),
    );
    expect(ofName('page')).toMatchObject(optional({ type: 'integer', minimum: 1, default: 1 }));
    expect(ofName('limit')).toMatchObject(optional({ type: 'integer', maximum: 16, default: 16 }));
    expect(ofName('sortBy')).toMatchObject(optional({ enum: [...SORT_FIELDS], default: 'added' }));
    expect(ofName('minPrice')).toMatchObject(optional({ type: 'string' }));
    expect(ofName('soldTo')).toMatchObject(optional({ type: 'string', format: 'date' }));
    expect(ofName('asOf')).toMatchObject(optional({ type: 'string', format: 'date-time' }));
  });

  it('describes the header with the items version for changes and for reads', () => {
    const { shareScreenshot, listItemCategories } = api;
    const { paths } = describeApi({ shareScreenshot, listItemCategories });
    expect(paths['/api/items/screenshot']).toMatchObject({
      post: { responses: { 201: { headers: { 'x-items-version': {} } } } },
    });
    expect(paths['/api/items/categories']).toMatchObject({
      get: { parameters: [{ $ref: '#/components/parameters/ItemsVersion' }] },
    });
  });

  it('describes Cache-Control only for responses that shared caches can store', () => {
    const { getMostLikedOfMonth, getItem } = api;
    const { paths } = describeApi({ getMostLikedOfMonth, getItem });
    expect(paths['/api/items/most-liked-month']).toMatchObject({
      get: {
        security: [],
        responses: {
          200: {
            headers: {
              'Cache-Control': {
                // A response to a request with the parameter `since` must not be stored by shared caches.
                schema: { enum: ['public, max-age=30, s-maxage=30', 'private, no-store'] },
              },
            },
          },
        },
      },
    });
    expect(JSON.stringify(paths['/api/items/{itemId}'])).not.toContain('Cache-Control');
  });

  it('describes a raw body with its signature header, and without a session', () => {
    const { paths } = describeApi({ receiveEvent: testEndpoints.receiveEvent });
    expect(paths['/api/test/events']).toMatchObject({
      post: {
        security: [],
        parameters: [{ name: 'x-test-signature', in: 'header', required: true }],
        requestBody: {
          required: true,
          content: { '*/*': { schema: { description: 'At most 1000 bytes' } } },
        },
        responses: { 204: {}, 400: {}, 413: {} },
      },
    });
  });

  it('describes a response that is not JSON', () => {
    const { paths } = describeApi({ exportNotes: testEndpoints.exportNotes });
    const type = 'text/csv; charset=utf-8';
    expect(paths['/api/test/notes.csv']).toHaveProperty(['get', 'responses', '200', 'content'], {
      [type]: { schema: { type: 'string', contentMediaType: type } },
    });
  });

  it('describes a JSON file as an object', () => {
    const { paths } = describeApi({ exportMyData: api.exportMyData });
    expect(paths['/api/user/export']).toHaveProperty(['get', 'responses', '200', 'content'], {
      'application/json': { schema: { type: 'object' } },
    });
  });

  it('describes ETag, If-Match and the responses 409 and 428', () => {
    const { getNote, editNote } = testEndpoints;
    const { paths, components } = describeApi({ getNote, editNote });
    const tagged = { 200: { headers: { ETag: { schema: { type: 'string' } } } } };
    expect(paths['/api/test/notes/{id}']).toMatchObject({
      get: { parameters: [{ name: 'id' }], responses: tagged },
      patch: {
        parameters: [{ name: 'id' }, { $ref: '#/components/parameters/IfMatch' }],
        responses: { ...tagged, 409: {}, 428: {} },
      },
    });
    const { required, schema } = components.parameters.IfMatch;
    expect(required).toBe(true);
    expect('"v7"').toMatch(new RegExp(schema.pattern));
    expect('W/"v7"').not.toMatch(new RegExp(schema.pattern));
  });

  it('describes an optional If-Match, without the response 428', () => {
    const { paths, components } = describeApi({ replaceNote: testEndpoints.replaceNote });
    expect(paths['/api/test/notes/{id}']).toMatchObject({
      put: {
        parameters: [{ name: 'id' }, { $ref: '#/components/parameters/OptionalIfMatch' }],
        responses: { 200: { headers: { ETag: {} } }, 409: {} },
      },
    });
    expect(paths['/api/test/notes/{id}']).not.toHaveProperty(['put', 'responses', '428']);
    const { IfMatch, OptionalIfMatch } = components.parameters;
    expect(OptionalIfMatch).toMatchObject({ name: 'If-Match', required: false });
    expect(OptionalIfMatch.schema).toEqual(IfMatch.schema);
  });

  it('describes rate limits and the response 429', () => {
    const { editNote, getNote } = testEndpoints;
    const { paths } = describeApi({ editNote, getNote });
    expect(paths['/api/test/notes/{id}']).toMatchObject({
      patch: { 'x-rateLimits': editNote.rateLimits, responses: { 429: {} } },
    });
    expect(paths['/api/test/notes/{id}']).not.toHaveProperty(['get', 'x-rateLimits']);
    expect(paths['/api/test/notes/{id}']).not.toHaveProperty(['get', 'responses', '429']);
  });

  it('has only patterns that mean the same in ECMA-262 (with and without the flag u) and in Python', () => {
    const patterns = patternsIn(describeApi(api));
    expect(patterns.length).toBeGreaterThan(10);
    for (const pattern of patterns) {
      expect(() => new RegExp(pattern)).not.toThrow();
      expect(() => new RegExp(pattern, 'u')).not.toThrow();
      const letters = pattern.match(/\\[A-Za-z0-9]/g) ?? [];
      expect(letters.filter((it) => !PORTABLE_ESCAPES.includes(it))).toEqual([]);
      expect(pattern).not.toMatch(NAMED_GROUP);
    }
  });

  it('states in words that texts must not have lone surrogates', () => {
    const { post } = describeApi({ register: api.register }).paths['/api/auth/register'] as {
      post: object;
    };
    const described = { description: 'Unicode text without unpaired surrogates' };
    expect(post).toHaveProperty(
      ['requestBody', 'content', 'application/json', 'schema', 'properties'],
      expect.objectContaining({
        password: expect.objectContaining(described) as unknown,
        firstName: expect.objectContaining(described) as unknown,
        lastName: expect.objectContaining(described) as unknown,
      }),
    );
  });

  it('describes the response 431 once for all calls', () => {
    const { paths, components } = describeApi(api);
    expect(components.responses.HeadersTooLarge).toMatchObject({
      description: expect.stringMatching(/16 KB/) as unknown,
    });
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    for (const operation of operations)
      expect(operation).toHaveProperty(['responses', '431'], {
        $ref: '#/components/responses/HeadersTooLarge',
      });
  });

  it('lists every endpoint of the table exactly once', () => {
    const operations = Object.values(describeApi(api).paths).flatMap((path) => Object.values(path));
    const names = operations.map((operation) => (operation as { operationId: string }).operationId);
    expect(names.sort()).toEqual(Object.keys(api).sort());
  });
});
