import { defineEndpoint } from '@contract/endpoints/define-endpoint';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, createApiClient } from './api-client';
import { send, EMPTY_ITEM_PAGE, setHttpResponse, lastRequest } from './api-client.test-support';
import { forgetItemsVersion } from './items-version';

vi.mock('./transport', () => import('./api-client.test-support'));

beforeEach(() => setHttpResponse(204, ''));
afterEach(() => send.mockReset());

test('call sends no body and no content type with a GET', async () => {
  setHttpResponse(200, EMPTY_ITEM_PAGE);
  await call('listItems', { query: { page: 1, limit: undefined } });
  expect(lastRequest()).toMatchObject({ method: 'GET', url: '/api/items?page=1', headers: {} });
  expect(lastRequest().body).toBeUndefined();
});

test('call sends a body as JSON with its content type', async () => {
  await call('setUsername', { body: { username: 'ann' } });
  expect(lastRequest().headers).toEqual({ 'Content-Type': 'application/json' });
  expect(lastRequest().body).toBe('{"username":"ann"}');
});

test('call sends no content type with a POST without a body', async () => {
  await call('logout', {});
  expect(lastRequest()).toMatchObject({ method: 'POST', url: '/api/auth/logout', headers: {} });
  expect(lastRequest().body).toBeUndefined();
});

test('call sends an upload as multipart with its idempotency key and without a content type', async () => {
  setHttpResponse(401, {});
  const body = { title: 'Tee', soldPrice: '5', isOwnSale: false, comment: undefined };
  const file = new Blob(['x'], { type: 'image/png' });
  await call('shareScreenshot', { body, file }, { idempotencyKey: 'k1' }).catch(() => undefined);
  expect(lastRequest().headers).toEqual({ 'Idempotency-Key': 'k1' });
  const form = lastRequest().body as FormData;
  expect([...form.keys()]).toEqual(['title', 'soldPrice', 'isOwnSale', 'screenshot']);
  expect(form.get('isOwnSale')).toBe('false');
});

test('call passes the abort signal and the progress listener to the transport', async () => {
  setHttpResponse(200, { text: 'Tee' });
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  await call('extractText', { file: new Blob(['x']) }, options);
  expect(lastRequest()).toMatchObject(options);
});

test('call omits credentials only for calls with a shared cache', async () => {
  for (const name of [
    'getMostLikedOfMonth',
    'getHighestProfitOfMonth',
    'getMostActiveSellerOfMonth',
  ] as const) {
    await call(name, { query: {} }).catch(() => undefined);
    expect(lastRequest()).toMatchObject({ credentials: 'omit' });
  }
  await call('logout', {});
  expect(lastRequest()).toMatchObject({ credentials: 'include' });
});

test('call drops unknown fields of a response, and rejects if the response does not match the schema', async () => {
  setHttpResponse(200, { ...EMPTY_ITEM_PAGE, secret: 1 });
  expect(await call('listItems', { query: {} })).toEqual(EMPTY_ITEM_PAGE);
  setHttpResponse(200, { items: 'none' });
  await expect(call('listItems', { query: {} })).rejects.toThrow();
});

test('call returns undefined for a 204', async () => {
  await expect(call('logout', {})).resolves.toBeUndefined();
});

test('call rejects with an ApiError that has status, message, code and issues', async () => {
  const issues = [{ path: ['body', 'username'], message: 'Too short' }];
  setHttpResponse(400, {
    message: 'Check your input',
    code: 'bad_request',
    requestId: 'r',
    issues,
  });
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
  'for the status %i, the body %j and the status text %j, call rejects with the message %j',
  async (status, body, statusText, message) => {
    setHttpResponse(status, body, statusText);
    await expect(call('listItems', { query: {} })).rejects.toMatchObject({ message });
  },
);

test('call returns undefined for a 401 below /api/auth/, and rejects for a 401 elsewhere', async () => {
  setHttpResponse(401, { message: 'Unauthorized', code: 'unauthorized', requestId: 'r' });
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

  test('is sent with later reads of items, and with no other call, when a change has returned it', async () => {
    setHttpResponse(204, '', '', { 'x-items-version': version });
    await change();
    setHttpResponse(200, EMPTY_ITEM_PAGE);
    await call('listItems', { query: {} });
    expect(lastRequest().headers).toEqual({ 'x-items-version': version });
    await call('getMostLikedOfMonth', { query: {} }).catch(() => undefined);
    expect(lastRequest().headers).toEqual({});
    await call('logout', {});
    expect(lastRequest().headers).toEqual({});
  });

  test('is not sent when the only changes so far have failed or have changed no item', async () => {
    await change();
    setHttpResponse(409, {});
    await change().catch(() => undefined);
    setHttpResponse(200, EMPTY_ITEM_PAGE);
    await call('listItems', { query: {} });
    expect(lastRequest().headers).toEqual({});
  });

  test('is also sent when a 409 response has returned it, because this response repeats the result of an earlier request', async () => {
    setHttpResponse(409, {}, '', { 'x-items-version': version });
    await change().catch(() => undefined);
    setHttpResponse(200, EMPTY_ITEM_PAGE);
    await call('listItems', { query: {} });
    expect(lastRequest().headers).toEqual({ 'x-items-version': version });
  });
});
