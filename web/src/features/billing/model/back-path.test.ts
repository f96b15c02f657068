import { beforeEach, expect, it, vi } from 'vitest';
import { backLinkLabel, safeBackPath } from './back-path';

beforeEach(() => vi.stubGlobal('location', { origin: 'http://boloboard.test' }));

it.each([
  ['/', 'Back to Items'],
  ['/?q=bowl', 'Back to Items'],
  ['/item/bowl', 'Back to Item'],
  ['/dashboard?page=2', 'Back to Dashboard'],
  ['/account-settings', 'Back to Account Settings'],
  ['/user/ann', 'Back to Profile'],
  ['/about', 'Back'],
])('returns the text of the link back to %s', (from, label) => {
  expect(safeBackPath(from)).toBe(from);
  expect(backLinkLabel(from)).toBe(label);
});

it.each([
  null,
  '',
  '//evil.test',
  'https://evil.test/',
  '/subscribe?from=%2F',
  '/login',
  'javascript:x',
])('leads back to the home page when the previous page is %j', (from) => {
  expect(safeBackPath(from)).toBe('/');
});
