import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST } from '../lib/paths';
import type { Gateway } from './gateway';
import { startGatewayWithEchoes } from './gateway.test-support';

interface FullResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGatewayWithEchoes();
});
afterAll(() => gateway.close());

/** Requests a path without changing it. `fetch` would resolve `..` in it. */
function send(path: string): Promise<FullResponse> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(gateway.origin);
    request({ host: HOST, port, path }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    })
      .once('error', reject)
      .end();
  });
}

test.each([
  '/media/%E0%A4%A',
  '/%',
  '/api/items/%zz',
  '/%C0%AE%C0%AE/package.json',
  '/media/items/..%2f..%2fpackage.json',
  '/media/items/%2E%2E%5Cx.webp',
  'http://a:99999/',
  '*',
])('the gateway returns 400 when the URL is malformed: %s', async (path) => {
  const { status, headers, body } = await send(path);
  expect(status).toBe(400);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(JSON.parse(body)).toEqual({
    message: 'The address is malformed.',
    code: 'bad_request',
    requestId: expect.any(String) as unknown,
  });
});

test.each([
  ['/api/.env', '/api/.env'],
  ['/api', '/api'],
  ['/media/%2e%2e/api/items', '/api/items'],
  ['http://elsewhere.test/api/items?a=1', '/api/items?a=1'],
  ['/api/items?q=%E0%A4%A', '/api/items?q=%E0%A4%A'],
  ['/api/categories%2Fsearch', '/api/categories%2Fsearch'],
])('the gateway forwards %s to the API as %s', async (path, url) => {
  const { status, body } = await send(path);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ name: 'api', url });
});

test.each(['/media/.x.webp', '/media', '//media/x'])(
  'the gateway returns 503 for %s, because the path belongs to the function media, which is not running',
  async (path) => {
    expect((await send(path)).status).toBe(503);
  },
);

test.each([
  '//',
  '///x',
  `/${'x'.repeat(300)}`,
  '/%00',
  '/.hidden',
  '/%2570',
  '/../../package.json',
  '/assets/../../../package.json',
  '/%61pi/items',
  '/med%69a/x',
  '/media/items/%2e%2e/%2e%2e/x.webp',
])('the gateway returns a page or 404 for %s, with security headers', async (path) => {
  const { status, headers, body } = await send(path);
  expect([200, 404]).toContain(status);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(body).not.toContain('package.json');
});
