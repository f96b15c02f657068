import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type Gateway } from './gateway';
import { HOST } from './paths';
import { freePort } from './ports';

/** A function that answers with what reached it. */
function startEcho(name: string): Promise<Server> {
  const server = createServer((req: IncomingMessage, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const { method, url, headers } = req;
      const body = Buffer.concat(parts).toString();
      const { remotePort } = req.socket;
      res.writeHead(200, {
        'content-type': 'application/json',
        'cache-control': 'private, no-store',
      });
      res.end(JSON.stringify({ name, method, url, headers, body, remotePort }));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, HOST, () => {
      resolve(server);
    });
  });
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

interface Echo {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string | undefined>;
  readonly body: string;
  readonly remotePort: number;
}

let gateway: Gateway;
const functions: Server[] = [];

beforeAll(async () => {
  functions.push(...(await Promise.all(['api', 'uploads'].map(startEcho))));
  const [api, uploads] = functions.map(portOf);
  gateway = await startGateway({
    gateway: await freePort(),
    firestore: 1111,
    auth: 2222,
    functions: { api: api ?? 0, uploads: uploads ?? 0, media: await freePort() },
  });
});

afterAll(async () => {
  await gateway.close();
  for (const server of functions) server.close();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Asks for an address as it is written: fetch resolves `..` before it sends. */
function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(gateway.origin);
    request({ host: HOST, port, path }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += String(part)));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
    })
      .once('error', reject)
      .end();
  });
}

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
  const { headers } = await fetch(`${gateway.origin}/api/x`);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
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

test.each([
  '/media/%E0%A4%A',
  '/%',
  '/api/items/%zz',
  '/%C0%AE%C0%AE/package.json',
  '/media/items/..%2f..%2fpackage.json',
  '/media/items/%2e%2e/%2e%2e/x.webp',
  '/media/items/%2E%2E%5Cx.webp',
  '/../../package.json',
  '/assets/../../../package.json',
  '*',
])('%s is malformed, and is told so', async (path) => {
  const { status, headers, body } = await ask(path);
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
  ['/%61pi/items', '/api/items'],
  ['http://elsewhere.test/api/items?a=1', '/api/items?a=1'],
  ['/api/items?q=%E0%A4%A', '/api/items?q=%E0%A4%A'],
  ['/api/categories%2Fsearch', '/api/categories%2Fsearch'],
])('%s is the API, however it is written', async (path, url) => {
  const { status, body } = await ask(path);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ name: 'api', url });
});

test.each(['/media/.x.webp', '/media', '/med%69a/x', '//media/x'])(
  '%s is asked of the pictures alone',
  async (path) => {
    expect((await ask(path)).status).toBe(503);
  },
);

test.each(['//', '///x', `/${'x'.repeat(300)}`, 'http://a:99999/', '/%00', '/.hidden', '/%2570'])(
  '%s is an ordinary page, or none, with the security headers',
  async (path) => {
    const { status, headers, body } = await ask(path);
    expect([200, 404]).toContain(status);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(body).not.toContain('package.json');
  },
);
