import { describe, expect, it } from 'vitest';
import { createNewestItemsRepo } from '../../../src/repos/newest-items-repo';
import { createSitemap } from '../../../src/services/site/sitemap';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { createOwnDatabase } from '../../support/own-database';
import { send } from '../support/api';
import { ORIGIN } from '../support/environment';
import { removeItems, storeItems } from '../support/item-list';

const CACHING = 'public, max-age=600, s-maxage=600';
/** The number of items that a visitor may see: the items on page 1. */
const VISIBLE_ITEMS = 16;

async function read(path: string) {
  const response = await send('GET', path);
  const { status, headers } = response;
  return { status, type: headers.get('content-type'), headers, text: await response.text() };
}

const linksIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

describe('GET /robots.txt', () => {
  it('returns a text file that allows all pages and names the sitemap', async () => {
    const { status, type, headers, text } = await read('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers.get('cache-control')).toBe(CACHING);
    expect(text).toContain('User-agent: *\n');
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

describe('GET /ads.txt', () => {
  it('returns 404 when the site has no ad client', async () => {
    const { status, headers, text } = await read('/ads.txt');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe(CACHING);
    expect(text).toBe('This site has no ad client.\n');
  });
});

describe('GET /sitemap.xml', () => {
  it('lists the home page and items, and at most as many items as page 1 of the item list has', async () => {
    const items = await storeItems(Array.from({ length: VISIBLE_ITEMS + 1 }, () => ({})));
    const { status, type, headers, text } = await read('/sitemap.xml');
    await removeItems(items);
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers.get('cache-control')).toBe(CACHING);
    const [home, ...links] = linksIn(text);
    expect(home).toBe(`${ORIGIN}/`);
    expect(links).toHaveLength(VISIBLE_ITEMS);
    for (const link of links) expect(link).toMatch(`${ORIGIN}/item/`);
    expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  });

  it('rejects methods other than GET and HEAD', async () => {
    const response = await send('POST', '/sitemap.xml');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('the sitemap', () => {
  it('lists the newest live items, and no removed, hidden or expired ones', async () => {
    const db = createOwnDatabase();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const gone = new Date();
    const changes = {
      removed: { addedAt: minutesAgo(1), removedAt: gone },
      hidden: { addedAt: minutesAgo(2), hiddenAt: gone },
      expired: { addedAt: minutesAgo(3), expiresAt: gone },
      newer: { addedAt: minutesAgo(4) },
      older: { addedAt: minutesAgo(5) },
    };
    for (const [id, change] of Object.entries(changes))
      await db.doc(`items/${id}`).create(itemFieldsToStore(change));
    const sitemap = createSitemap({
      newestItems: createNewestItemsRepo(db),
      origin: 'https://boloboard.test',
      now: () => new Date(),
    });
    const urls = (await sitemap.entries()).map(({ url }) => url);
    expect(urls).toEqual(
      ['/', '/item/newer', '/item/older'].map((path) => `https://boloboard.test${path}`),
    );
  });
});
