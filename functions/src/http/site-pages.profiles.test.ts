import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../lib/app-error';
import {
  FIRST_PAGE_FAILURES,
  loggedEventMock,
  readProfileOfJane,
  RENDERED_PAGE_CACHE_CONTROL,
  FAKE_FIRST_PAGES,
  requestPage,
  SHELL_PAGE,
  rejectUnavailable,
} from './site-pages.test-support';

describe('GET /user/{username}', () => {
  it.each(['/user/jane_doe', '/user/jane_doe?utm_source=news'])(
    'returns the rendered profile with preview tags at %s',
    async (path) => {
      const { status, header, body } = await requestPage(path);
      expect(status).toBe(200);
      expect(body).toContain('<p>@jane_doe, page 1</p>');
      expect(body).toContain('<title>@jane_doe · BoloBoard</title>');
      expect(body).toContain('<meta property="og:type" content="profile" />');
      expect(body).toContain('href="https://boloboard.test/user/jane_doe"');
      expect(header('cache-control')).toBe(RENDERED_PAGE_CACHE_CONTROL);
      expect(header('content-security-policy')).toBe("default-src 'self'");
      expect(header('x-robots-tag')).toBeNull();
      expect(header('vary') ?? '').not.toMatch(/cookie/i);
    },
  );

  it('returns a later page of a profile, and keeps search engines from listing the page', async () => {
    const { header, body } = await requestPage('/user/jane_doe?page=2');
    expect(body).toContain('<p>@jane_doe, page 2</p>');
    expect(header('x-robots-tag')).toBe('noindex');
    expect(body).not.toContain('rel="canonical"');
  });

  it('returns the shell with preview tags when the query has other parameters', async () => {
    const { header, body } = await requestPage('/user/jane_doe?odd=1');
    expect(body).toContain('<title>@jane_doe · BoloBoard</title>');
    expect(body).not.toContain('<p>');
    expect(header('cache-control')).toBe('private, no-cache');
  });

  it.each([
    ['a URL with an earlier name', '/user/before_jane', '/user/jane_doe'],
    ['a URL in another case', '/user/JANE_doe?page=2&fbclid=1', '/user/jane_doe?page=2'],
    [
      'a URL with an earlier name and an unknown parameter',
      '/user/before_jane?odd=1',
      '/user/jane_doe?odd=1',
    ],
    ['a URL with a differently encoded path', '/User/jane%5Fdoe/', '/user/jane_doe'],
    ['a URL with the number of the first page', '/user/jane_doe?page=1', '/user/jane_doe'],
    ['a URL with an invalid page number', '/user/jane_doe?page=abc', '/user/jane_doe'],
    [
      'a URL with a leading zero in the page number',
      '/user/jane_doe?page=02',
      '/user/jane_doe?page=2',
    ],
  ])(
    'redirects %s to the canonical URL, and does not let caches store the redirect',
    async (_what, path, to) => {
      const { status, header } = await requestPage(path, { redirect: 'manual' });
      expect(status).toBe(302);
      expect(header('location')).toBe(to);
      expect(header('cache-control')).toBe('private, no-cache');
      expect(header('content-security-policy')).toBe("default-src 'self'");
    },
  );

  it('returns an uncached 404 with a rendered page when nobody has the name', async () => {
    const { status, header, body } = await requestPage('/user/nobody');
    expect(status).toBe(404);
    expect(body).toContain('<p>no @nobody, page 1</p>');
    expect(header('cache-control')).toBe('private, no-cache');
  });

  it.each(['/user/nobody?page=2', '/user/n%6Fbody'])(
    'returns the shell with status 404 when nobody has the name in a URL that is not canonical: %s',
    async (path) => {
      const { status, body } = await requestPage(path);
      expect({ status, body }).toEqual({ status: 404, body: SHELL_PAGE.html });
    },
  );

  it.each([
    '/user/a%2Fb',
    '/user/%E0%A4',
    '/user/x',
    '/user/__proto__',
    '/user/jane_doe/items',
    '/user/',
  ])('returns the shell with status 404, and reads nothing, when the path is %s', async (path) => {
    const profile = vi.fn(readProfileOfJane);
    const { status, body } = await requestPage(path, {
      firstPages: { ...FAKE_FIRST_PAGES, profile },
    });
    expect({ status, body }).toEqual({ status: 404, body: SHELL_PAGE.html });
    expect(profile).not.toHaveBeenCalled();
  });

  it.each(FIRST_PAGE_FAILURES)(
    'returns the shell, uncached, when %s',
    async (_what, firstPages) => {
      const { status, header, body } = await requestPage('/user/jane_doe', { firstPages });
      expect(status).toBe(200);
      expect(body).toContain('<script src="/app.js">');
      expect(body).not.toContain('<p>');
      expect(header('cache-control')).toBe('private, no-cache');
    },
  );

  it('keeps search engines from listing a later page when the profile cannot be read', async () => {
    const unread = { ...FAKE_FIRST_PAGES, profile: rejectUnavailable };
    const { header } = await requestPage('/user/jane_doe?page=2', { firstPages: unread });
    expect(header('x-robots-tag')).toBe('noindex');
  });

  it.each([
    ['too_many_requests', 'warn', 'page_data_limited'],
    ['unavailable', 'error', 'page_data_failed'],
  ] as const)(
    'logs the failure %s at the level %s, with the event %s',
    async (code, level, event) => {
      const profile = () => Promise.reject(new AppError(code, 'Not now.'));
      await requestPage('/user/jane_doe', { firstPages: { ...FAKE_FIRST_PAGES, profile } });
      expect(loggedEventMock.mock.calls.filter(([at]) => at !== 'info')).toEqual([[level, event]]);
    },
  );
});
