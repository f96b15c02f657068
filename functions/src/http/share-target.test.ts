import { afterEach, expect, test } from 'vitest';
import type { Logger } from '../lib/logger';
import { createHttpApp } from './http-app';
import { type ServedApp, serveApp } from './serve-app.test-support';
import { redirectShareTarget } from './share-target';

const silent: Logger = { info: () => {}, warn: () => {}, error: () => {}, with: () => silent };
const FORM = '/?start=share&shared=not-received';

let served: ServedApp | undefined;
afterEach(() => served?.close());

async function request(path: string, init: RequestInit = {}) {
  served = await serveApp(
    createHttpApp({ projectId: 'demo', log: silent }, (app) => app.use(redirectShareTarget)),
  );
  const response = await fetch(served.origin + path, { redirect: 'manual', ...init });
  return { status: response.status, location: response.headers.get('location') };
}

const screenshots = () => {
  const form = new FormData();
  form.append('screenshot', new Blob(['png'], { type: 'image/png' }), 'sold.png');
  return form;
};

test('redirectShareTarget redirects to the share form when screenshots arrive', async () => {
  const init = { method: 'POST', body: screenshots() };
  expect(await request('/share-target', init)).toEqual({ status: 303, location: FORM });
});

test('redirectShareTarget redirects to the share form for any body, content type and origin', async () => {
  const headers = { 'content-type': 'application/json', origin: 'https://other.test' };
  const init = { method: 'POST', body: '{"broken"', headers };
  expect(await request('/share-target', init)).toEqual({ status: 303, location: FORM });
});

test('redirectShareTarget redirects to the share form when somebody opens the URL', async () => {
  expect(await request('/share-target')).toEqual({ status: 303, location: FORM });
});

test('redirectShareTarget calls the next handler for all other paths', async () => {
  expect(await request('/share-target/more')).toMatchObject({ status: 404 });
});
