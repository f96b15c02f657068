import { expect, test, vi } from 'vitest';
import { mayCachePicture } from './pictures';

// Node cannot load the real modules, because they need the globals of a service worker.
vi.mock('workbox-expiration', () => ({}));
vi.mock('workbox-routing', () => ({}));
vi.mock('workbox-strategies', () => ({}));

/** Creates a response as if it came from the app's own server. */
function responseWith(status: number, headers: Record<string, string>, type = 'basic'): Response {
  const response = new Response(null, { status, headers });
  Object.defineProperty(response, 'type', { value: type });
  return response;
}

const WEBP = { 'content-type': 'image/webp', 'content-length': '40000' };

test('the service worker caches a picture', () => {
  expect(mayCachePicture(responseWith(200, WEBP))).toBe(true);
});

test.each([
  ['an error response', responseWith(404, WEBP)],
  ['a partial response', responseWith(206, WEBP)],
  ['an opaque response', responseWith(200, WEBP, 'opaque')],
  ['a response that is no picture', responseWith(200, { 'content-type': 'text/html' })],
  [
    'a picture of more than 500,000 bytes',
    responseWith(200, { ...WEBP, 'content-length': '500001' }),
  ],
])('the service worker does not cache %s', (_name, response) => {
  expect(mayCachePicture(response)).toBe(false);
});
