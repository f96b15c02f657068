import { defineEndpoint } from '@contract/endpoints/define-endpoint';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { actorFor } from '../lib/authority.test-support';
import type { Logger } from '../lib/logger';
import { createRateLimitsInMemory } from '../services/site/rate-limits.test-support';
import { createEndpointRequestHandler } from './endpoint-request-handler';
import { createHttpApp } from './http-app';
import { serveApp } from './serve-app.test-support';

const shared = defineEndpoint({
  method: 'GET',
  path: '/api/shared',
  summary: 'A call for this test',
  auth: 'none',
  servedBy: 'api',
  input: { query: z.strictObject({ since: z.optional(z.string()) }) },
  output: { status: 200, schema: z.object({ text: z.string() }) },
  errors: [],
  sharedForSeconds: 30,
  notSharedWith: 'since',
});
const { sharedForSeconds: _seconds, ...own } = shared;
const premium = { ...own, auth: 'premium' } as const;
type Tested = typeof shared | typeof own | typeof premium;

const log: Logger = { info() {}, warn() {}, error() {}, with: () => log };
const verifySession = vi.fn(async () => actorFor('ann', { planVersion: 1_795_000_000_123 }));
const isPremium = async () => false;
const demandNoSuspension = async () => {};
type TestHandler = () => Promise<{ text: string }>;
const hello: TestHandler = async () => ({ text: 'hello' });

async function fetchFrom(endpoint: Tested, handler: TestHandler, query = '') {
  const app = createHttpApp({ projectId: 'demo', log }, (routes) => {
    routes.use((_request, response, next) => {
      response.set('Cache-Control', 'private, no-store');
      next();
    });
    routes.get(
      '/',
      createEndpointRequestHandler(endpoint, handler, {
        isPremium,
        demandNoSuspension,
        verifySession,
        limitsOf: createRateLimitsInMemory(),
        idempotencySecret: 'secret',
      }),
    );
  });
  const { origin, close } = await serveApp(app);
  const response = await fetch(origin + query, { headers: { cookie: '__session=good' } });
  close();
  return response;
}

async function responseTo(endpoint: Tested, handler: TestHandler, query = '') {
  const { status, headers } = await fetchFrom(endpoint, handler, query);
  return { status, cacheControl: headers.get('cache-control') };
}

beforeEach(() => {
  verifySession.mockClear();
});

describe('an endpoint with sharedForSeconds', () => {
  it('lets shared caches keep the response for sharedForSeconds, and ignores the session', async () => {
    expect(await responseTo(shared, hello)).toEqual({
      status: 200,
      cacheControl: 'public, max-age=30, s-maxage=30',
    });
    expect(verifySession).not.toHaveBeenCalled();
  });

  it('forbids caching when the request has the query parameter that `notSharedWith` names', async () => {
    expect(await responseTo(shared, hello, '/?since=now')).toEqual({
      status: 200,
      cacheControl: 'private, no-store',
    });
  });

  it.each<[string, TestHandler]>([
    ['throws', () => Promise.reject(new Error('no connection'))],
    [
      'returns output that does not match the contract',
      () => Promise.resolve({ text: 7 as never }),
    ],
  ])('forbids caching of the error response when the handler %s', async (_how, handler) => {
    expect(await responseTo(shared, handler)).toEqual({
      status: 500,
      cacheControl: 'private, no-store',
    });
  });
});

it('an endpoint without sharedForSeconds sends a private response and verifies the session', async () => {
  expect(await responseTo(own, hello)).toEqual({ status: 200, cacheControl: 'private, no-store' });
  expect(verifySession).toHaveBeenCalledWith('good', false);
});

describe('the plan version', () => {
  const planVersionOf = async (endpoint: Tested, handler = hello) =>
    (await fetchFrom(endpoint, handler)).headers.get('x-plan-version');

  it('is in every response to a member, even in an error response', async () => {
    expect(await planVersionOf(own)).toBe('1795000000123');
    expect(await planVersionOf(own, () => Promise.reject(new Error('broken')))).toBe(
      '1795000000123',
    );
    expect(await planVersionOf(premium)).toBe('1795000000123');
  });

  it('is in no shared response and in no response to a visitor', async () => {
    expect(await planVersionOf(shared)).toBeNull();
    verifySession.mockResolvedValueOnce(null as never);
    expect(await planVersionOf(own)).toBeNull();
  });
});
