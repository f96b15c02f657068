import { avifUrlOf } from '@contract/rules/picture-files';
import { beforeAll, describe, expect, it } from 'vitest';
import { readError, send } from '../support/api';
import { createMember } from '../support/member';
import { SALE_FIELDS, shareSale } from '../support/share-sale';

let url: string;
let thumbnail: string;
beforeAll(async () => {
  const { body } = await shareSale(await createMember(), {
    fields: { ...SALE_FIELDS, cover: '0,0,1,1' },
  });
  url = body.item?.picture.url ?? '';
  thumbnail = body.item?.picture.thumbnails[0]?.url ?? '';
});

describe('GET /media/{path}', () => {
  it('returns a WebP that browsers cache for a year and the CDN for 10 minutes', async () => {
    const response = await send('GET', url);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable, s-maxage=600',
    );
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  });

  it('returns an AVIF under a URL of its own', async () => {
    const response = await send('GET', avifUrlOf(thumbnail));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect(response.headers.get('vary') ?? '').not.toMatch(/accept(,|$)/i);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 4, 12)).toBe('ftypavif');
  });

  it('returns 304 when the ETag in the request matches, and returns the content length to HEAD', async () => {
    const etag = (await send('GET', url)).headers.get('etag') ?? '';
    // Without this header, fetch sends `no-cache` and never gets a 304.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = await send('GET', url, { headers });
    expect(again.status).toBe(304);
    const head = await send('HEAD', url);
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  });

  it('returns 405 for POST, PUT and DELETE', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await send(method, url)).status).toBe(405);
    }
  });
});

it.each([
  '/media/items/nobody/nothing.webp',
  '/media/',
  '/media/items',
  '/media/items/a/%00.webp',
  '/media/items/a/b.webp.bak',
  '/media/%E0%A4%A',
  '/media/items/..%2f..%2fpackage.json',
])('GET %s returns a 400 or 404 that is not cached', async (path) => {
  const response = await send('GET', path);
  expect([400, 404]).toContain(response.status);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect((await readError(response)).code).toBe(
    response.status === 400 ? 'bad_request' : 'not_found',
  );
});
