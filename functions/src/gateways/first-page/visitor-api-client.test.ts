import { itemsEndpoints } from '@contract/endpoints/items';
import { profilesEndpoints } from '@contract/endpoints/profiles';
import { afterEach, expect, it, vi } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { createVisitorApiClient } from './visitor-api-client';

const LIST = {
  items: [],
  pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: '2026-11-21T12:00:00.000001Z' },
  priceSummary: null,
};

afterEach(() => vi.unstubAllGlobals());

function callsTo(respond: () => Promise<Response>) {
  const requests = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(respond);
  vi.stubGlobal('fetch', requests);
  return { calls: createVisitorApiClient('https://site.test'), requests };
}

const reading = (respond: () => Promise<Response>) =>
  callsTo(respond).calls.get(itemsEndpoints.listItems, { query: {} });
const listFrom = (respond: () => Promise<Response>) => appErrorOf(reading(respond));

it('VisitorApiClient.get calls an endpoint without credentials and returns the parsed response', async () => {
  const { calls, requests } = callsTo(() => Promise.resolve(Response.json({ ...LIST, odd: 1 })));
  const query = { search: 'tin & robot', page: 1 };
  expect(await calls.get(itemsEndpoints.listItems, { query })).toEqual(LIST);
  const [url, init] = requests.mock.calls[0] ?? [];
  expect(url).toBe('https://site.test/api/items?search=tin+%26+robot&page=1');
  expect(Object.keys(init ?? {})).toEqual(['signal']);
});

it('VisitorApiClient.get uses the deadline of the caller as the signal of the request', async () => {
  const { calls, requests } = callsTo(() => Promise.resolve(Response.json(LIST)));
  const deadline = new AbortController().signal;
  await calls.get(itemsEndpoints.listItems, { query: {} }, deadline);
  expect(requests.mock.calls[0]?.[1].signal).toBe(deadline);
});

it('VisitorApiClient.get encodes a path parameter', async () => {
  const { calls, requests } = callsTo(() => Promise.resolve(new Response('{}', { status: 503 })));
  await appErrorOf(
    calls.get(profilesEndpoints.getProfile, { params: { username: 'a/../b' }, query: {} }),
  );
  expect(requests.mock.calls[0]?.[0]).toBe('https://site.test/api/user/profile/a%2F..%2Fb');
});

it.each<[string, () => Promise<Response>]>([
  ['an error status', () => Promise.resolve(new Response('{}', { status: 503 }))],
  [
    'JSON that does not match the contract',
    () => Promise.resolve(Response.json({ items: 'none' })),
  ],
  ['no response', () => Promise.reject(new TypeError('fetch failed'))],
])("VisitorApiClient.get throws 'unavailable' when the API returns %s", async (_what, respond) => {
  expect(await listFrom(respond)).toMatchObject({ code: 'unavailable' });
});

it.each([
  [403, 'forbidden'],
  [404, 'not_found'],
])("VisitorApiClient.get turns the API's status %i into an AppError '%s'", async (status, code) => {
  const refusing = () => Promise.resolve(new Response('{}', { status }));
  expect(await listFrom(refusing)).toMatchObject({ code });
});

it.each([403, 404, 429, 503])(
  'VisitorApiClient.get cancels the unread body of a response with status %i',
  async (status) => {
    const cancel = vi.fn();
    const body = new ReadableStream({ cancel });
    await listFrom(() => Promise.resolve(new Response(body, { status })));
    expect(cancel).toHaveBeenCalledOnce();
  },
);

it.each([
  [{ 'retry-after': '7' }, 7],
  [{ 'retry-after': '86400' }, 600],
  [{}, 60],
])(
  'VisitorApiClient.get, after a response with status 429 and the headers %j, throws an error with a wait of %i s',
  async (headers, retryAfterSeconds) => {
    const refusing = () => Promise.resolve(new Response('{}', { status: 429, headers }));
    await expect(reading(refusing)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds,
    });
  },
);

it('VisitorApiClient.get throws an error with a wait of 10 s when the API takes too long', async () => {
  const late = () => Promise.reject(new DOMException('Too late', 'TimeoutError'));
  const refusal = { code: 'unavailable', retryAfterSeconds: 10 };
  await expect(reading(late)).rejects.toMatchObject(refusal);
});
