import { api } from '@contract/endpoints/api';
import { defineEndpoint } from '@contract/endpoints/define-endpoint';
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

describe('describeApi', () => {
  it('tells of path, query and key, body, answers and the session that is needed', () => {
    const { put } = describeApi({ saveThing: thing }).paths['/api/things/{id}/parts/{part}'] as {
      put: Record<string, unknown>;
    };
    expect(put).toMatchObject({
      operationId: 'saveThing',
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
      '500',
      '503',
    ]);
  });

  it('describes a form with its file', () => {
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

  it('names every endpoint of the table once', () => {
    const operations = Object.values(describeApi(api).paths).flatMap((path) => Object.values(path));
    const names = operations.map((operation) => (operation as { operationId: string }).operationId);
    expect(names.sort()).toEqual(Object.keys(api).sort());
  });
});
