import { beforeEach, expect, it, vi } from 'vitest';
import { itemLike } from '../../domain/items/link-preview/item-like.test-support';
import type { NewestItems } from '../../gateways/first-page/newest-items';
import type { PageRenderer } from '../../gateways/first-page/page-renderer';
import { createFirstPages, type FirstPages } from './first-pages';

const newestAt = (readAt: number): NewestItems => ({
  list: {
    items: [],
    pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: '2026-11-21T12:00:00.000001Z' },
    priceSummary: null,
  },
  readAt,
});
const NEWEST = newestAt(1);

const render = vi.fn<PageRenderer['render']>();
function renderer(): FirstPages['render'] {
  const pages = createFirstPages({
    newestItems: { get: async () => NEWEST },
    renderer: { render },
  });
  return (...page) => pages.render(...page);
}

beforeEach(() => {
  render.mockReset();
  render.mockImplementation(
    async (shell, { readAt, item }) => `${shell} ${readAt} ${item?.id ?? '-'}`,
  );
});

it('renders the items once until they are read again, or the app has another version', async () => {
  const page = renderer();
  expect(await page('A', NEWEST, null)).toBe('A 1 -');
  expect(await page('A', NEWEST, null)).toBe('A 1 -');
  expect(render).toHaveBeenCalledOnce();
  expect(await page('A', newestAt(2), null)).toBe('A 2 -');
  expect(await page('B', newestAt(2), null)).toBe('B 2 -');
});

it('renders each item, and not the items in its place', async () => {
  const page = renderer();
  await page('A', NEWEST, null);
  expect(await page('A', NEWEST, itemLike({ id: 'owl' }))).toBe('A 1 owl');
  expect(await page('A', NEWEST, itemLike({ id: 'bowl' }))).toBe('A 1 bowl');
});

it('renders again after a failure', async () => {
  const page = renderer();
  render.mockRejectedValueOnce(new Error('The build is missing.'));
  await expect(page('A', NEWEST, null)).rejects.toThrow('missing');
  expect(await page('A', NEWEST, null)).toBe('A 1 -');
});
