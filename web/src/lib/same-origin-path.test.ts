import { expect, test } from 'vitest';
import { sameOriginPath } from './same-origin-path';

const path = (next: string | null) => sameOriginPath(next, 'https://boloboard.example');

test('sameOriginPath returns a path of this origin with its query and hash', () => {
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
])('sameOriginPath returns / for %j', (next) => {
  expect(path(next)).toBe('/');
});

test.each(['/sign-in', '/Sign-In', '/login?next=/', '/register', '/api/logout'])(
  'sameOriginPath returns / for the sign-in path %s',
  (next) => {
    expect(path(next)).toBe('/');
  },
);
