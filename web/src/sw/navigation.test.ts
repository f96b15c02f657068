import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigationKind, responseWithinTimeout } from './navigation';

// Node cannot load the real module, because it needs the globals of a service worker.
vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }));

test.each([
  '/api',
  '/api/login?next=/',
  '/api/logout',
  '/media/items/abc-640.webp',
  '/__/auth/handler',
  '/__/firebase/init.json',
  '/assets/index-abc.js',
  '/robots.txt',
  '/sw.js',
  '/manifest.webmanifest',
  '/share-target',
  '/item/abc/card-0123456789abcdef.png',
])('leaves navigations to %s to the server', (path) => {
  expect(navigationKind(path.split('?')[0] ?? '')).toBe('server');
});

test.each(['/', '/about', '/sign-in', '/user/jane.doe', '/apiary', '/mediator', '/unknown/page'])(
  'responds to navigations to %s with the shell',
  (path) => {
    expect(navigationKind(path)).toBe('shell');
  },
);

test.each(['/item/abc', '/item/abc/'])('asks the server first for navigations to %s', (path) => {
  expect(navigationKind(path)).toBe('item');
});

describe('responseWithinTimeout', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('returns a response that arrives in time', async () => {
    const response = new Response('item');
    expect(await responseWithinTimeout(Promise.resolve(response), 2000)).toBe(response);
  });

  test('returns null when the request fails or exceeds the time limit', async () => {
    expect(await responseWithinTimeout(Promise.reject(new TypeError('offline')), 2000)).toBeNull();
    const late = responseWithinTimeout(new Promise(() => undefined), 2000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await late).toBeNull();
  });
});
