import type { ItemListView } from '@contract/rules/item-list-view';
import type { FirstPage } from '@contract/schemas/first-page';
import type { ProfilePage } from '@contract/schemas/profile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemLike } from '../domain/items/link-preview/item-like.test-support';
import { AppError } from '../lib/app-error';
import type { Logger } from '../lib/logger';
import type { LinkPreview, LinkPreviews } from '../services/items/link-previews';
import type { FirstPages } from '../services/site/first-pages';
import { createHttpApp } from './http-app';
import { createSitePagesHandler } from './site-pages';
import { type ServedApp, serveApp } from './serve-app.test-support';

const OWL: LinkPreview = {
  title: 'Brass owl',
  price: '$34.99',
  isOffer: false,
  platform: 'eBay',
  cardVersion: '0123456789abcdef',
  cover: null,
  item: itemLike({ id: 'owl' }),
};
const SITE_PAGE = {
  html: '<html><head><title>BoloBoard</title></head><body><script src="/app.js"></script></body></html>',
  headers: { 'content-security-policy': "default-src 'self'" },
};
const unavailable = () => Promise.reject(new AppError('unavailable', 'Not now.'));
const findOwl = async () => OWL;
const drawCard = async () => Buffer.from('png');
const found: LinkPreviews = { find: findOwl, card: drawCard };
const LIST = {
  items: [],
  pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: '2026-11-21T12:00:00.000001Z' },
  priceSummary: null,
};
const STATS = { totalItems: 3, ownSales: 0, totalSalesValue: '0.00', avgSalePrice: '0.00' };
const JANE = { user: { username: 'jane_doe', customProfileImageUrl: null } };
const readProfile: FirstPages['profile'] = async (username, page) => {
  const known = { page: JANE as ProfilePage, stats: STATS, achievements: null };
  const profile = username === 'jane_doe' ? known : null;
  if (!profile && /jane/i.test(username)) return { movedTo: 'jane_doe' };
  return { kind: 'profile', readAt: 0, username, page, profile };
};
const rendering: FirstPages = {
  list: async ({ search }) => ({
    ...{ kind: 'list', readAt: 0, list: LIST },
    search: search && `?q=${search}`,
  }),
  item: async (reading) => {
    const item = await reading;
    return item && { kind: 'item', readAt: 0, list: LIST, item };
  },
  profile: readProfile,
  render: async (shell, page) => `${shell}<p>${shownOn(page)}</p>`,
};
function shownOn(page: FirstPage): string {
  if (page.kind === 'list') return `items at /${page.search}`;
  if (page.kind === 'item') return `items and ${page.item.id}`;
  return `${page.profile ? '' : 'no '}@${page.username}, page ${String(page.page)}`;
}
const logged = vi.fn<(level: string, event: string) => void>();
const logTo = (level: string) => (event: string) => logged(level, event);
const log: Logger = {
  ...{ info: logTo('info'), warn: logTo('warn'), error: logTo('error') },
  with: () => log,
};

let served: ServedApp | undefined;
beforeEach(() => logged.mockReset());
afterEach(() => served?.close());

async function request(
  path: string,
  {
    previews = found,
    firstPages = rendering,
    site = async () => SITE_PAGE,
    ...init
  }: RequestInit & {
    previews?: LinkPreviews;
    firstPages?: FirstPages;
    site?: () => Promise<typeof SITE_PAGE>;
  } = {},
) {
  const pages = createSitePagesHandler({
    previews,
    firstPages,
    sitePage: { get: site },
    origin: 'https://boloboard.test',
  });
  served = await serveApp(createHttpApp({ projectId: 'demo', log }, (app) => app.use(pages)));
  const answer = await fetch(served.origin + path, init);
  const header = (name: string) => answer.headers.get(name);
  return { status: answer.status, header, body: await answer.text() };
}

const RENDERED_CACHING = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
const failingReads = { find: unavailable, card: unavailable };

const FAILURES: [string, FirstPages][] = [
  [
    'the data cannot be read',
    { ...rendering, list: unavailable, item: unavailable, profile: unavailable },
  ],
  ['rendering fails', { ...rendering, render: unavailable }],
];

describe('GET /', () => {
  it('serves the rendered items to everyone from the CDN for 30 s', async () => {
    const { status, header, body } = await request('/');
    expect({ status, body }).toEqual({
      status: 200,
      body: `${SITE_PAGE.html}<p>items at /</p>`,
    });
    expect(header('content-type')).toBe('text/html; charset=utf-8');
    expect(header('content-security-policy')).toBe("default-src 'self'");
    expect(header('cache-control')).toBe(RENDERED_CACHING);
    expect(header('vary') ?? '').not.toMatch(/cookie/i);
  });

  it.each(FAILURES)('serves the plain app page, uncached, when %s', async (_what, firstPages) => {
    const { status, header, body } = await request('/', { firstPages });
    expect({ status, body }).toEqual({ status: 200, body: SITE_PAGE.html });
    expect(header('cache-control')).toBe('private, no-cache');
  });

  it('serves the rendered items for a link with tracking parameters', async () => {
    const { header, body } = await request('/?fbclid=1&utm_source=news');
    expect(body).toContain('<p>items at /</p>');
    expect(header('cache-control')).toBe(RENDERED_CACHING);
  });
});

describe('GET / with a query', () => {
  it.each(['/?q=bowl', '/?q=bowl&fbclid=1'])(
    'serves the rendered list, which search engines do not list: %s',
    async (path) => {
      const { header, body } = await request(path);
      expect(body).toContain('<p>items at /?q=bowl</p>');
      expect(header('cache-control')).toBe(RENDERED_CACHING);
      expect(header('x-robots-tag')).toBe('noindex');
    },
  );

  it.each(['/?start=share', '/?q=bowl&start=search', '/?unknown=1'])(
    'serves the plain app page for more than a list: %s',
    async (path) => {
      const list = vi.fn((view: ItemListView) => rendering.list(view));
      const { header, body } = await request(path, { firstPages: { ...rendering, list } });
      expect(body).toBe(SITE_PAGE.html);
      expect(header('cache-control')).toBe('private, no-cache');
      expect(list).not.toHaveBeenCalled();
    },
  );

  it.each(FAILURES)('serves the plain app page, uncached, when %s', async (_what, firstPages) => {
    const { status, header, body } = await request('/?q=bowl', { firstPages });
    expect({ status, body }).toEqual({ status: 200, body: SITE_PAGE.html });
    expect(header('cache-control')).toBe('private, no-cache');
  });
});

describe('GET /user/{username}', () => {
  it.each(['/user/jane_doe', '/user/jane_doe?utm_source=news'])(
    'serves the rendered profile to everyone, with preview tags: %s',
    async (path) => {
      const { status, header, body } = await request(path);
      expect(status).toBe(200);
      expect(body).toContain('<p>@jane_doe, page 1</p>');
      expect(body).toContain('<title>@jane_doe · BoloBoard</title>');
      expect(body).toContain('<meta property="og:type" content="profile" />');
      expect(body).toContain('href="https://boloboard.test/user/jane_doe"');
      expect(header('cache-control')).toBe(RENDERED_CACHING);
      expect(header('content-security-policy')).toBe("default-src 'self'");
      expect(header('x-robots-tag')).toBeNull();
      expect(header('vary') ?? '').not.toMatch(/cookie/i);
    },
  );

  it('serves the member of a later page, which search engines do not list', async () => {
    const { header, body } = await request('/user/jane_doe?page=2');
    expect(body).toContain('<p>@jane_doe, page 2</p>');
    expect(header('x-robots-tag')).toBe('noindex');
    expect(body).not.toContain('rel="canonical"');
  });

  it('serves only the preview tags for another query', async () => {
    const { header, body } = await request('/user/jane_doe?odd=1');
    expect(body).toContain('<title>@jane_doe · BoloBoard</title>');
    expect(body).not.toContain('<p>');
    expect(header('cache-control')).toBe('private, no-cache');
  });

  it.each([
    ['an earlier name', '/user/before_jane', '/user/jane_doe'],
    ['another case', '/user/JANE_doe?page=2&fbclid=1', '/user/jane_doe?page=2'],
    ['an earlier name with another query', '/user/before_jane?odd=1', '/user/jane_doe?odd=1'],
    ['another path', '/User/jane%5Fdoe/', '/user/jane_doe'],
    ['page 1', '/user/jane_doe?page=1', '/user/jane_doe'],
    ['no page', '/user/jane_doe?page=abc', '/user/jane_doe'],
    ['a page in another way', '/user/jane_doe?page=02', '/user/jane_doe?page=2'],
  ])('redirects %s to the one address, which is not kept', async (_what, path, to) => {
    const { status, header } = await request(path, { redirect: 'manual' });
    expect(status).toBe(302);
    expect(header('location')).toBe(to);
    expect(header('cache-control')).toBe('private, no-cache');
    expect(header('content-security-policy')).toBe("default-src 'self'");
  });

  it('serves an uncached rendered 404 for a name that nobody has', async () => {
    const { status, header, body } = await request('/user/nobody');
    expect(status).toBe(404);
    expect(body).toContain('<p>no @nobody, page 1</p>');
    expect(header('cache-control')).toBe('private, no-cache');
  });

  it.each(['/user/nobody?page=2', '/user/n%6Fbody'])(
    'serves the plain app page as a 404 at another address of nobody: %s',
    async (path) => {
      const { status, body } = await request(path);
      expect({ status, body }).toEqual({ status: 404, body: SITE_PAGE.html });
    },
  );

  it.each([
    '/user/a%2Fb',
    '/user/%E0%A4',
    '/user/x',
    '/user/__proto__',
    '/user/jane_doe/items',
    '/user/',
  ])('serves the plain app page as a 404, and reads nothing, for %s', async (path) => {
    const profile = vi.fn(readProfile);
    const { status, body } = await request(path, { firstPages: { ...rendering, profile } });
    expect({ status, body }).toEqual({ status: 404, body: SITE_PAGE.html });
    expect(profile).not.toHaveBeenCalled();
  });

  it.each(FAILURES)('serves the app page, uncached, when %s', async (_what, firstPages) => {
    const { status, header, body } = await request('/user/jane_doe', { firstPages });
    expect(status).toBe(200);
    expect(body).toContain('<script src="/app.js">');
    expect(body).not.toContain('<p>');
    expect(header('cache-control')).toBe('private, no-cache');
  });

  it('lets search engines list no later page of a profile that cannot be read', async () => {
    const unread = { ...rendering, profile: unavailable };
    const { header } = await request('/user/jane_doe?page=2', { firstPages: unread });
    expect(header('x-robots-tag')).toBe('noindex');
  });

  it.each([
    ['too_many_requests', 'warn', 'page_data_limited'],
    ['unavailable', 'error', 'page_data_failed'],
  ] as const)('logs %s as %s: %s', async (code, level, event) => {
    const profile = () => Promise.reject(new AppError(code, 'Not now.'));
    await request('/user/jane_doe', { firstPages: { ...rendering, profile } });
    expect(logged.mock.calls.filter(([at]) => at !== 'info')).toEqual([[level, event]]);
  });
});

describe('GET /item/{id}', () => {
  it('serves the app page with preview tags for the item', async () => {
    const { status, header, body } = await request('/item/owl');
    expect(status).toBe(200);
    expect(body).toContain('<script src="/app.js">');
    expect(body).toContain('<p>items and owl</p>');
    expect(body).toContain('<meta property="og:title" content="Brass owl" />');
    expect(body).toContain('https://boloboard.test/item/owl/card-0123456789abcdef.png');
    expect(header('content-type')).toBe('text/html; charset=utf-8');
    expect(header('content-security-policy')).toBe("default-src 'self'");
    expect(header('cache-control')).toBe(RENDERED_CACHING);
  });

  it('serves the rendered item, and its own address, for a link with tracking parameters', async () => {
    const { header, body } = await request('/item/owl?utm_source=news');
    expect(body).toContain('<p>items and owl</p>');
    expect(body).toContain('<link rel="canonical" href="https://boloboard.test/item/owl" />');
    expect(header('cache-control')).toBe(RENDERED_CACHING);
  });

  it.each(FAILURES)(
    'serves the app page with preview tags, uncached, when %s',
    async (_what, firstPages) => {
      const { status, header, body } = await request('/item/owl', { firstPages });
      expect(status).toBe(200);
      expect(body).toContain('<meta property="og:title" content="Brass owl" />');
      expect(body).not.toContain('items and');
      expect(header('cache-control')).toBe('private, no-cache');
    },
  );

  it.each([
    ['an unknown item', '/item/owl', { find: async () => null, card: async () => null }],
    ['an item that cannot be read', '/item/owl', failingReads],
    ['an invalid id', '/item/%3Cscript%3E', found],
    ['a path below an item', '/item/owl/likes', found],
    ['a missing id', '/item/', found],
  ])('serves the plain app page, uncached, for %s', async (_what, path, previews) => {
    const { status, header, body } = await request(path, { previews });
    expect({ status, body }).toEqual({ status: 200, body: SITE_PAGE.html });
    expect(header('cache-control')).toBe('private, no-cache');
  });

  it('does not read Firestore when the id is too long', async () => {
    const find = vi.fn(findOwl);
    await request(`/item/${'a'.repeat(129)}`, { previews: { ...found, find } });
    expect(find).not.toHaveBeenCalled();
  });

  it('returns an uncached 503 with a preview and a link home when the app page is unavailable', async () => {
    const { status, header, body } = await request('/item/owl', { site: unavailable });
    expect(status).toBe(503);
    expect(header('retry-after')).toBe('10');
    expect(header('cache-control')).toBe('no-store');
    expect(body).toContain('<a href="/">');
    expect(body).toContain('<meta property="og:title" content="Brass owl" />');
  });

  it('returns an uncached 405 with Allow when the method is POST', async () => {
    const { status, header } = await request('/item/owl', { method: 'POST' });
    expect(status).toBe(405);
    expect(header('allow')).toBe('GET, HEAD');
    expect(header('cache-control')).toBe('no-store');
  });
});

describe('GET /item/{id}/card-{version}.png', () => {
  it('returns a PNG that browsers cache for a year and the CDN for 10 minutes', async () => {
    const { status, header, body } = await request('/item/owl/card-0123456789abcdef.png');
    expect({ status, body }).toEqual({ status: 200, body: 'png' });
    expect(header('content-type')).toBe('image/png');
    expect(header('cache-control')).toBe('public, max-age=31536000, immutable, s-maxage=600');
  });

  it.each([
    [
      'an unknown item',
      '/item/owl/card-0123456789abcdef.png',
      { ...found, card: async () => null },
    ],
    ['a missing version', '/item/owl/card-.png', found],
    ['a version in upper case', '/item/owl/card-0123456789ABCDEF.png', found],
    ['another file type', '/item/owl/card-0123456789abcdef.jpg', found],
    ['an invalid item id', '/item/%22/card-0123456789abcdef.png', found],
  ])('returns an uncached 404 for %s', async (_what, path, previews) => {
    const { status, header } = await request(path, { previews });
    expect(status).toBe(404);
    expect(header('cache-control')).toBe('no-store');
  });

  it.each(['?1', '?utm_source=news', '?fbclid=1'])(
    'returns an uncached 404, and reads nothing, when the address has the query %j',
    async (query) => {
      const card = vi.fn(drawCard);
      const path = `/item/owl/card-0123456789abcdef.png${query}`;
      const { status, header } = await request(path, { previews: { ...found, card } });
      expect(status).toBe(404);
      expect(header('cache-control')).toBe('no-store');
      expect(card).not.toHaveBeenCalled();
    },
  );

  it('returns an uncached 503 when the item cannot be read', async () => {
    const path = '/item/owl/card-0123456789abcdef.png';
    const { status, header } = await request(path, { previews: failingReads });
    expect(status).toBe(503);
    expect(header('cache-control')).toBe('no-store');
  });
});
