import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from './api-error';
import { FakeXhr } from './fake-xhr.test-support';
import { type HttpRequest, send } from './transport';

const request = (change: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  url: '/api/things',
  headers: { 'X-One': '1' },
  credentials: 'include',
  body: undefined,
  signal: undefined,
  onProgress: undefined,
  wantsFile: false,
  keepalive: false,
  ...change,
});

const NO_HEADERS = {
  etag: null,
  'retry-after': null,
  'content-disposition': null,
  'x-items-version': null,
  'x-plan-version': null,
};

beforeEach(() => {
  FakeXhr.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => vi.unstubAllGlobals());

const respondToFetch = (respond: () => Promise<Response>) => {
  const fetch = vi.fn(respond);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('sends credentials, headers and body with fetch', async () => {
  const fetch = respondToFetch(
    async () => new Response('yes', { status: 201, statusText: 'Created' }),
  );
  const response = await send(request({ body: '{"a":1}' }));
  expect(response).toEqual({
    status: 201,
    statusText: 'Created',
    headers: NO_HEADERS,
    text: 'yes',
    file: null,
  });
  expect(fetch).toHaveBeenCalledWith(
    '/api/things',
    expect.objectContaining({
      method: 'POST',
      credentials: 'include',
      headers: { 'X-One': '1' },
      body: '{"a":1}',
    }),
  );
});

test("sends no credentials with fetch or an upload when the option credentials is 'omit'", async () => {
  const fetch = respondToFetch(async () => new Response('yes'));
  await send(request({ credentials: 'omit' }));
  expect(fetch.mock.lastCall).toMatchObject(['/api/things', { credentials: 'omit' }]);
  void send(request({ body: new FormData(), credentials: 'omit' }));
  expect(FakeXhr.only().withCredentials).toBe(false);
});

test('rejects with a NetworkError when offline, and with an AbortError when canceled', async () => {
  respondToFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send(request())).rejects.toBeInstanceOf(NetworkError);
  const canceled = AbortSignal.abort();
  respondToFetch(() => Promise.reject(canceled.reason as Error));
  await expect(send(request({ signal: canceled }))).rejects.toMatchObject({ name: 'AbortError' });
});

test('uploads a form with credentials and reports the progress', async () => {
  const shares: number[] = [];
  const body = new FormData();
  const response = send(request({ body, onProgress: (share) => shares.push(share) }));
  const xhr = FakeXhr.only();
  expect(xhr).toMatchObject({ method: 'POST', url: '/api/things', withCredentials: true, body });
  expect(xhr.headers).toEqual({ 'X-One': '1' });
  xhr.progress(1, 4);
  xhr.progress(4, 4);
  xhr.responseHeaders = { etag: '"v7"' };
  xhr.respond(201, 'Created', '{}');
  expect(await response).toEqual({
    status: 201,
    statusText: 'Created',
    headers: { ...NO_HEADERS, etag: '"v7"' },
    text: '{}',
    file: null,
  });
  expect(shares).toEqual([0.25, 1]);
});

test('returns the body of a successful response as a file if requested, and the body of an error response as text', async () => {
  const disposition = 'attachment; filename="notes.csv"';
  const headers = { 'content-type': 'text/csv', 'content-disposition': disposition };
  respondToFetch(async () => new Response('a,b', { headers }));
  const { file, text, headers: read } = await send(request({ wantsFile: true }));
  expect([file?.type, await file?.text(), text]).toEqual(['text/csv', 'a,b', '']);
  expect(read).toEqual({ ...NO_HEADERS, 'content-disposition': disposition });
  respondToFetch(async () => new Response('{}', { status: 404 }));
  expect(await send(request({ wantsFile: true }))).toMatchObject({ text: '{}', file: null });
});

test('rejects an upload with a NetworkError when offline', async () => {
  const response = send(request({ body: new FormData() }));
  FakeXhr.only().onerror?.();
  await expect(response).rejects.toBeInstanceOf(NetworkError);
});

test('cancels a running upload, and does not start a canceled upload', async () => {
  const controller = new AbortController();
  const response = send(request({ body: new FormData(), signal: controller.signal }));
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  const late = send(request({ body: new FormData(), signal: controller.signal }));
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeXhr.sent).toHaveLength(1);
});
