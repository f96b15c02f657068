import { defineEndpoint } from '@contract/endpoints/define-endpoint';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Logger } from '../lib/logger';
import { createHttpApp } from './http-app';
import { serveApp } from './serve-app.test-support';
import { serveEndpoint } from './serve-endpoint';

const shared = defineEndpoint({
  method: 'GET',
  path: '/api/shared',
  summary: 'A call for this test',
  auth: 'none',
  servedBy: 'api',
  input: {},
  output: { status: 200, schema: z.object({ text: z.string() }) },
  errors: [],
  sharedForSeconds: 30,
});
const { sharedForSeconds: _seconds, ...own } = shared;

const log: Logger = { info() {}, warn() {}, error() {}, with: () => log };
const verifySession = vi.fn(async () => ({ uid: 'ann', isAdmin: false }));
const isPremium = async () => false;
type Answer = () => Promise<{ text: string }>;
const hello: Answer = async () => ({ text: 'hello' });

/** What a member's browser is answered. */
async function answerTo(endpoint: typeof shared | typeof own, handler: Answer) {
  const app = createHttpApp({ projectId: 'demo', log }, (routes) => {
    routes.use((_request, response, next) => {
      response.set('Cache-Control', 'private, no-store');
      next();
    });
    routes.get('/', serveEndpoint(endpoint, handler, { isPremium, verifySession }));
  });
  const { origin, close } = await serveApp(app);
  const answer = await fetch(origin, { headers: { cookie: '__session=good' } });
  close();
  return { status: answer.status, kept: answer.headers.get('cache-control') };
}

beforeEach(() => {
  verifySession.mockClear();
});

describe('a shared answer', () => {
  it('may be kept by all for as long as the contract says, and asks nobody who they are', async () => {
    expect(await answerTo(shared, hello)).toEqual({
      status: 200,
      kept: 'public, max-age=30, s-maxage=30',
    });
    expect(verifySession).not.toHaveBeenCalled();
  });

  it.each<[string, Answer]>([
    ['fails', () => Promise.reject(new Error('no answer'))],
    ['answers what the contract does not know', () => Promise.resolve({ text: 7 as never })],
  ])('is kept by nobody where the handler %s', async (_how, handler) => {
    expect(await answerTo(shared, handler)).toEqual({ status: 500, kept: 'private, no-store' });
  });
});

it('keeps any other answer to who asked', async () => {
  expect(await answerTo(own, hello)).toEqual({ status: 200, kept: 'private, no-store' });
  expect(verifySession).toHaveBeenCalledWith('good');
});
