import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { DEFAULT_VIEW } from '@contract/rules/item-list-view';
import type { FirstPage } from '@contract/schemas/first-page';
import { itemLike } from '@contract/schemas/item.test-support';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRenderer } from '../../gateways/first-page/page-renderer';
import type { VisitorApiClient } from '../../gateways/first-page/visitor-api-client';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import { createFirstPageService } from './first-page-service';

const LIST = {
  items: [],
  pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: '2026-11-21T12:00:00.000001Z' },
  priceSummary: null,
};
const SEARCH = { ...DEFAULT_VIEW, search: 'tin robot' };

/** The API's responses, keyed by path. Every username in them is in lower case. */
const RESPONSES: Record<string, (username: string) => unknown> = {
  '/api/items': () => LIST,
  '/api/user/profile/:username': (username) => ({
    user: { id: 'ann', username: username.toLowerCase(), isPremiumUser: true },
    items: [],
  }),
  '/api/user/profile/:username/stats': () => ({ totalItems: 1 }),
  '/api/user/:userId/achievements': () => ({ achievements: [] }),
};
const called = vi.fn<(path: string, input: object) => void>();
const get = async ({ path }: Endpoint, input: object) => {
  called(path, input);
  const { params } = input as { readonly params?: { readonly username?: string } };
  return RESPONSES[path]?.(params?.username ?? '');
};
const render = vi.fn<PageRenderer['render']>();
let clock: { now: number };

const logged = vi.fn<(event: string) => void>();
const log: Logger = { info: logged, warn: logged, error: logged, with: () => log };

function firstPages(calls = { get } as VisitorApiClient) {
  const now = () => new Date(clock.now);
  return createFirstPageService({ calls, renderer: { render }, rateLimitFactor: 1, log, now });
}

const PLACEHOLDER = 'A'.repeat(64);
const sixteenItems = () =>
  Array.from({ length: 16 }, () => {
    const item = itemLike();
    return { ...item, picture: { ...item.picture, placeholder: PLACEHOLDER } };
  });
const placeholdersIn = (page: unknown) => JSON.stringify(page).split(PLACEHOLDER).length - 1;

const refusal = new AppError('unavailable', 'No', { retryAfterSeconds: 600 });
const fulfilled = async (reads: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(reads)).filter(({ status }) => status === 'fulfilled').length;

beforeEach(() => {
  vi.resetAllMocks();
  clock = { now: 1_000 };
  render.mockImplementation(async (shell, { kind, readAt }) => `${shell} ${kind} ${readAt}`);
});

describe('the item list', () => {
  it('is read only once for `/` and for item pages until it is 10 s old', async () => {
    const pages = firstPages();
    const home = { kind: 'list', readAt: 1_000, search: '', list: LIST };
    const item = itemLike();
    const open = await pages.item(Promise.resolve(item));
    expect(open).toEqual({ kind: 'item', readAt: 1_000, list: LIST, item });
    clock.now += 9_999;
    expect(await pages.list(DEFAULT_VIEW)).toEqual(home);
    expect(called).toHaveBeenCalledOnce();
    clock.now += 1;
    expect(await pages.list(DEFAULT_VIEW)).toEqual({ ...home, readAt: 11_000 });
    expect(called.mock.calls).toEqual(Array(2).fill(['/api/items', { query: {} }]));
  });

  it('has placeholders only for the pictures of cards that the server renders: 8 in a list, and 4 behind an open item', async () => {
    const get = async () => ({ ...LIST, items: sixteenItems() });
    const pages = firstPages({ get } as unknown as VisitorApiClient);
    expect(placeholdersIn((await pages.list(DEFAULT_VIEW)).list)).toBe(8);
    expect(placeholdersIn((await pages.list(SEARCH)).list)).toBe(8);
    expect(placeholdersIn((await pages.item(Promise.resolve(itemLike())))?.list)).toBe(4);
  });

  it('is read with the query of the search when the view is a search', async () => {
    const page = await firstPages().list(SEARCH);
    expect(page).toEqual({ kind: 'list', readAt: 1_000, search: '?q=tin+robot', list: LIST });
    expect(called.mock.calls).toEqual([['/api/items', { query: { search: 'tin robot' } }]]);
  });

  it.each([{ page: 2 }, { minPrice: '10' }, { soldTo: '2026-11-01' }])(
    'is not read when visitors may not see it, so that the browser reads it: %j',
    async (change) => {
      expect(await firstPages().list({ ...DEFAULT_VIEW, ...change })).toMatchObject({ list: null });
      expect(called).not.toHaveBeenCalled();
    },
  );

  it('is still read for `/` when the pages of other URLs have used up the limit of API calls', async () => {
    const pages = firstPages();
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    const searches = [
      ...numbers.map((n) => pages.list({ ...SEARCH, search: String(n) })),
      ...numbers.map((n) => pages.list({ ...DEFAULT_VIEW, page: n + 2 })),
    ];
    expect(await fulfilled(searches)).toBe(20);
    expect(called).toHaveBeenCalledTimes(20);
    await expect(pages.list(DEFAULT_VIEW)).resolves.toBeTruthy();
    await expect(pages.profile('ann_sells', 1)).resolves.toMatchObject({ profile: {} });
  });

  it('of `/` stays usable for ten minutes while the API rejects calls, and each rejection is logged', async () => {
    const refusing = vi.fn(get);
    const pages = firstPages({ get: refusing } as VisitorApiClient);
    const first = await pages.list(DEFAULT_VIEW);
    refusing.mockRejectedValue(refusal);
    for (let minute = 1; minute < 10; minute += 1) {
      clock.now += 60_000;
      expect(await pages.list(DEFAULT_VIEW)).toBe(first);
    }
    expect(logged.mock.calls.map(([event]) => event)).toEqual(Array(9).fill('page_data_failed'));
    clock.now += 60_000;
    await expect(pages.list(DEFAULT_VIEW)).rejects.toBe(refusal);
  });

  it('of a search stays usable for 90 s when the limit of API calls is used up', async () => {
    const pages = firstPages();
    const first = await pages.list(SEARCH);
    clock.now += 30_000;
    const others = Array.from({ length: 30 }, (_, n) =>
      pages.list({ ...SEARCH, search: String(n) }),
    );
    await Promise.allSettled(others);
    expect(await pages.list(SEARCH)).toBe(first);
    expect(logged.mock.calls).toEqual([['page_data_limited', expect.anything()]]);
  });
});

describe('a profile', () => {
  it('contains the responses of the API to a visitor', async () => {
    expect(await firstPages().profile('ann_sells', 1)).toEqual({
      kind: 'profile',
      readAt: 1_000,
      username: 'ann_sells',
      page: 1,
      profile: {
        page: { user: { id: 'ann', username: 'ann_sells', isPremiumUser: true }, items: [] },
        stats: { totalItems: 1 },
        achievements: { achievements: [] },
      },
    });
    expect(called.mock.calls.map(([, input]) => input)).toEqual([
      { params: { username: 'ann_sells' }, query: {} },
      { params: { username: 'ann_sells' } },
      { params: { userId: 'ann' } },
    ]);
  });

  it('has placeholders only for the pictures of the 8 cards that the server renders', async () => {
    const user = { id: 'ann', username: 'ann_sells', isPremiumUser: false };
    const get = async () => ({ user, items: sixteenItems() });
    const pages = firstPages({ get } as unknown as VisitorApiClient);
    const page = await pages.profile('ann_sells', 1);
    expect(placeholdersIn('profile' in page && page.profile?.page)).toBe(8);
  });

  it('is null when nobody has the name, and is read again after 10 s', async () => {
    const missing = vi.fn(() => Promise.reject(new AppError('not_found', 'No')));
    const pages = firstPages({ get: missing });
    for (let n = 0; n < 2; n += 1)
      expect(await pages.profile('nobody', 1)).toMatchObject({ username: 'nobody', profile: null });
    expect(missing).toHaveBeenCalledOnce();
    clock.now += 10_000;
    missing.mockRejectedValueOnce(refusal);
    await expect(pages.profile('nobody', 1)).rejects.toBe(refusal);
  });

  it("contains only the current name when a member's earlier name is requested, and is read again at the next request", async () => {
    const pages = firstPages();
    for (let n = 1; n <= 2; n += 1) {
      expect(await pages.profile('Ann_Sells', 2)).toEqual({ movedTo: 'ann_sells' });
      expect(called).toHaveBeenCalledTimes(n);
    }
  });

  it('is read with either all of its API calls or none when the limit is nearly used up', async () => {
    const pages = firstPages();
    const later = Array.from({ length: 40 }, (_, n) => pages.profile('ann_sells', n + 1));
    expect(await fulfilled(later)).toBe(28);
    called.mockClear();
    clock.now += 9_000;
    expect(await fulfilled([pages.profile('bob', 1)])).toBe(0);
    expect(called).not.toHaveBeenCalled();
    clock.now += 1_000;
    expect(await fulfilled([pages.profile('bob', 1), pages.profile('cid', 1)])).toBe(1);
    expect(called).toHaveBeenCalledTimes(3);
  });

  it('is read once for all its pages, and each rendered page counts against the limit of API calls', async () => {
    const pages = firstPages();
    expect(await pages.profile('ann_sells', 2)).toMatchObject({
      page: 2,
      profile: { achievements: {} },
    });
    expect(called).toHaveBeenCalledTimes(3);
    const others = Array.from({ length: 40 }, (_, n) => pages.profile('ann_sells', n + 3));
    expect(await fulfilled(others)).toBe(26);
    expect(called).toHaveBeenCalledTimes(3);
  });

  it('contains the same data on page 2 as on page 1, and is read again after 30 s', async () => {
    const pages = firstPages();
    await pages.profile('ann_sells', 1);
    clock.now += 29_999;
    const later = await pages.profile('ann_sells', 2);
    expect(later).toMatchObject({ page: 2, readAt: 1_000 });
    expect(await pages.profile('ann_sells', 2)).toBe(later);
    clock.now += 1;
    expect(await pages.profile('ann_sells', 2)).toMatchObject({ page: 2, readAt: 31_000 });
  });

  it('contains no achievements when the plan has ended but the premium badge is not removed yet', async () => {
    const pages = firstPages({
      get: (row, input) =>
        row.path.endsWith('/achievements')
          ? Promise.reject(new AppError('forbidden', 'No'))
          : (get(row, input) as never),
    });
    expect(await pages.profile('ann_sells', 1)).toMatchObject({ profile: { achievements: null } });
  });

  it.each([
    ['all calls', () => true, 'unavailable'],
    ['only the call for the figures', (path: string) => path.endsWith('/stats'), 'not_found'],
  ] as const)(
    'is not returned, and the error of the API is thrown, when the API rejects %s',
    async (_which, fails, code) => {
      const failing = firstPages({
        get: (row, input) =>
          fails(row.path) ? Promise.reject(new AppError(code, 'No')) : (get(row, input) as never),
      });
      await expect(failing.profile('ann_sells', 1)).rejects.toMatchObject({ code });
    },
  );
});

describe('the rendering of a page', () => {
  it('happens only once until the data is read again or the app has another version', async () => {
    const pages = firstPages();
    const html = async (shell: string) => pages.render(shell, await pages.list(SEARCH));
    expect(await Promise.all([html('A'), html('A')])).toEqual(['A list 1000', 'A list 1000']);
    expect(await html('A')).toBe('A list 1000');
    expect(render).toHaveBeenCalledOnce();
    expect(await html('B')).toBe('B list 1000');
    clock.now += 30_000;
    expect(await html('B')).toBe('B list 31000');
  });

  it('happens separately for each open item, and never uses the page of `/` for an item', async () => {
    const pages = firstPages();
    render.mockImplementation(async (_shell, page: FirstPage) =>
      page.kind === 'item' ? page.item.id : '-',
    );
    const html = async (id: string) => {
      const page = await pages.item(Promise.resolve(itemLike({ id })));
      return page && pages.render('A', page);
    };
    expect(await pages.render('A', await pages.list(DEFAULT_VIEW))).toBe('-');
    expect([await html('owl'), await html('bowl')]).toEqual(['owl', 'bowl']);
  });

  it('happens again when the last rendering failed', async () => {
    const pages = firstPages();
    const page = await pages.list(DEFAULT_VIEW);
    render.mockRejectedValueOnce(new Error('The build is missing.'));
    await expect(pages.render('A', page)).rejects.toThrow('missing');
    expect(await pages.render('A', page)).toBe('A list 1000');
  });
});
