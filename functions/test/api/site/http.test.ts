import { api } from '@contract/endpoints/api';
import { categorySchema } from '@contract/schemas/category';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, readError, send } from '../support/api';
import { db } from '../support/environment';
import { createMember } from '../support/member';

describe('the API', () => {
  it('sends responses that are not cached and have a request id', async () => {
    for (const path of ['/api/openapi.json', '/api/auth/user', '/api/nothing-here']) {
      const response = await send('GET', path);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('returns 431 without a body when the headers exceed 16 KB', async () => {
    const statusOf = async (length: number) => {
      const response = await send('GET', '/api/version', {
        headers: { 'x-long': 'a'.repeat(length) },
      });
      return [response.status, (await response.text()).length > 0];
    };
    expect(await statusOf(14_000)).toEqual([200, true]);
    expect(await statusOf(17_000)).toEqual([431, false]);
  });

  it('uses the trace id in the request as the request id', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
    expect((await readError(await call('getCurrentUser', { headers }))).requestId).toBe(trace);
  });

  it('returns 404 for an unknown path and 405 for an unsupported method', async () => {
    expect(await readError(await send('GET', '/api/nothing-here'))).toMatchObject({ status: 404 });
    const wrong = await send('DELETE', '/api/items');
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(await readError(wrong)).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(
      (await send('OPTIONS', '/api/items')).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });

  it('returns only the fields that the contract declares', async () => {
    const member = await createMember();
    await db
      .doc(`users/${member.uid}`)
      .update({ stripeCustomerId: 'cus_1', passwordHint: 'horse' });
    const response = (await (await call('getCurrentUser', { as: member })).json()) as object;
    const declared = api.getCurrentUser.output.schema.shape;
    expect(Object.keys(response).sort()).toEqual(Object.keys(declared).sort());
  });
});

describe('GET /api/categories/search', () => {
  const responseSchema = z.object({ categories: z.array(categorySchema) });
  const search = async (query: Record<string, string>) =>
    responseSchema.parse(await (await call('searchCategories', { query })).json()).categories;

  it('finds words anywhere in the path of a category, the best match first', async () => {
    const [first] = await search({ q: 'men DRESS shoe' });
    expect(first?.fullCategoryPath).toBe("Shoes > Men's Shoes > Men's Dress Shoes");
    expect(await search({ q: 'qqzz' })).toEqual([]);
  });

  it('returns at most 50 categories, or fewer when the request has a lower limit', async () => {
    expect(await search({ q: 'en' })).toHaveLength(50);
    expect(await search({ q: 'en', limit: '3' })).toHaveLength(3);
  });

  it.each([{ q: 'a' }, { q: 'shoe', limit: '51' }, { q: 'shoe', limit: 'x' }])(
    'returns 400 for the query %j',
    async (query) => {
      expect((await readError(await call('searchCategories', { query }))).status).toBe(400);
    },
  );
});

it('GET /api/openapi.json returns an OpenAPI 3.1 document with every endpoint', async () => {
  const document = (await (await call('getOpenapi')).json()) as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>;
  };
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'BoloBoard' } });
  for (const [name, { method, path, output }] of Object.entries(api)) {
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(Object.keys(operation?.responses ?? {})).toContain(String(output.status));
  }
});
