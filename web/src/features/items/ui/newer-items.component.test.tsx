import type { NewestItemTime } from '@contract/schemas/item-list';
import { itemListPageLike } from '@contract/schemas/item.test-support';
import { setResponse, callsTo } from '@test/fake-api';
import { setHomeResponses } from '@test/home';
import { bowls } from '@test/item-list';
import { currentUrl, renderApp } from '@test/render';
import { setVisitorResponses, cards } from '@test/home';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { forgetItemsVersion, rememberItemsVersion } from '@/services/items-version';
import { createQueryClient } from '@/services/query-client';
import { newestItemTimeQuery } from '../api/newer-items';

const MINUTE_MS = 60_000;
const at = (second: string) => `2026-11-21T12:00:${second}.000000Z`;
const [LISTED, STORED, LATER, LAST] = [at('00'), at('10'), at('20'), at('30')];

const listOf = (count: number, asOf: string) => itemListPageLike(bowls(count), { asOf });
const stored = (newest: NewestItemTime) => setResponse('getNewestItemTime', newest);
const polls = () => callsTo('getNewestItemTime').length;
const reads = () => callsTo('listItems').length;
const show = (count: string) => page.getByRole('button', { name: `Show ${count}`, exact: true });
const anyShow = () => page.getByRole('button', { name: /^Show \d/ });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function setPageSeen(isSeen: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isSeen ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Renders a list with two items and starts the timer that checks for newer items. */
async function renderList(url = '/'): Promise<void> {
  setResponse('listItems', listOf(2, LISTED));
  const client = createQueryClient();
  await renderApp(url, client);
  await expect.element(cards()).toHaveLength(2);
  const { queryKey } = newestItemTimeQuery;
  await expect.poll(() => client.getQueryCache().find({ queryKey })?.isActive()).toBe(true);
}

/**
 * Advances the time until the first check for newer items. The check comes a minute after the last change of the list,
 * and the list can still change while the page loads.
 */
const untilFirstPoll = () =>
  expect
    .poll(async () => {
      await pass(1000);
      return polls();
    })
    .toBe(1);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  setVisitorResponses();
  setHomeResponses();
  stored({ storedAt: LISTED, asOf: LISTED });
});
afterEach(() => {
  vi.useRealTimers();
  forgetItemsVersion();
  window.dispatchEvent(new Event('online'));
});

test('polls once a minute, and reads the list again only when an item was stored after the last read', async () => {
  await renderList();
  await pass(MINUTE_MS - 1000);
  expect(polls()).toBe(0);
  await untilFirstPoll();
  await pass(MINUTE_MS);
  await expect.poll(() => [polls(), reads()]).toEqual([2, 1]);
  stored({ storedAt: STORED, asOf: STORED });
  setResponse('listItems', listOf(4, LATER));
  await pass(MINUTE_MS);
  await expect.element(show('2 new items')).toBeVisible();
  await expect.poll(() => [polls(), reads()]).toEqual([3, 2]);
  await expect.element(cards()).toHaveLength(2);
  await show('2 new items').click();
  await expect.element(cards()).toHaveLength(4);
  await expect.element(anyShow()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Latest Items' })).toHaveFocus();
  await pass(MINUTE_MS);
  await expect.poll(() => [polls(), reads()]).toEqual([4, 2]);
});

test('leaves the button unchanged when a later poll finds the same number of new items, and changes its text when the number differs', async () => {
  await renderList();
  stored({ storedAt: STORED, asOf: STORED });
  setResponse('listItems', listOf(3, LATER));
  await pass(MINUTE_MS);
  await expect.element(show('1 new item')).toBeVisible();
  const button = show('1 new item').element();
  const changed = vi.fn();
  const status = button.closest('[role=status]') ?? button;
  const observer = new MutationObserver(changed);
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  stored({ storedAt: STORED, asOf: LAST });
  await pass(2 * MINUTE_MS);
  expect(reads()).toBe(2);
  expect(changed).not.toHaveBeenCalled();
  observer.disconnect();
  stored({ storedAt: LAST, asOf: LAST });
  setResponse('listItems', listOf(4, LAST));
  await pass(MINUTE_MS);
  await expect.element(show('2 new items')).toBeVisible();
  expect(show('2 new items').element()).toBe(button);
});

test('does not poll while the page is hidden, and polls when the page becomes visible, but at most once a minute', async () => {
  await renderList();
  setPageSeen(false);
  await pass(10 * MINUTE_MS);
  expect(polls()).toBe(0);
  setPageSeen(true);
  await pass(0);
  await expect.poll(polls).toBe(1);
  setPageSeen(false);
  setPageSeen(true);
  await pass(MINUTE_MS - 1000);
  await expect.poll(polls).toBe(1);
});

test('does not poll without a network, and polls when the network returns', async () => {
  await renderList();
  window.dispatchEvent(new Event('offline'));
  await pass(3 * MINUTE_MS);
  expect(polls()).toBe(0);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  await expect.poll(polls).toBe(1);
});

test.each(['/?sort=price', '/?order=asc', '/?page=2', '/contact'])(
  'does not poll for newer items on the page %s',
  async (url) => {
    setResponse(
      'listItems',
      itemListPageLike(bowls(2), { asOf: LISTED, page: 2, pages: 2, total: 18 }),
    );
    await renderApp(url);
    await expect.element(page.getByRole('main')).toBeVisible();
    await pass(3 * MINUTE_MS);
    expect(currentUrl()).toBe(url);
    expect(polls()).toBe(0);
  },
);

test('shows no button when new items do not match the search, and reads the list only once for these items', async () => {
  await renderList('/?q=bowl');
  const before = reads();
  stored({ storedAt: STORED, asOf: STORED });
  setResponse('listItems', listOf(2, LATER));
  await pass(MINUTE_MS);
  await expect.poll(reads).toBe(before + 1);
  stored({ storedAt: STORED, asOf: LAST });
  await pass(3 * MINUTE_MS);
  expect(reads()).toBe(before + 1);
  await expect.element(anyShow()).not.toBeInTheDocument();
});

test("removes the button '1 new item' when the new item no longer exists", async () => {
  await renderList();
  stored({ storedAt: STORED, asOf: STORED });
  setResponse('listItems', listOf(3, LATER));
  await pass(MINUTE_MS);
  await expect.element(show('1 new item')).toBeVisible();
  // This response is older than the list with the new item, so the button stays.
  stored({ storedAt: LISTED, asOf: STORED });
  await pass(MINUTE_MS);
  await expect.element(show('1 new item')).toBeVisible();
  stored({ storedAt: LISTED, asOf: LAST });
  await pass(MINUTE_MS);
  await expect.element(anyShow()).not.toBeInTheDocument();
});

test('immediately shows items that were shared in this browser, without a button for new items', async () => {
  await renderList();
  rememberItemsVersion(STORED);
  stored({ storedAt: STORED, asOf: STORED });
  setResponse('listItems', listOf(3, LATER));
  await pass(MINUTE_MS);
  await expect.element(cards()).toHaveLength(3);
  await expect.element(anyShow()).not.toBeInTheDocument();
});
