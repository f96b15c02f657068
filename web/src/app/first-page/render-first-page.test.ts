import type { ItemFirstPage, ListFirstPage } from '@contract/schemas/first-page';
import { itemLike, itemListPageLike } from '@contract/schemas/item.test-support';
import type { ProfileFirstPage, PublicProfile } from '@contract/schemas/profile-first-page';
import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { profileLike, profilePageLike } from '../../../test/profiles';
import { listItemsQuery } from '@/features/items/api/list-items';
import { createQueryClient } from '@/services/query-client';
import { renderApp } from '../render-app';
import { profileFirstPageKind } from './profile-first-page-kind';
import { renderFirstPage } from './render-first-page';

const SHELL = '<html><head></head><body><div id="root"></div></body></html>';
const items = [1, 2, 3].map((n) => itemLike({ id: `owl-${n}`, title: `Owl ${n}` }));
const user = profileLike({
  id: 'ann',
  username: 'ann_sells',
  isPremiumUser: true,
  bio: 'Flips <b>owls</b>',
  createdAt: '2026-03-05T00:30:00.000Z',
  pinnedItems: items.slice(0, 1),
});
const profile: PublicProfile = {
  page: profilePageLike(user, items),
  stats: { totalItems: 3, ownSales: 0, totalSalesValue: '0.00', avgSalePrice: '0.00' },
  achievements: { achievements: [] },
};
const profilePage = (change: Partial<ProfileFirstPage> = {}): ProfileFirstPage => ({
  kind: 'profile',
  readAt: 1,
  username: 'ann_sells',
  page: 1,
  profile,
  ...change,
});
const listPage = (change: Partial<ListFirstPage> = {}): ListFirstPage => ({
  kind: 'list',
  readAt: 1,
  search: '?q=owl&sort=price',
  list: {
    items,
    pagination: { page: 1, pages: 1, total: 3, limit: 16, asOf: '2026-11-21T12:00:00.000001Z' },
    priceSummary: null,
  },
  ...change,
});

const itemPage = (item: ItemFirstPage['item']): ItemFirstPage => ({
  kind: 'item',
  readAt: 1,
  list: itemListPageLike(items),
  item,
});

/**
 * Returns the HTML and the text in `<main>`, and the number of cards. Fails if React left a part of the page for the
 * browser to render.
 */
async function contentOf(page: Parameters<typeof renderFirstPage>[1]) {
  const html = await renderFirstPage(SHELL, page);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).not.toMatch(/<!--\$[?!~]-->|<template| style="/);
  const cards = main.match(/<article/g)?.length ?? 0;
  return { html: main, text: main.replaceAll(/<!--.*?-->|<[^>]*>/g, ''), cards };
}

/** Returns the strings in `parts` that the text does not contain. */
const missingIn = (text: string, parts: readonly string[]) =>
  parts.filter((part) => !text.includes(part));

test('renders a profile with its numbers, achievements, pinned items and recent items', async () => {
  const { html, text, cards } = await contentOf(profilePage());
  const shown = ['@ann_sells', 'Flips &lt;b&gt;owls&lt;/b&gt;', 'Nothing unlocked yet.', '3 items'];
  // The date is in UTC, because the server does not know the reader's time zone.
  expect(missingIn(text, [...shown, 'Member since Mar 5, 2026'])).toEqual([]);
  expect(cards).toBe(4);
  expect(html.includes('Loading')).toBe(false);
});

test('renders a later page of a profile with only the pinned item, because the browser requests the other items', async () => {
  const { html, text, cards } = await contentOf(profilePage({ page: 2 }));
  expect(missingIn(text, ['@ann_sells', 'Loading items...'])).toEqual([]);
  expect(html.includes('aria-label="Loading items"')).toBe(true);
  expect(cards).toBe(1);
});

test('renders no achievements of a member whose plan has ended, even if their badge is still shown', async () => {
  const { html } = await contentOf(profilePage({ profile: { ...profile, achievements: null } }));
  expect(missingIn(html, ['Achievements', 'Loading'])).toEqual(['Achievements', 'Loading']);
});

test('renders a message when no member has the name in the URL', async () => {
  const { text } = await contentOf(profilePage({ username: 'nobody', profile: null }));
  expect(missingIn(text, ['User Not Found'])).toEqual([]);
});

test('renders a search with its results', async () => {
  const { html, text, cards } = await contentOf(listPage());
  expect(missingIn(text, ['Results for “owl”', 'Owl 3'])).toEqual([]);
  expect(html.includes('value="owl"')).toBe(true);
  expect(cards).toBe(3);
});

test('gives only the pictures of the first two cards of a list a high priority', async () => {
  const { html } = await contentOf(listPage());
  expect(html.match(/fetchpriority="\w+"/gi)).toEqual(
    ['high', 'high', 'auto'].map((priority) => `fetchPriority="${priority}"`),
  );
});

test('gives no card picture on a profile a high priority, because other parts fill the first view', async () => {
  const { html } = await contentOf(profilePage());
  expect(html).toContain('<picture>');
  expect(html).not.toContain('fetchPriority="high"');
});

test('gives the picture of an open item a high priority, and loads no picture of the cards behind the item', async () => {
  const opened = itemLike({ id: 'lamp', title: 'Brass lamp' });
  const html = await renderFirstPage(SHELL, itemPage(opened));
  expect(html).toContain('Owl 3');
  expect(html).not.toContain('<picture>');
  const picture = /<img[^>]*alt="Picture of Brass lamp"[^>]*>/.exec(html)?.[0];
  expect(picture).toContain('fetchPriority="high"');
});

test('renders the loading state of a list that visitors may not see', async () => {
  const { html, cards } = await contentOf(listPage({ search: '?page=2', list: null }));
  expect(html.includes('aria-label="Loading items"')).toBe(true);
  expect(cards).toBe(0);
});

describe("the first render in a member's browser", () => {
  const firstRender = (url: string, fill: (client: QueryClient) => void) => {
    const client = createQueryClient();
    fill(client);
    return renderApp(client, url);
  };

  test("equals the server's HTML for a profile, even if the cached profile is marked as outdated", async () => {
    const [server, browser] = await Promise.all(
      [false, true].map((isRead) =>
        firstRender('/user/ann_sells', (client) => {
          profileFirstPageKind.fillCache(client, profilePage(), 1);
          if (isRead) void client.invalidateQueries({ refetchType: 'none' });
        }),
      ),
    );
    expect(browser).toBe(server);
  });

  test("equals the server's HTML for a list that visitors may not see, even if the response with the list arrives before the first render", async () => {
    const { list } = listPage();
    const { queryKey } = listItemsQuery({ page: 2 });
    const [server, browser] = await Promise.all([
      firstRender('/?page=2', () => undefined),
      firstRender('/?page=2', (client) => list && client.setQueryData(queryKey, list)),
    ]);
    expect(browser).toBe(server);
  });
});
