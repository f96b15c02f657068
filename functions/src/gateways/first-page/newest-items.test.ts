import { afterEach, expect, it, vi } from 'vitest';
import { refusalOf } from '../../lib/refusal-of.test-support';
import { createNewestItemsGateway } from './newest-items';

const LIST = {
  items: [],
  pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: '2026-11-21T12:00:00.000001Z' },
  priceSummary: null,
};

afterEach(() => vi.unstubAllGlobals());

/** A gateway to a site that answers with `answer`, and a clock that the test moves. */
function gatewayTo(answer: () => Promise<Response>) {
  const requests = vi.fn<(address: string) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', requests);
  const clock = { now: 1_000 };
  const gateway = createNewestItemsGateway('https://site.test', () => new Date(clock.now));
  return { gateway, requests, clock };
}

const listed = () => Promise.resolve(Response.json(LIST));

it('returns the first page of the item list and when it was read', async () => {
  const { gateway, requests } = gatewayTo(listed);
  expect(await gateway.get()).toEqual({ list: LIST, readAt: 1_000 });
  expect(requests.mock.calls[0]?.[0]).toBe('https://site.test/api/items');
});

it('makes one request for concurrent calls and for the next 10 s', async () => {
  const { gateway, requests, clock } = gatewayTo(listed);
  await Promise.all(Array.from({ length: 20 }, () => gateway.get()));
  clock.now += 9_999;
  await gateway.get();
  expect(requests).toHaveBeenCalledTimes(1);
  clock.now += 1;
  expect((await gateway.get()).readAt).toBe(11_000);
  expect(requests).toHaveBeenCalledTimes(2);
});

it.each<[string, () => Promise<Response>]>([
  ['an error', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['something else', () => Promise.resolve(Response.json({ items: 'none' }))],
  ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
])('throws unavailable when the site answers with %s, and asks again', async (_what, answer) => {
  const { gateway, requests } = gatewayTo(answer);
  expect(await refusalOf(gateway.get())).toMatchObject({ code: 'unavailable' });
  requests.mockImplementation(listed);
  expect((await gateway.get()).list).toEqual(LIST);
});
