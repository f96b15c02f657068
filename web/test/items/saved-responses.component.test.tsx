import { itemLike } from '@contract/schemas/item.test-support';
import { hashKey } from '@tanstack/react-query';
import { setResponse, holdResponses, setNetworkFailure, setErrorResponse } from '@test/fake-api';
import { setHomeResponses, setVisitorResponses, cards } from '@test/home';
import { detail, dispatchOpenItem, expectItemDetail, openCard } from '@test/item-detail';
import { bowls, cardLink, bowlTitle } from '@test/item-list';
import { goOffline, goOnline } from '@test/offline';
import { renderApp } from '@test/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createQueryClient } from '@/services/query-client';
import { queryKeyOf } from '@/services/query-options';
import { persistQueries } from '@/services/saved/persist-queries';
import {
  ownerKeyPrefix,
  savedResponseStorage,
  trimSavedResponses,
} from '@/services/saved/saved-store';

/** An item that is not in the item list. */
const other = itemLike({ id: 'other', title: 'Gravy boat' });

const savedNote = (text: string) => page.getByText(text, { exact: true });
const refresh = () => detail().getByRole('button', { name: 'Refresh' });

async function open(): Promise<void> {
  await cleanup();
  const client = createQueryClient();
  persistQueries(client);
  await renderApp('/', client);
}

/**
 * Sets the clock back by 12 minutes. Opens the home page and an item that is not in its list. Then sets the right time,
 * and opens the home page again without a network.
 */
async function openSaved(): Promise<void> {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 12 * 60_000);
  await open();
  await expect.element(cardLink(bowlTitle(1))).toBeVisible();
  dispatchOpenItem(other.id);
  await expectItemDetail(other.title);
  const query = queryKeyOf('getItem', { params: { itemId: other.id } });
  const key = `${ownerKeyPrefix(null)}-${hashKey(query)}`;
  await expect.poll(() => savedResponseStorage.getItem(key)).toBeDefined();
  clock.mockRestore();
  for (const name of [
    'listItems',
    'getItem',
    'listItemCategories',
    'getMostLikedOfMonth',
    'getHighestProfitOfMonth',
    'getMostActiveSellerOfMonth',
  ] as const)
    setNetworkFailure(name);
  await open();
  await expect.element(savedNote('Offline: saved 12 minutes ago')).toBeVisible();
}

beforeEach(() => {
  setVisitorResponses();
  setHomeResponses(bowls(2));
  setResponse('getItem', { item: other });
});
afterEach(async () => {
  goOnline();
  vi.restoreAllMocks();
  await trimSavedResponses(0, 0, Date.now());
});

test('the item detail shows how old a saved item of the list is, and its refresh button refetches the item and the list', async () => {
  await openSaved();
  await openCard(bowlTitle(2));
  await expect.element(detail().getByText('Offline: saved 12 minutes ago')).toBeVisible();
  setHomeResponses([itemLike({ id: 'bowl-2', title: 'Sold bowl' })]);
  await refresh().click();
  await expectItemDetail('Sold bowl');
  await expect.element(detail().getByText('Offline: saved')).not.toBeInTheDocument();
});

test('the item detail shows how old a saved item outside of the list is, and its refresh button refetches the item', async () => {
  await openSaved();
  dispatchOpenItem(other.id);
  await expectItemDetail(other.title);
  await expect.element(detail().getByText('Offline: saved 12 minutes ago')).toBeVisible();
  setResponse('getItem', { item: { ...other, title: 'Sold boat' } });
  await refresh().click();
  await expectItemDetail('Sold boat');
  await expect.element(detail().getByText('Offline: saved')).not.toBeInTheDocument();
});

test('the app removes a saved item when the server responds that the item is gone', async () => {
  await openSaved();
  dispatchOpenItem(other.id);
  await expectItemDetail(other.title);
  setErrorResponse('getItem', 'not_found', 'Item not found');
  await refresh().click();
  await expect.element(detail().getByRole('button', { name: 'Back to Items' })).toBeVisible();
});

test('the note about saved data does not move the cards when it appears and disappears', async () => {
  await openSaved();
  setHomeResponses(bowls(2));
  const letGo = holdResponses('listItems');
  await open();
  const note = page.getByText('Saved 12 minutes ago. Refreshing...');
  await expect.element(note).toBeVisible();
  const top = () => cards().first().element().getBoundingClientRect().top;
  const before = top();
  letGo();
  await expect.element(note).not.toBeInTheDocument();
  expect(top()).toBe(before);
});

test('the note about saved data has its own space above the banner and the bar, so that nothing covers the focused element', async () => {
  const room = () => getComputedStyle(document.documentElement).scrollPaddingBottom;
  await openSaved();
  // The space at the bottom of the screen includes the bar of the phone, which is 54 px high.
  expect(room()).toBe('134px');
  goOffline();
  await expect.poll(room).toBe('198px');
});

test('the app shows no note about saved data while the server responds', async () => {
  await open();
  await openCard(bowlTitle(2));
  await expect.element(detail().getByText('Offline: saved')).not.toBeInTheDocument();
});
