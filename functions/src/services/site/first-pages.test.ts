import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { DEFAULT_VIEW } from '@contract/rules/item-list-view';
import type { FirstPage } from '@contract/schemas/first-page';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { itemLike } from '../../domain/items/link-preview/item-like.test-support';
import type { PageRenderer } from '../../gateways/first-page/page-renderer';
import type { VisitorCalls } from '../../gateways/first-page/visitor-calls';
import { AppError } from '../../lib/app-error';
import { createFirstPages } from './first-pages';

const LIST = {
  items: [],
  pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: '2026-11-21T12:00:00.000001Z' },
  priceSummary: null,
};
const SEARCH = { ...DEFAULT_VIEW, search: 'tin robot' };

/** Responses by path. Another path is a 404. */
const RESPONSES: Record<string, unknown> = {
  '/api/items': LIST,
  '/api/user/profile/:username': {
    user: { id: 'ann', username: 'ann_sells', isPremiumUser: true },
  },
  '/api/user/profile/:username/stats': { totalItems: 1 },
  '/api/user/:userId/achievements': { achievements: [] },
};
const called = vi.fn<(path: string, input: object) => void>();
const get = async ({ path }: Endpoint, input: object) => {
  called(path, input);
  if (!(path in RESPONSES)) throw new AppError('not_found', 'No');
  return RESPONSES[path];
};
const render = vi.fn<PageRenderer['render']>();
let clock: { now: number };

function firstPages(calls = { get } as VisitorCalls) {
  const now = () => new Date(clock.now);
  return createFirstPages({ calls, renderer: { render }, limitFactor: 1, now });
}

beforeEach(() => {
  vi.resetAllMocks();
  clock = { now: 1_000 };
  render.mockImplementation(async (shell, { kind, readAt }) => `${shell} ${kind} ${readAt}`);
});

describe('the item list', () => {
  it('is read once for `/` and items, until it is 10 s old', async () => {
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

  it('is read with the query of the view for a search', async () => {
    const page = await firstPages().list(SEARCH);
    expect(page).toEqual({ kind: 'list', readAt: 1_000, search: '?q=tin+robot', list: LIST });
    expect(called.mock.calls).toEqual([['/api/items', { query: { search: 'tin robot' } }]]);
  });

  it.each([{ page: 2 }, { minPrice: '10' }, { soldTo: '2026-11-01' }])(
    'is left to the browser if visitors may not see it: %j',
    async (change) => {
      expect(await firstPages().list({ ...DEFAULT_VIEW, ...change })).toMatchObject({ list: null });
      expect(called).not.toHaveBeenCalled();
    },
  );

  it('is still read for `/` when other addresses have used up the limit', async () => {
    const pages = firstPages();
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    const searches = await Promise.allSettled([
      ...numbers.map((n) => pages.list({ ...SEARCH, search: String(n) })),
      ...numbers.map((n) => pages.list({ ...DEFAULT_VIEW, page: n + 2 })),
      ...numbers.map((n) => pages.profile(`member_${String(n)}`, 1)),
    ]);
    expect(searches.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    expect(called).toHaveBeenCalledTimes(30);
    await expect(pages.list(DEFAULT_VIEW)).resolves.toBeTruthy();
  });
});

describe('a profile', () => {
  it('holds the responses that a visitor gets', async () => {
    expect(await firstPages().profile('Ann_Sells', 1)).toEqual({
      kind: 'profile',
      readAt: 1_000,
      username: 'Ann_Sells',
      page: 1,
      profile: {
        page: RESPONSES['/api/user/profile/:username'],
        stats: { totalItems: 1 },
        achievements: { achievements: [] },
      },
    });
    expect(called.mock.calls.map(([, input]) => input)).toEqual([
      { params: { username: 'Ann_Sells' }, query: {} },
      { params: { username: 'Ann_Sells' } },
      { params: { userId: 'ann' } },
    ]);
  });

  it('is null for a name that nobody has, for 10 s', async () => {
    const missing = vi.fn(() => Promise.reject(new AppError('not_found', 'No')));
    const pages = firstPages({ get: missing });
    for (let n = 0; n < 2; n += 1)
      expect(await pages.profile('nobody', 1)).toMatchObject({ username: 'nobody', profile: null });
    expect(missing).toHaveBeenCalledOnce();
  });

  it('is read once for all its pages, each of which counts', async () => {
    const pages = firstPages();
    expect(await pages.profile('ann_sells', 2)).toMatchObject({
      page: 2,
      profile: { achievements: {} },
    });
    expect(called).toHaveBeenCalledTimes(3);
    const others = Array.from({ length: 40 }, (_, n) => pages.profile('ann_sells', n + 3));
    const read = (await Promise.allSettled(others)).filter(({ status }) => status === 'fulfilled');
    expect(read).toHaveLength(26);
    expect(called).toHaveBeenCalledTimes(3);
  });

  it('has no achievements while the badge outlives the plan', async () => {
    const pages = firstPages({
      get: (row, input) =>
        row.path.endsWith('/achievements')
          ? Promise.reject(new AppError('forbidden', 'No'))
          : (get(row, input) as never),
    });
    expect((await pages.profile('ann_sells', 1)).profile).toMatchObject({ achievements: null });
  });

  it('is an error if a call fails', async () => {
    const failing = firstPages({ get: () => Promise.reject(new AppError('unavailable', 'No')) });
    await expect(failing.profile('ann_sells', 1)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('rendering', () => {
  it('happens once until the data is read again, or the app has another version', async () => {
    const pages = firstPages();
    const html = async (shell: string) => pages.render(shell, await pages.list(SEARCH));
    expect([await html('A'), await html('A')]).toEqual(['A list 1000', 'A list 1000']);
    expect(render).toHaveBeenCalledOnce();
    expect(await html('B')).toBe('B list 1000');
    clock.now = 20_000;
    expect(await html('B')).toBe('B list 20000');
  });

  it('renders each item, and not the items in its place', async () => {
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

  it('happens again after a failure', async () => {
    const pages = firstPages();
    const page = await pages.list(DEFAULT_VIEW);
    render.mockRejectedValueOnce(new Error('The build is missing.'));
    await expect(pages.render('A', page)).rejects.toThrow('missing');
    expect(await pages.render('A', page)).toBe('A list 1000');
  });
});
