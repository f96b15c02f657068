import { expect, test } from 'vitest';
import { navigationKind } from './navigation-kind';

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
])('leaves %s to the server', (path) => {
  expect(navigationKind(path.split('?')[0] ?? '')).toBe('server');
});

test.each(['/', '/about', '/sign-in', '/user/jane.doe', '/apiary', '/mediator', '/unknown/page'])(
  'responds to %s with the shell',
  (path) => {
    expect(navigationKind(path)).toBe('shell');
  },
);

test.each(['/item/abc', '/item/abc/'])('asks the server for %s first', (path) => {
  expect(navigationKind(path)).toBe('item');
});
