import { api, type EndpointName } from '@contract/endpoints/api';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from './api-client';
import { createQueryClient } from './query-client';
import { queryKeyOf } from './query-options';
import { refreshAfterCall, refreshTags } from './refresh-after-call';

const rows = Object.entries(api) as [EndpointName, Endpoint][];
const CACHED = rows.flatMap(([name, { reads }]) => (reads ? [name] : []));
const ITEM_LISTS = [
  'getOwnStats',
  'getProfile',
  'getProfileStats',
  'getSalesSummary',
  'listItemCategories',
  'listItems',
  'listOwnItems',
];
const CHAMPIONS = ['getMostLikedOfMonth', 'getHighestProfitOfMonth', 'getMostActiveSellerOfMonth'];

/** The calls of the admin pages whose responses are cached. */
const MODERATION = [
  'getFigures',
  'getMember',
  'listAppeals',
  'listAuditLog',
  'listMemberItems',
  'listMemberReports',
  'listMembers',
  'listReports',
];

let client: QueryClient;
let requests: URL[];

// Makes an admin call first, because the rows of admin calls are known only after the first admin call.
beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  await expect(call('listReports', { query: {} })).rejects.toThrow();
});
beforeEach(() => {
  client = createQueryClient();
  for (const name of CACHED) client.setQueryData([name, {}], {});
  requests = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(new URL(url, 'http://boloboard.test'));
    return Promise.resolve(Response.json({ item: null, seller: null }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const isStale = (name: string) => client.getQueryState([name, {}])?.isInvalidated;
const staleNames = () => CACHED.filter(isStale).sort();

test.each([
  ['shareScreenshot', ['getSubscriptionStatus', 'listAchievementsOf', 'listOwnAchievements']],
  ['editItem', ['getItem']],
  ['changeCover', ['getItem']],
  ['cropPicture', ['getItem']],
  ['deleteItem', []],
  ['deleteOwnItems', []],
  ['removeKeptSales', []],
  ['decideReport', ['getItem', ...MODERATION]],
  ['hideReportedItem', ['getItem', ...MODERATION]],
  ['showReportedItem', ['getItem', ...MODERATION]],
  ['decideAppeal', ['getItem', ...MODERATION]],
  ['deleteReportedItem', ['getItem', 'listComments', ...MODERATION]],
  ['deleteReportedComment', ['getItem', 'listComments', ...MODERATION]],
] as const)(
  'after %s, refetches all lists of items and the other responses that the call changes',
  async (name, others) => {
    await refreshAfterCall(client, name);
    expect(staleNames()).toEqual([...ITEM_LISTS, ...others].sort());
  },
);

test.each([
  ['addFavorite', ['checkFavorite', 'listFavorites']],
  ['updateFees', ['getFees', 'getSalesSummary']],
  ['reportComment', ['getReportStatus']],
  ['appeal', ['getOwnRuling']],
  ['postComment', ['listComments']],
  ['verifyEmail', ['getAccount', 'getCurrentUser']],
  ['createCheckoutSession', []],
  ['logout', []],
] as const)('refetches the responses that %s changes', async (name, stale) => {
  await refreshAfterCall(client, name);
  expect(staleNames()).toEqual(stale);
});

test('refetches the champions without using any cache after a change of items', async () => {
  for (const name of CHAMPIONS) client.setQueryData([name, { query: {} }], { item: 'old' });
  await refreshAfterCall(client, 'deleteItem');
  await vi.waitFor(() => expect(requests).toHaveLength(CHAMPIONS.length));
  expect(requests.map(({ searchParams }) => searchParams.has('since'))).toEqual([true, true, true]);
  await vi.waitFor(() =>
    expect(client.getQueryData(queryKeyOf('getMostLikedOfMonth', { query: {} }))).toEqual({
      item: null,
    }),
  );
});

test('after a member is blocked, hides profiles until the profiles are refetched', async () => {
  await refreshAfterCall(client, 'blockMember');
  expect(client.getQueryData(['getProfile', {}])).toBeUndefined();
  expect(client.getQueryData(['getProfileStats', {}])).toBeUndefined();
  expect(client.getQueryData(['listItems', {}])).toEqual({});
  expect(staleNames()).toEqual([
    'getCurrentUser',
    'listBlockedMembers',
    'listFavorites',
    'listItems',
  ]);
});

test('does not refetch a response that the option `write` has stored in the cache', async () => {
  const write = () => client.setQueryData(['getFees', {}], { new: 1 });
  await refreshAfterCall(client, 'updateFees', { write });
  expect(staleNames()).toEqual(['getSalesSummary']);
});

test('refetches a response that was set before refreshAfterCall was called', async () => {
  client.setQueryData(['getFees', {}], { new: 1 });
  await refreshAfterCall(client, 'updateFees');
  expect(isStale('getFees')).toBe(true);
});

test('does not refetch responses about other items', async () => {
  const keys = ['owl', 'bowl'].map((itemId) => ['listComments', { params: { itemId } }]);
  for (const key of keys) client.setQueryData(key, {});
  await refreshAfterCall(client, 'postComment', { params: { itemId: 'owl' } });
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});

test('after a payment, refetches the member, the plan, and the responses that depend on the plan', async () => {
  await refreshAfterCall(client, 'verifySubscription');
  expect(staleNames()).toEqual(
    expect.arrayContaining([
      'getCurrentUser',
      'getSubscriptionStatus',
      'listItems',
      'listOwnAchievements',
    ]),
  );
});

test('refetches the responses that depend on a cache tag', async () => {
  await refreshTags(client, ['allowance']);
  expect(staleNames()).toEqual(['getSubscriptionStatus']);
});

test('refetches the member and the plan after a change of the plan', async () => {
  await refreshTags(client, ['plan']);
  expect(staleNames()).toEqual(['getCurrentUser', 'getSubscriptionStatus']);
});
