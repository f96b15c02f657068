import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineEndpoint } from '@contract/endpoints/define-endpoint';
import express from 'express';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Logger } from '../lib/logger';
import { answerErrors } from './error-answer';
import { nameRequests } from './request-log';
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
  const app = express().use(nameRequests(log, 'demo'));
  app.use((_request, response, next) => {
    response.set('Cache-Control', 'private, no-store');
    next();
  });
  app.get('/', serveEndpoint(endpoint, handler, { isPremium, verifySession }), answerErrors);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { cookie: '__session=good' };
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
  server.close();
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
