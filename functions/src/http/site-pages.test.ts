import type { ItemListView } from '@contract/rules/item-list-view';
import { describe, expect, it, vi } from 'vitest';
import {
  drawFakePreviewCard,
  FAILING_PREVIEWS,
  FIRST_PAGE_FAILURES,
  findOwlPreview,
  FAKE_LINK_PREVIEWS,
  RENDERED_PAGE_CACHE_CONTROL,
  FAKE_FIRST_PAGES,
  requestPage,
  SHELL_PAGE,
  rejectUnavailable,
} from './site-pages.test-support';

describe('GET /', () => {
  it('returns rendered items that the CDN keeps for 30 s', async () => {
    const { status, header, body } = await requestPage('/');
    expect({ status, body }).toEqual({
      status: 200,
      body: `${SHELL_PAGE.html}<p>items at /</p>`,
    });
    expect(header('content-type')).toBe('text/html; charset=utf-8');
    expect(header('content-security-policy')).toBe("default-src 'self'");
    expect(header('cache-control')).toBe(RENDERED_PAGE_CACHE_CONTROL);
    expect(header('vary') ?? '').not.toMatch(/cookie/i);
  });

  it.each(FIRST_PAGE_FAILURES)('returns an uncached shell when %s', async (_what, firstPages) => {
    const { status, header, body } = await requestPage('/', { firstPages });
    expect({ status, body }).toEqual({ status: 200, body: SHELL_PAGE.html });
    expect(header('cache-control')).toBe('private, no-cache');
  });

  it('returns the rendered items for a link with tracking parameters', async () => {
    const { header, body } = await requestPage('/?fbclid=1&utm_source=news');
    expect(body).toContain('<p>items at /</p>');
    expect(header('cache-control')).toBe(RENDERED_PAGE_CACHE_CONTROL);
  });
});

describe('GET / with a query', () => {
  it.each(['/?q=bowl', '/?q=bowl&fbclid=1'])(
    'returns the rendered list, and keeps search engines from listing it, for the query %s',
    async (path) => {
      const { header, body } = await requestPage(path);
      expect(body).toContain('<p>items at /?q=bowl</p>');
      expect(header('cache-control')).toBe(RENDERED_PAGE_CACHE_CONTROL);
      expect(header('x-robots-tag')).toBe('noindex');
    },
  );

  it.each(['/?start=share', '/?q=bowl&start=search', '/?unknown=1'])(
    'returns the shell when the query has parameters that lists do not have: %s',
    async (path) => {
      const list = vi.fn((view: ItemListView) => FAKE_FIRST_PAGES.list(view));
      const { header, body } = await requestPage(path, {
        firstPages: { ...FAKE_FIRST_PAGES, list },
      });
      expect(body).toBe(SHELL_PAGE.html);
      expect(header('cache-control')).toBe('private, no-cache');
      expect(list).not.toHaveBeenCalled();
    },
  );

  it.each(FIRST_PAGE_FAILURES)('returns an uncached shell when %s', async (_what, firstPages) => {
    const { status, header, body } = await requestPage('/?q=bowl', { firstPages });
    expect({ status, body }).toEqual({ status: 200, body: SHELL_PAGE.html });
    expect(header('cache-control')).toBe('private, no-cache');
  });
});

describe('GET /item/{id}', () => {
  it('returns the rendered item with preview tags', async () => {
    const { status, header, body } = await requestPage('/item/owl');
    expect(status).toBe(200);
    expect(body).toContain('<script src="/app.js">');
    expect(body).toContain('<p>items and owl</p>');
    expect(body).toContain('<meta property="og:title" content="Brass owl" />');
    expect(body).toContain('https://boloboard.test/item/owl/card-0123456789abcdef.png');
    expect(header('content-type')).toBe('text/html; charset=utf-8');
    expect(header('content-security-policy')).toBe("default-src 'self'");
    expect(header('cache-control')).toBe(RENDERED_PAGE_CACHE_CONTROL);
  });

  it('returns the rendered item and its canonical URL for a link with tracking parameters', async () => {
    const { header, body } = await requestPage('/item/owl?utm_source=news');
    expect(body).toContain('<p>items and owl</p>');
    expect(body).toContain('<link rel="canonical" href="https://boloboard.test/item/owl" />');
    expect(header('cache-control')).toBe(RENDERED_PAGE_CACHE_CONTROL);
  });

  it.each(FIRST_PAGE_FAILURES)(
    'returns an uncached shell with preview tags when %s',
    async (_what, firstPages) => {
      const { status, header, body } = await requestPage('/item/owl', { firstPages });
      expect(status).toBe(200);
      expect(body).toContain('<meta property="og:title" content="Brass owl" />');
      expect(body).not.toContain('items and');
      expect(header('cache-control')).toBe('private, no-cache');
    },
  );

  it.each([
    ['an unknown item', '/item/owl', { find: async () => null, card: async () => null }],
    ['an item that cannot be read', '/item/owl', FAILING_PREVIEWS],
    ['an invalid id', '/item/%3Cscript%3E', FAKE_LINK_PREVIEWS],
    ['a path below an item', '/item/owl/likes', FAKE_LINK_PREVIEWS],
    ['a missing id', '/item/', FAKE_LINK_PREVIEWS],
  ])('returns an uncached shell for %s', async (_what, path, previews) => {
    const { status, header, body } = await requestPage(path, { previews });
    expect({ status, body }).toEqual({ status: 200, body: SHELL_PAGE.html });
    expect(header('cache-control')).toBe('private, no-cache');
  });

  it('does not read Firestore when the id is too long', async () => {
    const find = vi.fn(findOwlPreview);
    await requestPage(`/item/${'a'.repeat(129)}`, { previews: { ...FAKE_LINK_PREVIEWS, find } });
    expect(find).not.toHaveBeenCalled();
  });

  it('returns an uncached 503 with preview tags and a link to the home page when the shell is unavailable', async () => {
    const { status, header, body } = await requestPage('/item/owl', { site: rejectUnavailable });
    expect(status).toBe(503);
    expect(header('retry-after')).toBe('10');
    expect(header('cache-control')).toBe('no-store');
    expect(body).toContain('<a href="/">');
    expect(body).toContain('<meta property="og:title" content="Brass owl" />');
  });

  it('returns an uncached 405 with Allow when the method is POST', async () => {
    const { status, header } = await requestPage('/item/owl', { method: 'POST' });
    expect(status).toBe(405);
    expect(header('allow')).toBe('GET, HEAD');
    expect(header('cache-control')).toBe('no-store');
  });
});

describe('GET /item/{id}/card-{version}.png', () => {
  it('returns a PNG that browsers cache for a year and the CDN for 10 minutes', async () => {
    const { status, header, body } = await requestPage('/item/owl/card-0123456789abcdef.png');
    expect({ status, body }).toEqual({ status: 200, body: 'png' });
    expect(header('content-type')).toBe('image/png');
    expect(header('cache-control')).toBe('public, max-age=31536000, immutable, s-maxage=600');
  });

  it.each([
    [
      'an unknown item',
      '/item/owl/card-0123456789abcdef.png',
      { ...FAKE_LINK_PREVIEWS, card: async () => null },
    ],
    ['a missing version', '/item/owl/card-.png', FAKE_LINK_PREVIEWS],
    ['a version in upper case', '/item/owl/card-0123456789ABCDEF.png', FAKE_LINK_PREVIEWS],
    ['another file type', '/item/owl/card-0123456789abcdef.jpg', FAKE_LINK_PREVIEWS],
    ['an invalid item id', '/item/%22/card-0123456789abcdef.png', FAKE_LINK_PREVIEWS],
  ])('returns an uncached 404 for %s', async (_what, path, previews) => {
    const { status, header } = await requestPage(path, { previews });
    expect(status).toBe(404);
    expect(header('cache-control')).toBe('no-store');
  });

  it.each(['?1', '?utm_source=news', '?fbclid=1'])(
    'returns an uncached 404, and reads nothing, when the URL has the query %j',
    async (query) => {
      const card = vi.fn(drawFakePreviewCard);
      const path = `/item/owl/card-0123456789abcdef.png${query}`;
      const { status, header } = await requestPage(path, {
        previews: { ...FAKE_LINK_PREVIEWS, card },
      });
      expect(status).toBe(404);
      expect(header('cache-control')).toBe('no-store');
      expect(card).not.toHaveBeenCalled();
    },
  );

  it('returns an uncached 503 when the item cannot be read', async () => {
    const path = '/item/owl/card-0123456789abcdef.png';
    const { status, header } = await requestPage(path, { previews: FAILING_PREVIEWS });
    expect(status).toBe(503);
    expect(header('cache-control')).toBe('no-store');
  });
});
