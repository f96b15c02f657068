import { api } from '@contract/endpoints/api';
import { defineEndpoint } from '@contract/endpoints/define-endpoint';
import { testEndpoints } from '@contract/endpoints/seam-rows.test-support';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { call, createApiClient } from './api-client';
import { NetworkError } from './api-error';
import { forgetItemsVersion } from './items-version';
import type { HttpResponse, HttpRequest } from './transport';

const { send } = vi.hoisted(() => ({
  send: vi.fn<(request: HttpRequest) => Promise<HttpResponse>>(),
}));
vi.mock('./transport', () => ({ send }));

const NO_HEADERS = {
  etag: null,
  'retry-after': null,
  'content-disposition': null,
  'x-items-version': null,
  'x-plan-version': null,
};

const EMPTY_PAGE = {
  items: [],
  pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: '2026-11-01T12:00:00.000000Z' },
  priceSummary: null,
};

const respond = (
  status: number,
  body: unknown,
  statusText = '',
  headers: Partial<HttpResponse['headers']> = {},
) =>
  send.mockResolvedValue({
    status,
    statusText,
    headers: { ...NO_HEADERS, ...headers },
    text: typeof body === 'string' ? body : JSON.stringify(body),
    file: null,
  });

const sent = (): HttpRequest => {
  const request = send.mock.lastCall?.[0];
  if (!request) throw new Error('No request was sent.');
  return request;
};

beforeEach(() => respond(204, ''));
afterEach(() => send.mockReset());

test('sends no body and no content type with a GET', async () => {
  respond(200, EMPTY_PAGE);
  await call('listItems', { query: { page: 1, limit: undefined } });
  expect(sent()).toMatchObject({ method: 'GET', url: '/api/items?page=1', headers: {} });
  expect(sent().body).toBeUndefined();
});

test('sends a body as JSON with its content type', async () => {
  await call('setUsername', { body: { username: 'ann' } });
  expect(sent().headers).toEqual({ 'Content-Type': 'application/json' });
  expect(sent().body).toBe('{"username":"ann"}');
});

test('sends no content type with a POST without a body', async () => {
  await call('logout', {});
  expect(sent()).toMatchObject({ method: 'POST', url: '/api/auth/logout', headers: {} });
  expect(sent().body).toBeUndefined();
});

test('sends an upload as multipart with its idempotency key and without a content type', async () => {
  respond(401, {});
  const body = { title: 'Tee', soldPrice: '5', isOwnSale: false, comment: undefined };
  const file = new Blob(['x'], { type: 'image/png' });
  await call('shareScreenshot', { body, file }, { idempotencyKey: 'k1' }).catch(() => undefined);
  expect(sent().headers).toEqual({ 'Idempotency-Key': 'k1' });
  const form = sent().body as FormData;
  expect([...form.keys()]).toEqual(['title', 'soldPrice', 'isOwnSale', 'screenshot']);
  expect(form.get('isOwnSale')).toBe('false');
});

test('passes the abort signal and the progress listener to the transport', async () => {
  respond(200, { text: 'Tee' });
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  await call('extractText', { file: new Blob(['x']) }, options);
  expect(sent()).toMatchObject(options);
});

test('omits credentials only for calls with a shared cache', async () => {
  for (const name of [
    'getMostLikedOfMonth',
    'getHighestProfitOfMonth',
    'getMostActiveSellerOfMonth',
  ] as const) {
    await call(name, { query: {} }).catch(() => undefined);
    expect(sent()).toMatchObject({ credentials: 'omit' });
  }
  await call('logout', {});
  expect(sent()).toMatchObject({ credentials: 'include' });
});

test('drops unknown fields of a response, and rejects if the response does not match the schema', async () => {
  respond(200, { ...EMPTY_PAGE, secret: 1 });
  expect(await call('listItems', { query: {} })).toEqual(EMPTY_PAGE);
  respond(200, { items: 'none' });
  await expect(call('listItems', { query: {} })).rejects.toThrow();
});

test('returns undefined for a 204', async () => {
  await expect(call('logout', {})).resolves.toBeUndefined();
});

test('rejects with an ApiError with status, message, code and issues', async () => {
  const issues = [{ path: ['body', 'username'], message: 'Too short' }];
  respond(400, { message: 'Check your input', code: 'bad_request', requestId: 'r', issues });
  await expect(call('setUsername', { body: { username: 'a' } })).rejects.toMatchObject({
    message: '400: Check your input',
    status: 400,
    serverMessage: 'Check your input',
    code: 'bad_request',
    issues,
  });
});

test.each([
  [502, '<h1>Bad gateway</h1>', 'Bad Gateway', '502: Bad Gateway'],
  [500, '', 'Internal Server Error', '500: Internal Server Error'],
  [500, '{"message":7}', 'Internal Server Error', '500: Internal Server Error'],
  [500, 'null', 'Internal Server Error', '500: Internal Server Error'],
  [418, '{"message":"Short and stout"}', 'Teapot', '418: Short and stout'],
])(
  'rejects for a %i with the body %j and the status text %j with the message %j',
  async (status, body, statusText, message) => {
    respond(status, body, statusText);
    await expect(call('listItems', { query: {} })).rejects.toMatchObject({ message });
  },
);

test('returns undefined for a 401 below /api/auth/, and rejects for a 401 elsewhere', async () => {
  respond(401, { message: 'Unauthorized', code: 'unauthorized', requestId: 'r' });
  expect(await call('getCurrentUser', {})).toBeUndefined();
  await expect(call('getSubscriptionStatus', {})).rejects.toMatchObject({
    message: '401: Unauthorized',
  });
});

describe('the items version', () => {
  const version = '2026-11-21T12:00:00.000001Z';
  afterEach(forgetItemsVersion);
  const changeItem = defineEndpoint({
    method: 'POST',
    path: '/api/test/items',
    summary: 'Change an item',
    auth: 'user',
    servedBy: 'api',
    input: {},
    output: { status: 204 },
    errors: [],
    itemsVersion: 'returned',
  });
  const change = () => createApiClient({ changeItem }).call('changeItem', {});

  test('returned by a change is sent with later reads of items, and with no other call', async () => {
    respond(204, '', '', { 'x-items-version': version });
    await change();
    respond(200, EMPTY_PAGE);
    await call('listItems', { query: {} });
    expect(sent().headers).toEqual({ 'x-items-version': version });
    await call('getMostLikedOfMonth', { query: {} }).catch(() => undefined);
    expect(sent().headers).toEqual({});
    await call('logout', {});
    expect(sent().headers).toEqual({});
  });

  test('is not sent before the first change, or after a change that failed or changed no item', async () => {
    await change();
    respond(409, {});
    await change().catch(() => undefined);
    respond(200, EMPTY_PAGE);
    await call('listItems', { query: {} });
    expect(sent().headers).toEqual({});
  });

  test('of an earlier request is sent after a 409 that contains its result', async () => {
    respond(409, {}, '', { 'x-items-version': version });
    await change().catch(() => undefined);
    respond(200, EMPTY_PAGE);
    await call('listItems', { query: {} });
    expect(sent().headers).toEqual({ 'x-items-version': version });
  });
});

describe('a client of the test endpoints', () => {
  const client = createApiClient(testEndpoints);
  const edit = () =>
    client.call('editNote', { params: { id: '7' }, body: { text: 'new' }, ifMatch: 'v7' });

  test('does not accept a call to a webhook', () => {
    expectTypeOf(client.call<'receiveEvent'>)
      .parameter(1)
      .toBeNever();
  });

  test('returns a file with its name', async () => {
    const file = new Blob(['a,b'], { type: 'text/csv' });
    send.mockResolvedValue({
      status: 200,
      statusText: '',
      headers: { ...NO_HEADERS, 'content-disposition': `attachment; filename="notes.csv"` },
      text: '',
      file,
    });
    const received = await client.call('exportNotes', {});
    expect(sent()).toMatchObject({ url: '/api/test/notes.csv', wantsFile: true });
    expect(received).toEqual({ blob: file, filename: 'notes.csv' });
    expectTypeOf(received).toEqualTypeOf<{
      readonly blob: Blob;
      readonly filename: string | null;
    }>();
  });

  test('does not ask the transport for a file if the output of the call is JSON', async () => {
    respond(200, { note: { text: 'old' } }, '', { etag: '"v7"' });
    await client.call('getNote', { params: { id: '7' } });
    expect(sent()).toMatchObject({ wantsFile: false, headers: {} });
  });

  test.each(['"v7"', 'W/"v7"'])(
    'returns the body and the entity tag of the ETag %s',
    async (etag) => {
      respond(200, { note: { text: 'old', secret: 1 } }, '', { etag });
      const tagged = await client.call('getNote', { params: { id: '7' } });
      expect(tagged).toEqual({ body: { note: { text: 'old' } }, etag: 'v7' });
      expectTypeOf(tagged.body.note.text).toEqualTypeOf<string>();
    },
  );

  test('rejects if the ETag is missing', async () => {
    respond(200, { note: { text: 'old' } });
    await expect(client.call('getNote', { params: { id: '7' } })).rejects.toThrow('no ETag');
  });

  test('sends If-Match and returns the new entity tag', async () => {
    respond(200, { note: { text: 'new' } }, '', { etag: '"v8"' });
    expect(await edit()).toEqual({ body: { note: { text: 'new' } }, etag: 'v8' });
    expect(sent().headers).toEqual({ 'Content-Type': 'application/json', 'If-Match': '"v7"' });
  });

  test('sends an optional If-Match only if the caller passes an entity tag', async () => {
    respond(200, { note: { text: 'new' } }, '', { etag: '"v8"' });
    const input = { params: { id: '7' }, body: { text: 'new' } };
    const replaced = await client.call('replaceNote', input);
    expect(replaced).toEqual({ body: { note: { text: 'new' } }, etag: 'v8' });
    expect(sent().headers).toEqual({ 'Content-Type': 'application/json' });
    await client.call('replaceNote', { ...input, ifMatch: undefined });
    expect(sent().headers).toEqual({ 'Content-Type': 'application/json' });
    await client.call('replaceNote', { ...input, ifMatch: 'v7' });
    expect(sent().headers).toEqual({ 'Content-Type': 'application/json', 'If-Match': '"v7"' });
  });

  test('newerState returns the state in a 409, and null for other errors', async () => {
    const refused = { message: 'Somebody changed this note.', code: 'conflict', requestId: 'r' };
    const current = { note: { text: 'newer', secret: 1 } };
    respond(409, { ...refused, current }, '', { etag: '"v9"' });
    const conflict: unknown = await edit().catch((error: unknown) => error);
    const newer = client.newerState('editNote', conflict);
    expect(newer).toEqual({ body: { note: { text: 'newer' } }, etag: 'v9' });
    respond(409, refused);
    const bare: unknown = await edit().catch((error: unknown) => error);
    expect(client.newerState('editNote', bare)).toBeNull();
    expect(client.newerState('editNote', new NetworkError())).toBeNull();
  });
});

describe('a queued call', () => {
  const client = createApiClient(testEndpoints);

  test('sends the stored input of a queueable call without a file', async () => {
    respond(204, '');
    const input = { params: { id: '7' }, body: { starred: true } };
    expect(await client.callQueued('starNote', input, 'k1')).toBeUndefined();
    expect(sent()).toMatchObject({
      method: 'PUT',
      url: '/api/test/notes/7/star',
      body: '{"starred":true}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(sent().headers).not.toHaveProperty('Idempotency-Key');
  });

  test('sends the idempotency key and the file of a share', async () => {
    respond(503, { message: 'Busy' }, 'Service Unavailable', { 'retry-after': '30' });
    const file = new File(['bytes'], 'sold.png');
    const sharing = createApiClient(api).callQueued(
      'shareScreenshot',
      { body: { title: 'Bowl', isOwnSale: false }, file },
      'k1',
    );
    await expect(sharing).rejects.toMatchObject({ status: 503, retryAfterMs: 30_000 });
    expect(sent().headers).toEqual({ 'Idempotency-Key': 'k1' });
    const form = sent().body as FormData;
    expect([form.get('title'), form.get('isOwnSale')]).toEqual(['Bowl', 'false']);
    expect(form.get('screenshot')).toMatchObject({ name: 'sold.png' });
  });

  test.each([
    ['exportNotes', 'The outbox does not send'],
    ['missing', 'There is no call'],
    ['toString', 'There is no call'],
  ])('rejects the call name %s', async (name, reason) => {
    await expect(client.callQueued(name, {}, 'k1')).rejects.toThrow(reason);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a client that has only some rows', () => {
  const { getNote, ...others } = testEndpoints;
  const clientWith = (loadAll: () => Promise<typeof testEndpoints>) =>
    createApiClient<typeof testEndpoints>({ getNote }, [loadAll]);
  const loaded = vi.fn(async () => ({ getNote, ...others }));

  beforeEach(() => void loaded.mockClear());

  test('sends a known call immediately and loads nothing', async () => {
    respond(200, { note: { text: 'old' } }, '', { etag: '"v7"' });
    void clientWith(loaded).call('getNote', { params: { id: '7' } });
    await Promise.resolve();
    expect(send).toHaveBeenCalledOnce();
    expect(loaded).not.toHaveBeenCalled();
  });

  test('loads the rows once, for the first call whose row is missing', async () => {
    const client = clientWith(loaded);
    const star = () => client.callQueued('starNote', { params: { id: '7' }, body: {} }, 'k1');
    await star();
    await star();
    expect(send).toHaveBeenCalledTimes(2);
    expect(loaded).toHaveBeenCalledOnce();
  });

  test('loads further rows only for a call whose row is missing in the first ones', async () => {
    const { starNote, ...rest } = others;
    const [first, second] = [vi.fn(async () => ({ starNote })), vi.fn(async () => rest)];
    const client = createApiClient<typeof testEndpoints>({ getNote }, [first, second]);
    await client.callQueued('starNote', { params: { id: '7' }, body: {} }, 'k1');
    expect(second).not.toHaveBeenCalled();
    await client.call('exportNotes', {}).catch(() => undefined);
    expect(second).toHaveBeenCalledOnce();
    expect(Object.keys(client.knownRows()).sort()).toEqual(Object.keys(testEndpoints).sort());
  });

  test('sends nothing if the call is canceled while its row loads', async () => {
    const abort = new AbortController();
    const { signal } = abort;
    const calling = clientWith(loaded).call('exportNotes', {}, { signal });
    abort.abort();
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
    expect(send).not.toHaveBeenCalled();
  });

  test('fails without a request if the rows cannot be loaded, and loads them with the next call', async () => {
    loaded.mockRejectedValueOnce(new NetworkError());
    const client = clientWith(loaded);
    const star = () => client.callQueued('starNote', { params: { id: '7' }, body: {} }, 'k1');
    await expect(star()).rejects.toThrow(NetworkError);
    expect(send).not.toHaveBeenCalled();
    await star();
    expect(send).toHaveBeenCalledOnce();
  });
});
