import { expect, test } from 'vitest';
import { serviceWorkerFiles } from './installable-app.ts';

const file = (url: string) => ({ url, revision: null });
const SHELL = '<script src="/assets/index-a.js"></script><link href="/assets/font-b.woff2">';

/** Files that only admins may load. */
const ADMIN = ['admin-dashboard-d.js', 'admin-dashboard-e.css'];

test('serviceWorkerFiles marks a file as lazy when the shell does not link to it', () => {
  const names = ['assets/index-a.js', 'assets/font-b.woff2', 'assets/zoom-c.js', 'favicon.svg'];
  const files = serviceWorkerFiles(names.map(file), SHELL);
  expect(files.filter(({ lazy }) => lazy).map(({ url }) => url)).toEqual(['assets/zoom-c.js']);
  expect(files).toHaveLength(4);
});

test('serviceWorkerFiles leaves out files that are useless without a network', () => {
  const names = ['live-item-reader-a.js', 'firebase-auth-b.js', 'client-ads-c.js'];
  expect(
    serviceWorkerFiles(
      [...names, ...ADMIN].map((name) => file(`assets/${name}`)),
      SHELL,
    ),
  ).toEqual([]);
});
