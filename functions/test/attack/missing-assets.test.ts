import { expect, it } from 'vitest';
import { send } from '../api/support/api';

const cachingOf = async (path: string) => {
  const { status, headers } = await send('GET', path);
  return [status, headers.get('cache-control')];
};

it('browsers must not use a cached response for a missing asset without asking the server', async () => {
  for (const name of ['none.js', 'index-00000000.js', 'index.js', 'none.js.map'])
    expect(await cachingOf(`/assets/${name}`), name).toEqual([404, 'no-cache']);
});

it('browsers may cache every asset of the home page for a year', async () => {
  const html = await (await send('GET', '/')).text();
  const paths = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths)
    expect(await cachingOf(path), path).toEqual([200, 'public, max-age=31536000, immutable']);
});
