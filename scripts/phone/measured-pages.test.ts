import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/paths';
import { addressOf, MEASURED_PAGES, pagesOf, ROLES } from './measured-pages';

const DEMO = { item: '/item/abc', resetPassword: '/reset-password?token=abc' };

/** The routes that the source of a router declares. Its catch-all leads to the next file, or to the page not found. */
const routesIn = (file: string): string[] =>
  readFileSync(join(ROOT, 'web/src/app', file), 'utf8')
    .split(/<Route\s/)
    .slice(1)
    .flatMap((props) => {
      const [, path] = /\bpath="([^"]+)"/.exec(props) ?? [];
      return /^\s*index\b/.test(props) ? '/' : (path ?? []);
    });

test('measures every route of the router, and no other', () => {
  const routes = [...routesIn('router.tsx'), ...routesIn('pages/rare-pages.tsx')];
  const measured = MEASURED_PAGES.map(({ route }) => route.split('?')[0] ?? '');
  expect([...new Set(measured)].toSorted()).toEqual([...new Set(routes)].toSorted());
});

test('opens each route as a visitor and as both kinds of members, and the admin dashboard as an admin', () => {
  for (const { route, roles } of MEASURED_PAGES)
    expect(roles, route).toEqual(route === '/admin' ? ROLES : ROLES.slice(0, 3));
});

test('opens an address of each route', () => {
  for (const page of MEASURED_PAGES) {
    const address = addressOf(page, DEMO).split('?')[0] ?? '';
    const [route = ''] = page.route.split('?');
    const pattern = route.replaceAll(/:\w+/g, '[^/]+').replace('*', '/.+');
    expect(address).toMatch(new RegExp(`^${pattern}$`));
  }
});

test('finds a page by its route, and measures an address that is no route, too', () => {
  const [item, profile] = pagesOf(['/item/:itemId', '/user/jane']);
  expect(item && addressOf(item, DEMO)).toBe('/item/abc');
  expect(profile).toMatchObject({ route: '/user/jane', address: '/user/jane' });
});
