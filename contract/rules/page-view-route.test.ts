import { expect, test } from 'vitest';
import { PAGE_VIEW_ROUTES } from '../schemas/page-view';
import { knownPageViewRoute, pageViewRouteOf } from './page-view-route';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/item/k3jf8', '/item/:itemId'],
  ['/user/somebody', '/user/:username'],
  ['/user/', 'other'],
  ['/user/somebody/items', 'other'],
  ['/aboutus', 'other'],
  ['/no/such/page', 'other'],
  ['other', 'other'],
])('pageViewRouteOf(%j) returns the pattern %j', (path, route) => {
  expect(pageViewRouteOf(path)).toBe(route);
});

test("knownPageViewRoute returns a known route pattern unchanged, and 'other' for an actual path such as /user/somebody", () => {
  for (const route of PAGE_VIEW_ROUTES) expect(knownPageViewRoute(route)).toBe(route);
  for (const text of ['/user/somebody', '/item/k3jf8', '/about/', '', '__proto__'])
    expect(knownPageViewRoute(text)).toBe('other');
});
