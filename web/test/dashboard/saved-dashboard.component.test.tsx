import { hashKey } from '@tanstack/react-query';
import {
  achievementsLike,
  setDashboardResponses,
  ownItemsLike,
  PREMIUM_MEMBER,
  expectVisibleText,
} from '@test/dashboard';
import { setResponse, setNetworkFailure } from '@test/fake-api';
import { expectItemDetail } from '@test/item-detail';
import { cardLink, expectTitles } from '@test/item-list';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { summaryLike } from '@test/sales';
import { afterEach, expect, test } from 'vitest';
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

const SAVED = [
  queryKeyOf('listOwnItems', { query: { page: 1 } }),
  queryKeyOf('getOwnStats', {}),
  queryKeyOf('listOwnAchievements', {}),
  queryKeyOf('getSalesSummary', { query: {} }),
].map(hashKey);

const LOST = ['listOwnItems', 'getOwnStats', 'listOwnAchievements', 'getSalesSummary'] as const;

async function seeSales(): Promise<void> {
  await expectVisibleText('$65.00');
}

async function open(): Promise<void> {
  await cleanup();
  const client = createQueryClient();
  persistQueries(client);
  await renderApp('/dashboard', client);
}

afterEach(() => trimSavedResponses(0, 0, Date.now()));

test('the dashboard shows saved items, numbers, achievements and sales without a network', async () => {
  setDashboardResponses({
    items: ownItemsLike(2),
    member: PREMIUM_MEMBER,
    achievements: achievementsLike(3),
  });
  setResponse('getSalesSummary', summaryLike());
  await open();
  await expectTitles(['Owl 1', 'Owl 2']);
  await seeSales();
  const prefix = ownerKeyPrefix(memberLike().id);
  for (const key of SAVED)
    await expect.poll(() => savedResponseStorage.getItem(`${prefix}-${key}`)).toBeDefined();
  for (const name of LOST) setNetworkFailure(name);
  await open();
  await expectVisibleText('Offline: saved');
  await expectTitles(['Owl 1', 'Owl 2']);
  await expectVisibleText('$1,234.50');
  await expect.element(page.getByText('3 of 22 unlocked')).toBeVisible();
  await seeSales();
  await expectVisibleText('These figures may be out of date.');
  await cardLink('Owl 2').click();
  await expectItemDetail('Owl 2');
});
