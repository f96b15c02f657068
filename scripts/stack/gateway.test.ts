import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Gateway } from './gateway';
import { startGatewayWithEchoes } from './gateway.test-support';

interface Echo {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string | undefined>;
  readonly body: string;
  readonly remotePort: number;
}

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGatewayWithEchoes();
});
afterAll(() => gateway.close());

async function echo(path: string, init?: RequestInit): Promise<Echo> {
  const response = await fetch(`${gateway.origin}${path}`, init);
  return (await response.json()) as Echo;
}

test.each([
  ['/api/items?page=2', 'api'],
  ['/api/items/screenshot', 'uploads'],
  ['/api/user/items/abc/cover', 'uploads'],
  ['/api/user/items/abc/picture', 'uploads'],
  ['/api/user/items/abc', 'api'],
  ['/api/ocr/extract-text', 'uploads'],
  ['/api/ocr/anything/below', 'uploads'],
  ['/api/unknown', 'api'],
  ['/', 'page'],
  ['/?q=bowl', 'page'],
  ['/item/abc?from=chat', 'page'],
  ['/item/abc/card-0123456789abcdef.png', 'page'],
  ['/user/ann_sells?page=2', 'page'],
  ['/share-target', 'page'],
  ['/robots.txt', 'page'],
  ['/sitemap.xml', 'page'],
  ['/ads.txt', 'page'],
])('the gateway forwards %s to the function %s with path and query', async (path, name) => {
  expect(await echo(path)).toMatchObject({ name, url: path, method: 'GET' });
});

test('the gateway forwards the session cookie, and no other cookies', async () => {
  const cookie = 'theme=dark; __session=abc=; other__session=x';
  const { headers } = await echo('/api/x', { headers: { cookie } });
  expect(headers['cookie']).toBe('__session=abc=');
  expect(
    (await echo('/api/x', { headers: { cookie: 'theme=dark' } })).headers['cookie'],
  ).toBeUndefined();
});

test('the gateway forwards the host of the request as X-Forwarded-Host', async () => {
  const { headers } = await echo('/api/x', { headers: { 'x-forwarded-host': 'evil.test' } });
  expect(headers['x-forwarded-host']).toBe(new URL(gateway.origin).host);
  expect(headers['x-forwarded-proto']).toBe('http');
});

test('the gateway appends the IP addresses of browser and CDN to X-Forwarded-For, like Hosting', async () => {
  const forged = await echo('/api/x', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(forged.headers['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1, 151.101.0.1');
  expect((await echo('/api/x')).headers['x-forwarded-for']).toBe('127.0.0.1, 151.101.0.1');
});

test('the gateway uses the IP address in the header x-local-client-address, and does not forward the header', async () => {
  const { headers } = await echo('/api/x', { headers: { 'x-local-client-address': '10.1.2.3' } });
  expect(headers['x-forwarded-for']).toBe('10.1.2.3, 151.101.0.1');
  expect(headers['x-local-client-address']).toBeUndefined();
});

test('the gateway opens a new connection for each request', async () => {
  const { remotePort } = await echo('/api/x');
  expect((await echo('/api/x')).remotePort).not.toBe(remotePort);
});

test('the gateway forwards a malformed body unchanged', async () => {
  const init = {
    method: 'POST',
    body: '{"broken"',
    headers: { 'content-type': 'application/json' },
  };
  expect(await echo('/api/x', init)).toMatchObject({ method: 'POST', body: '{"broken"' });
});

test('the gateway returns 413 when the body is larger than 32 MB, like Cloud Functions', async () => {
  const body = Buffer.alloc(32 * 1024 * 1024 + 1);
  const response = await fetch(`${gateway.origin}/api/x`, { method: 'POST', body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    message: 'The request is larger than 32 MB.',
    code: 'too_large',
  });
});

test('the gateway returns 503 when the function is not running', async () => {
  const response = await fetch(`${gateway.origin}/media/items/x`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});

test("the gateway keeps a function's cache-control header and adds security headers", async () => {
  for (const path of ['/api/x', '/item/x', '/']) {
    const { headers } = await fetch(`${gateway.origin}${path}`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('the gateway allows the emulators and forbids framing in the content security policy', async () => {
  const policy = (await fetch(`${gateway.origin}/api/x`)).headers.get('content-security-policy');
  expect(policy).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:2222 http:\/\/127\.0\.0\.1:1111/);
  expect(policy).toMatch(/frame-src [^;]*http:\/\/127\.0\.0\.1:2222/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the gateway returns the hosts of the emulators from /__/firebase/init.json', async () => {
  const config: unknown = await (await fetch(`${gateway.origin}/__/firebase/init.json`)).json();
  expect(config).toMatchObject({
    projectId: 'demo-boloboard',
    emulators: { auth: '127.0.0.1:2222', firestore: '127.0.0.1:1111' },
  });
});

test('the gateway returns an uncached 404 when an asset is missing', async () => {
  const response = await fetch(`${gateway.origin}/assets/gone-123.js`);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each(['/sw.js', '/manifest.webmanifest'])(
  'the gateway lets browsers use a cached %s only after they have checked it for changes',
  async (path) => {
    const { headers } = await fetch(`${gateway.origin}${path}`);
    expect(headers.get('cache-control')).toBe('no-cache');
  },
);
