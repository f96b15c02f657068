import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/paths';
import { pathOf, MEASURED_PAGES, selectMeasuredPages, ROLES } from './measured-pages';

const DEMO = { item: '/item/abc', resetPassword: '/reset-password?token=abc' };

/**
 * Returns the routes that a file of the router declares, without '*', which leads to the next file or to the page for
 * unknown paths.
 */
const routesIn = (file: string): string[] =>
  readFileSync(join(ROOT, 'web/src/app', file), 'utf8')
    .split(/<Route\s/)
    .slice(1)
    .flatMap((props) => {
      const [, path] = /\bpath="([^"]+)"/.exec(props) ?? [];
      return /^\s*index\b/.test(props) ? '/' : (path ?? []);
    });

test('the routes of the measured pages are exactly the routes of the router', () => {
  const routes = [...routesIn('router.tsx'), ...routesIn('pages/rare-pages.tsx')];
  const measured = MEASURED_PAGES.map(({ route }) => route.split('?')[0] ?? '');
  expect([...new Set(measured)].toSorted()).toEqual([...new Set(routes)].toSorted());
});

test('each page is measured as a visitor, a free and a premium member, and the admin dashboard also as an admin', () => {
  for (const { route, roles } of MEASURED_PAGES)
    expect(roles, route).toEqual(route === '/admin' ? ROLES : ROLES.slice(0, 3));
});

test('the path of each measured page matches the route of the page', () => {
  for (const page of MEASURED_PAGES) {
    const path = pathOf(page, DEMO).split('?')[0] ?? '';
    const [route = ''] = page.route.split('?');
    const pattern = route.replaceAll(/:\w+/g, '[^/]+').replace('*', '/.+');
    expect(path).toMatch(new RegExp(`^${pattern}$`));
  }
});

test('selectMeasuredPages returns the measured page of a given route, and creates a page for a given path that is no route', () => {
  const [item, profile] = selectMeasuredPages(['/item/:itemId', '/user/jane']);
  expect(item && pathOf(item, DEMO)).toBe('/item/abc');
  expect(profile).toMatchObject({ route: '/user/jane', path: '/user/jane' });
});
