import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '../lib/app-error';
import type { Logger } from '../lib/logger';
import { createHttpApp } from './http-app';
import { type ServedApp, serveApp } from './serve-app.test-support';

const logged = vi.fn();
const log: Logger = { info: logged, warn: logged, error: logged, with: () => log };

let served: ServedApp | undefined;
afterEach(() => served?.close());

async function request(handle: () => object) {
  const app = createHttpApp({ projectId: 'demo', log }, (routes) => {
    routes.get('/', ({ secure }, response) => {
      response.json({ ...handle(), secure });
    });
  });
  served = await serveApp(app);
  return fetch(served.origin, { headers: { 'x-forwarded-proto': 'https' } });
}

it('the HTTP app adds a request id, hides the name of the server software, and detects https', async () => {
  const response = await request(() => ({ text: 'hello' }));
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  expect(response.headers.get('x-powered-by')).toBeNull();
  expect(await response.json()).toEqual({ text: 'hello', secure: true });
});

it('the HTTP app sends an AppError with its message, and any other error as a 500 without its message', async () => {
  const expected = await request(() => {
    throw new AppError('not_found', 'There is nothing here.');
  });
  const requestId = expected.headers.get('x-request-id');
  const message = 'There is nothing here.';
  expect(expected.status).toBe(404);
  expect(await expected.json()).toEqual({ message, code: 'not_found', requestId });
  served?.close();
  const unexpected = await request(() => {
    throw new Error('The password is horse.');
  });
  expect(unexpected.status).toBe(500);
  expect(await unexpected.text()).not.toContain('horse');
});
