import { DAY_MS } from '@contract/rules/durations';
import { testEndpoints } from '@contract/endpoints/test-endpoints.test-support';
import { errorResponseSchema } from '@contract/schemas/error';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../lib/app-error';
import { actorFor } from '../lib/authority.test-support';
import type { Logger } from '../lib/logger';
import { createRateLimitsInMemory } from '../services/site/rate-limits.test-support';
import { createApiApp } from './api-app';
import type { Handlers, SignedBody } from './handler';
import { type ServedApp, serveApp } from './serve-app.test-support';

const silent: Logger = { info() {}, warn() {}, error() {}, with: () => silent };
const verifySession = vi.fn(async () => actorFor('ann'));
const received = vi.fn<(body: SignedBody) => void>();
const exported = vi.fn(() => ({ content: 'Grüße,1\r\n', filename: 'notes.csv' }));
const archived = vi.fn(() => ({ content: new Uint8Array([80, 75, 0, 255]) }));

/** The response of the test endpoint. No endpoint declares the field `ownerEmail`, so the guard must remove it. */
const shownAs = (text: string, etag: string) => ({
  body: { note: { text, ownerEmail: 'ann@example.com' } },
  etag,
});

const handlers: Handlers<keyof typeof testEndpoints, typeof testEndpoints> = {
  receiveEvent: async ({ rawBody }) => {
    received(rawBody);
  },
  exportNotes: async () => exported(),
  exportArchive: async () => archived(),
  showNote: async ({ params }) => ({ content: `<p>${params.id}</p>` }),
  getNote: async () => shownAs('old', 'v7'),
  editNote: async ({ body, ifMatch }) => {
    if (ifMatch === 'v7') return shownAs(body.text, 'v8');
    const current = shownAs('newer', 'v9');
    throw new AppError('conflict', 'Somebody changed this note.', { current });
  },
  replaceNote: async ({ body, ifMatch }) => {
    if (ifMatch === undefined || ifMatch === 'v7') return shownAs(body.text, 'v8');
    throw new AppError('conflict', 'Somebody changed this note.', {
      current: shownAs('newer', 'v9'),
    });
  },
  starNote: async () => undefined,
  inviteByEmail: async () => undefined,
};

let served: ServedApp;
let time = new Date('2026-11-22T12:00:00Z');
beforeAll(async () => {
  const isPremium = async () => false;
  const limitsOf = createRateLimitsInMemory({ now: () => time });
  const demandNoSuspension = async () => {};
  const caller = { isPremium, demandNoSuspension, verifySession };
  const gate = { ...caller, limitsOf, idempotencySecret: 'secret' };
  const deps = { projectId: 'demo', log: silent, ...gate };
  served = await serveApp(createApiApp({ ...deps, endpoints: testEndpoints, handlers }));
});
afterAll(() => served.close());
beforeEach(() => {
  // Moves the time forward, so that the rate-limit windows of the previous test end.
  time = new Date(time.getTime() + DAY_MS);
  verifySession.mockClear();
  received.mockClear();
});

const request = (path: string, init: RequestInit = {}) =>
  fetch(served.origin + path, {
    ...init,
    headers: { cookie: '__session=good', ...(init.headers as Record<string, string>) },
  });

const errorOf = async (response: Response) => ({
  ...errorResponseSchema.parse(await response.json()),
  status: response.status,
});

describe('an endpoint with a raw body', () => {
  const post = (
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = { 'x-test-signature': 't=1' },
  ) => request('/api/test/events', { method: 'POST', body, headers });

  it('passes unchanged bytes and the signature to the handler', async () => {
    const bytes = Buffer.from('{ "id" :"\u00e9",\n\u0000', 'latin1');
    const headers = { 'content-type': 'application/json', 'x-test-signature': 't=1,v1=ab' };
    expect((await post(bytes, headers)).status).toBe(204);
    expect(received).toHaveBeenCalledWith({ bytes, signature: 't=1,v1=ab' });
  });

  it('returns 400 when the signature header is missing', async () => {
    expect(await errorOf(await post('{}', {}))).toMatchObject({
      status: 400,
      code: 'bad_request',
      message: 'The header x-test-signature is missing.',
      issues: [{ path: ['headers', 'x-test-signature'] }],
    });
    expect(received).not.toHaveBeenCalled();
  });

  it('returns 413 when the body is longer than maxBytes', async () => {
    expect((await post('x'.repeat(1000))).status).toBe(204);
    expect(await errorOf(await post('x'.repeat(1001)))).toMatchObject({ code: 'too_large' });
  });

  it('returns 415 when the body is compressed', async () => {
    const headers = { 'x-test-signature': 't=1', 'content-encoding': 'gzip' };
    expect((await post('x', headers)).status).toBe(415);
  });

  it('does not verify the session', async () => {
    await post('{}');
    expect(verifySession).not.toHaveBeenCalled();
  });

  it('returns 403 when a page of another site sends the request', async () => {
    const headers = { 'x-test-signature': 't=1', origin: 'https://evil.test' };
    expect(await errorOf(await post('{}', headers))).toMatchObject({ code: 'cross_origin' });
  });
});

describe('an endpoint whose response is not JSON', () => {
  it('sends text as a download with its file name', async () => {
    exported.mockReturnValueOnce({ content: 'Grüße,1\r\n', filename: 'Verkäufe "€" 2026.csv' });
    const response = await request('/api/test/notes.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Verk?ufe \\"?\\" 2026.csv"; filename*=UTF-8''Verk%C3%A4ufe%20%22%E2%82%AC%22%202026.csv`,
    );
    expect(await response.text()).toBe('Grüße,1\r\n');
  });

  it('sends bytes unchanged, and not as a download, when there is no file name', async () => {
    const response = await request('/api/test/notes.zip');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([80, 75, 0, 255]));
  });

  it('sends HTML', async () => {
    const response = await request('/api/test/notes/7/page');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe('<p>7</p>');
  });

  it.each([
    ['neither text nor bytes', { content: { rows: 1 } as never, filename: 'a.csv' }],
    ['a path instead of a file name', { content: '', filename: '../a.csv' }],
    ['a file name with a line break', { content: '', filename: 'a\r\nb.csv' }],
  ])('returns 500 when the handler returns %s', async (_what, output) => {
    exported.mockReturnValueOnce(output);
    const refused = await request('/api/test/notes.csv');
    expect(refused.headers.get('content-disposition')).toBeNull();
    expect(await errorOf(refused)).toMatchObject({ status: 500, code: 'internal' });
  });

  it('sends errors as JSON', async () => {
    archived.mockImplementationOnce(() => {
      throw new AppError('not_found', 'There is no archive.');
    });
    expect(await errorOf(await request('/api/test/notes.zip'))).toMatchObject({ status: 404 });
  });
});

describe('an endpoint with an ETag', () => {
  const edit = (headers: Record<string, string>, text = 'new') =>
    request('/api/test/notes/7', {
      method: 'PATCH',
      body: JSON.stringify({ text }),
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('returns the state with its ETag', async () => {
    const response = await request('/api/test/notes/7');
    expect(response.headers.get('etag')).toBe('"v7"');
    expect(await response.json()).toEqual({ note: { text: 'old' } });
  });

  it('changes the state when If-Match is the current ETag', async () => {
    const response = await edit({ 'if-match': '"v7"' });
    expect([response.status, response.headers.get('etag')]).toEqual([200, '"v8"']);
    expect(await response.json()).toEqual({ note: { text: 'new' } });
  });

  it('returns 409 with the newer state, without undeclared fields, when the ETag is outdated', async () => {
    const refused = await edit({ 'if-match': '"v6"' });
    expect(refused.headers.get('etag')).toBe('"v9"');
    expect(await errorOf(refused)).toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'Somebody changed this note.',
    });
    const { current } = (await (await edit({ 'if-match': '"v6"' })).json()) as { current: unknown };
    expect(current).toEqual({ note: { text: 'newer' } });
  });

  it('returns 428 when If-Match is missing', async () => {
    expect(await errorOf(await edit({}))).toMatchObject({
      status: 428,
      code: 'precondition_required',
    });
  });

  it.each(['*', 'W/"v7"', '"v7", "v8"', 'v7', '""', '"v 7"'])(
    'returns 400 when If-Match is %s',
    async (tag) => {
      expect(await errorOf(await edit({ 'if-match': tag }))).toMatchObject({
        status: 400,
        issues: [{ path: ['headers', 'if-match'] }],
      });
    },
  );

  it('returns 400, not 428, when the body is invalid and If-Match is missing', async () => {
    expect(await errorOf(await edit({}, ''))).toMatchObject({ status: 400 });
  });
});

describe('an optional If-Match', () => {
  const replace = (headers: Record<string, string>) =>
    request('/api/test/notes/7', {
      method: 'PUT',
      body: JSON.stringify({ text: 'new' }),
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each([{}, { 'if-match': '"v7"' }])(
    'changes the state when the request headers are %j',
    async (headers) => {
      const response = await replace(headers);
      expect([response.status, response.headers.get('etag')]).toEqual([200, '"v8"']);
      expect(await response.json()).toEqual({ note: { text: 'new' } });
    },
  );

  it('returns 409 with the newer state when the ETag is outdated', async () => {
    const refused = await replace({ 'if-match': '"v6"' });
    expect([refused.status, refused.headers.get('etag')]).toEqual([409, '"v9"']);
    expect(await refused.json()).toMatchObject({ current: { note: { text: 'newer' } } });
  });

  it.each(['*', 'W/"v7"', 'v7', ''])(
    'returns 400 when the header is malformed: %j',
    async (tag) => {
      expect(await errorOf(await replace({ 'if-match': tag }))).toMatchObject({
        status: 400,
        issues: [{ path: ['headers', 'if-match'] }],
      });
    },
  );
});

describe('rate limits', () => {
  const edit = (text: unknown, headers: Record<string, string> = {}) =>
    request('/api/test/notes/7', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': '"v7"', ...headers },
      body: JSON.stringify({ text }),
    });
  const invite = (email: string, forwardedFor: string) =>
    request('/api/test/invitations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ email }),
    });

  it('return 429 with Retry-After above a limit per account, and 200 after the window has ended', async () => {
    for (let n = 0; n < 5; n += 1) expect((await edit('new')).status).toBe(200);
    const refused = await edit('new', { 'x-forwarded-for': '203.0.113.9' });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
    time = new Date(time.getTime() + 60_000);
    expect((await edit('new')).status).toBe(200);
  });

  it('do not count failed calls of an endpoint whose contract limits only successful calls', async () => {
    for (let n = 0; n < 6; n += 1) expect((await edit('')).status).toBe(400);
    for (let n = 0; n < 6; n += 1)
      expect((await edit('new', { 'if-match': '"v1"' })).status).toBe(409);
    expect((await edit('new')).status).toBe(200);
  });

  it("count the calls for each pair of an email address (ignoring case) and the IP address that Google's front end reports", async () => {
    const viaHosting = (client: string) => `198.51.100.7, ${client}, 151.101.0.1`;
    for (const email of ['Ann@example.com', 'ann@example.com', 'ANN@example.com'])
      expect((await invite(email, viaHosting('203.0.113.9'))).status).toBe(204);
    expect((await invite('ann@example.com', viaHosting('203.0.113.9'))).status).toBe(429);
    expect((await invite('bob@example.com', viaHosting('203.0.113.9'))).status).toBe(204);
    expect((await invite('ann@example.com', viaHosting('203.0.113.10'))).status).toBe(204);
    expect((await invite('ann@example.com', '203.0.113.10, 203.0.113.9')).status).toBe(429);
  });
});
