import { vi } from 'vitest';
import type { HttpResponse, HttpRequest } from './transport';

/** Replaces the function `send` of the transport, which sends HTTP requests. */
export const send = vi.fn<(request: HttpRequest) => Promise<HttpResponse>>();

export const NO_RESPONSE_HEADERS = {
  etag: null,
  'retry-after': null,
  'content-disposition': null,
  'x-items-version': null,
  'x-plan-version': null,
};

/** A page of the item list without items, as the API returns it. */
export const EMPTY_ITEM_PAGE = {
  items: [],
  pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: '2026-11-01T12:00:00.000000Z' },
  priceSummary: null,
};

/** Sets the response to all later requests. */
export const setHttpResponse = (
  status: number,
  body: unknown,
  statusText = '',
  headers: Partial<HttpResponse['headers']> = {},
) =>
  send.mockResolvedValue({
    status,
    statusText,
    headers: { ...NO_RESPONSE_HEADERS, ...headers },
    text: typeof body === 'string' ? body : JSON.stringify(body),
    file: null,
  });

/** Returns the last request that the API client has sent. */
export const lastRequest = (): HttpRequest => {
  const request = send.mock.lastCall?.[0];
  if (!request) throw new Error('No request was sent.');
  return request;
};
