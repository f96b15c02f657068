import type { FirstPage } from '@contract/schemas/first-page';
import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import type { ProfilePage } from '@contract/schemas/profile';
import { afterEach, beforeEach, vi } from 'vitest';
import { AppError } from '../lib/app-error';
import type { Logger } from '../lib/logger';
import type { LinkPreview, LinkPreviews } from '../services/items/link-previews';
import type { FirstPageService } from '../services/site/first-page-service';
import { createHttpApp } from './http-app';
import { type ServedApp, serveApp } from './serve-app.test-support';
import { createSitePagesHandler } from './site-pages';

const OWL: LinkPreview = {
  title: 'Brass owl',
  price: '$34.99',
  isOffer: false,
  platform: 'eBay',
  cardVersion: '0123456789abcdef',
  cover: null,
  item: itemLike({ id: 'owl' }),
};
export const SHELL_PAGE = {
  html: '<html><head><title>BoloBoard</title></head><body><script src="/app.js"></script></body></html>',
  headers: { 'content-security-policy': "default-src 'self'" },
};
export const rejectUnavailable = () => Promise.reject(new AppError('unavailable', 'Not now.'));
export const findOwlPreview = async () => OWL;
export const drawFakePreviewCard = async () => Buffer.from('png');
export const FAKE_LINK_PREVIEWS: LinkPreviews = { find: findOwlPreview, card: drawFakePreviewCard };
const LIST = itemListPageLike([]);
const STATS = { totalItems: 3, ownSales: 0, totalSalesValue: '0.00', avgSalePrice: '0.00' };
const JANE = { user: { username: 'jane_doe', customProfileImageUrl: null } };
export const readProfileOfJane: FirstPageService['profile'] = async (username, page) => {
  const known = { page: JANE as ProfilePage, stats: STATS, achievements: null };
  const profile = username === 'jane_doe' ? known : null;
  if (!profile && /jane/i.test(username)) return { movedTo: 'jane_doe' };
  return { kind: 'profile', readAt: 0, username, page, profile };
};
export const FAKE_FIRST_PAGES: FirstPageService = {
  list: async ({ search }) => ({
    kind: 'list',
    readAt: 0,
    list: LIST,
    search: search && `?q=${search}`,
  }),
  item: async (reading) => {
    const item = await reading;
    return item && { kind: 'item', readAt: 0, list: LIST, item };
  },
  profile: readProfileOfJane,
  render: async (shell, page) => `${shell}<p>${shownOn(page)}</p>`,
};
function shownOn(page: FirstPage): string {
  if (page.kind === 'list') return `items at /${page.search}`;
  if (page.kind === 'item') return `items and ${page.item.id}`;
  return `${page.profile ? '' : 'no '}@${page.username}, page ${String(page.page)}`;
}
export const loggedEventMock = vi.fn<(level: string, event: string) => void>();
const logTo = (level: string) => (event: string) => loggedEventMock(level, event);
const log: Logger = {
  info: logTo('info'),
  warn: logTo('warn'),
  error: logTo('error'),
  with: () => log,
};

let served: ServedApp | undefined;
beforeEach(() => loggedEventMock.mockReset());
afterEach(() => served?.close());

/** Sends a request to a new app. The app stops after the test. */
export async function requestPage(
  path: string,
  {
    previews = FAKE_LINK_PREVIEWS,
    firstPages = FAKE_FIRST_PAGES,
    site = async () => SHELL_PAGE,
    ...init
  }: RequestInit & {
    previews?: LinkPreviews;
    firstPages?: FirstPageService;
    site?: () => Promise<typeof SHELL_PAGE>;
  } = {},
) {
  const pages = createSitePagesHandler({
    previews,
    firstPages,
    sitePage: { get: site },
    origin: 'https://boloboard.test',
  });
  served = await serveApp(createHttpApp({ projectId: 'demo', log }, (app) => app.use(pages)));
  const response = await fetch(served.origin + path, init);
  const header = (name: string) => response.headers.get(name);
  return { status: response.status, header, body: await response.text() };
}

export const RENDERED_PAGE_CACHE_CONTROL =
  'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
export const FAILING_PREVIEWS = { find: rejectUnavailable, card: rejectUnavailable };

export const FIRST_PAGE_FAILURES: [string, FirstPageService][] = [
  [
    'the data cannot be read',
    {
      ...FAKE_FIRST_PAGES,
      list: rejectUnavailable,
      item: rejectUnavailable,
      profile: rejectUnavailable,
    },
  ],
  ['rendering fails', { ...FAKE_FIRST_PAGES, render: rejectUnavailable }],
];
