import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client';
import { queryKeyOf, queryOptionsFor } from './query-options';

const UNAUTHORIZED = { message: 'Unauthorized', code: 'unauthorized', requestId: 'r' };

function respondToAll(status: number, body: unknown) {
  const fetch = vi.fn(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test('sends one GET request and then uses the cache', async () => {
  const status = {
    isPremium: false,
    isPastDue: false,
    submissionsLeft: 3,
    subscriptionStatus: null,
    subscriptionPlan: null,
    subscriptionEndDate: null,
  };
  const fetch = respondToAll(200, status);
  const client = createQueryClient();
  const query = queryOptionsFor('getSubscriptionStatus', {});
  expect(await client.query(query)).toEqual(status);
  await client.query(query);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledWith(
    '/api/subscription/status',
    expect.objectContaining({ method: 'GET' }),
  );
});

test('rejects without a retry for a 401 response', async () => {
  const fetch = respondToAll(401, UNAUTHORIZED);
  const client = createQueryClient();
  const failing = client.query(queryOptionsFor('getSubscriptionStatus', {}));
  await expect(failing).rejects.toThrow('401: Unauthorized');
  expect(fetch).toHaveBeenCalledOnce();
});

test('rejects for a 401 response of a sign-in call (below /api/auth/)', async () => {
  respondToAll(401, UNAUTHORIZED);
  const query = queryOptionsFor('verifyResetToken', { params: { token: 'x' } });
  await expect(createQueryClient().query(query)).rejects.toThrow('401: Unauthorized');
});

test('a key without input matches all queries of the endpoint', async () => {
  respondToAll(200, { categories: [] });
  const client = new QueryClient();
  const query = queryOptionsFor('searchCategories', { query: { q: 'tee' } });
  await client.query(query);
  await client.invalidateQueries({ queryKey: queryKeyOf('searchCategories') });
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
});

test('does not retry, refetch or expire queries by default', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Infinity,
    },
    mutations: { retry: false },
  });
});
