import { expect, test } from 'vitest';
import { sameOriginPath } from './same-origin-path';

const path = (next: string | null) => sameOriginPath(next, 'https://boloboard.example');

test('keeps a path of this origin with its query and hash', () => {
  expect(path('/dashboard?page=2#items')).toBe('/dashboard?page=2#items');
});

test.each([
  null,
  '',
  'dashboard',
  'https://other.example/',
  '//other.example/',
  '/\\other.example/',
  '/\t/other.example/',
  'javascript:alert(1)',
])('goes home instead of to %j', (next) => {
  expect(path(next)).toBe('/');
});

test.each(['/sign-in', '/login?next=/', '/register', '/api/logout'])(
  'does not return to %s',
  (next) => {
    expect(path(next)).toBe('/');
  },
);
