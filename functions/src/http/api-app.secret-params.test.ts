import { credentialsEndpoints } from '@contract/endpoints/credentials';
import { afterEach, expect, it } from 'vitest';
import { AppError } from '../lib/app-error';
import { createJsonLogger } from '../lib/json-logger';
import { createRateLimitsInMemory } from '../services/site/rate-limits.test-support';
import { createApiApp } from './api-app';
import { type ServedApp, serveApp } from './serve-app.test-support';

const TOKEN = 'Zm9vYmFy-_0123456789';
/** The token of the tests with each character percent-encoded. */
const ENCODED = Array.from(TOKEN, (it) => `%${it.charCodeAt(0).toString(16)}`).join('');
const { verifyResetToken } = credentialsEndpoints;

let lines: string[] = [];
let served: ServedApp | undefined;
afterEach(() => served?.close());

async function ask(path: string, failure: (token: string) => Error): Promise<number> {
  lines = [];
  const log = createJsonLogger((line) => lines.push(line));
  const gate = {
    limitsOf: createRateLimitsInMemory(),
    isPremium: async () => false,
    demandNoSuspension: async () => {},
    verifySession: async () => null,
    idempotencySecret: 'secret',
  };
  const handlers = {
    verifyResetToken: ({ params }: { params: { token: string } }) =>
      Promise.reject(failure(params.token)),
  };
  const endpoints = { verifyResetToken };
  const app = createApiApp({ ...gate, projectId: 'demo', log, endpoints, handlers });
  served = await serveApp(app);
  return (await fetch(served.origin + path)).status;
}

const withCause = (token: string) =>
  new Error(`GET /api/auth/verify-reset-token/${token} failed`, {
    cause: new Error(`No document ${token}, ${ENCODED}`),
  });
const unavailable = (token: string) => new AppError('unavailable', `No response for ${token}`);

it.each([
  ['without encoding', `/api/auth/verify-reset-token/${TOKEN}`],
  ['URL-encoded', `/api/auth/verify-reset-token/${ENCODED}`],
  ['in another case', `/API/Auth/VERIFY-reset-token/${TOKEN}`],
  ['with a slash at the end', `/api/auth/verify-reset-token/${TOKEN}/`],
])('the API logs no token in a path that is sent %s', async (_how, path) => {
  for (const failure of [withCause, unavailable]) {
    expect(await ask(path, failure)).toBeGreaterThanOrEqual(500);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('request_failed');
    expect(lines[0]).toContain('[secret]');
    expect(lines[0]).not.toContain(TOKEN);
    if (path.includes(ENCODED)) expect(lines[0]).not.toContain(ENCODED);
  }
});

it.each([
  ['a query', `/api/auth/verify-reset-token/${TOKEN}?again=1`, 400],
  ['an invalid percent-encoding', `/api/auth/verify-reset-token/${TOKEN}%zz`, 400],
  ['a longer path', `/api/auth/verify-reset-token/${TOKEN}/more`, 404],
])('the API logs no token when a request is rejected because of %s', async (_why, path, status) => {
  expect(await ask(path, withCause)).toBe(status);
  expect(lines.join('')).not.toContain(TOKEN);
});
