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
  const answer = await fetch(`${gateway.origin}${path}`, init);
  return (await answer.json()) as Echo;
}

test.each([
  ['/api/items?page=2', 'api'],
  ['/api/items/screenshot', 'uploads'],
  ['/api/ocr/extract-text', 'uploads'],
  ['/api/ocr/anything/below', 'uploads'],
  ['/api/unknown', 'api'],
  ['/item/abc?from=chat', 'page'],
  ['/item/abc/card-0123456789abcdef.png', 'page'],
])('%s reaches the function %s with its path and query', async (path, name) => {
  expect(await echo(path)).toMatchObject({ name, url: path, method: 'GET' });
});

test('only the session cookie is passed on', async () => {
  const cookie = 'theme=dark; __session=abc=; other__session=x';
  const { headers } = await echo('/api/x', { headers: { cookie } });
  expect(headers['cookie']).toBe('__session=abc=');
  expect(
    (await echo('/api/x', { headers: { cookie: 'theme=dark' } })).headers['cookie'],
  ).toBeUndefined();
});

test('a function learns the address that the browser used', async () => {
  const { headers } = await echo('/api/x', { headers: { 'x-forwarded-host': 'evil.test' } });
  expect(headers['x-forwarded-host']).toBe(new URL(gateway.origin).host);
  expect(headers['x-forwarded-proto']).toBe('http');
});

test('no request depends on a connection that an earlier one left', async () => {
  const { remotePort } = await echo('/api/x');
  expect((await echo('/api/x')).remotePort).not.toBe(remotePort);
});

test('a body arrives as it was sent, malformed or not', async () => {
  const init = {
    method: 'POST',
    body: '{"broken"',
    headers: { 'content-type': 'application/json' },
  };
  expect(await echo('/api/x', init)).toMatchObject({ method: 'POST', body: '{"broken"' });
});

test('a body over 32 MB is refused, as Cloud Functions refuses it', async () => {
  const body = Buffer.alloc(32 * 1024 * 1024 + 1);
  const answer = await fetch(`${gateway.origin}/api/x`, { method: 'POST', body });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    message: 'The request is larger than 32 MB',
    code: 'too_large',
  });
});

test('a function that is not there answers 503 with a message', async () => {
  const answer = await fetch(`${gateway.origin}/media/items/x`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});

test("a function's own caching stands, with the security headers beside it", async () => {
  for (const path of ['/api/x', '/item/x']) {
    const { headers } = await fetch(`${gateway.origin}${path}`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('the content policy lets pages reach the emulators and no one frame them', async () => {
  const policy = (await fetch(`${gateway.origin}/api/x`)).headers.get('content-security-policy');
  expect(policy).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:2222 http:\/\/127\.0\.0\.1:1111/);
  expect(policy).toMatch(/frame-src [^;]*http:\/\/127\.0\.0\.1:2222/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test("Hosting's reserved address tells where the emulators are", async () => {
  const config: unknown = await (await fetch(`${gateway.origin}/__/firebase/init.json`)).json();
  expect(config).toMatchObject({
    projectId: 'demo-boloboard',
    emulators: { auth: '127.0.0.1:2222', firestore: '127.0.0.1:1111' },
  });
});

test('a missing asset is a 404 and not the start page kept for a year', async () => {
  const answer = await fetch(`${gateway.origin}/assets/gone-123.js`);
  expect(answer.status).toBe(404);
});
