import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { achievementsOfQuery } from '@/features/achievements/api/achievements-of';
import { profileQuery, profileStatsQuery } from '@/features/profiles/api/profile';
import { call } from '@/services/api-client';
import { createQueryClient } from '@/services/query-client';
import { profileLike, profilePageLike } from '../../../test/profiles';
import { firstPageIn } from './first-page-data';
import { profileFirstPageKind } from './profile-first-page-kind';

vi.mock('@/services/api-client', () => ({ call: vi.fn() }));

const READ_AT = Date.now() - 1000;
const user = profileLike({ id: 'ann', username: 'ann_sells', isPremiumUser: true });
const PROFILE = {
  page: profilePageLike(user, []),
  stats: { totalItems: 0, ownSales: 0, totalSalesValue: '0.00', avgSalePrice: '0.00' },
  achievements: { achievements: [] },
};
const page = {
  kind: 'profile',
  readAt: READ_AT,
  username: 'ann_sells',
  page: 1,
  profile: PROFILE,
} as const;

const documentWith = (data: unknown) =>
  ({ getElementById: () => ({ textContent: JSON.stringify(data) }) }) as unknown as Document;

beforeEach(() => vi.mocked(call).mockReset());
afterEach(() => vi.unstubAllGlobals());

/** Starts to observe the same query as the profile page. Returns its first result, and a function that stops. */
function watch(client = createQueryClient(), options = {}) {
  const observer = new QueryObserver(client, { ...profileQuery('ann_sells', 1), ...options });
  const stop = observer.subscribe(() => undefined);
  return { result: observer.getCurrentResult(), stop };
}

test('fillCache caches the profile, its figures and its achievements under the query keys of the profile page', () => {
  const client = createQueryClient();
  profileFirstPageKind.fillCache(client, page, READ_AT);
  expect(client.getQueryData(profileQuery('ann_sells', 1).queryKey)).toEqual(PROFILE.page);
  expect(client.getQueryData(profileStatsQuery('ann_sells').queryKey)).toEqual(PROFILE.stats);
  expect(client.getQueryData(achievementsOfQuery('ann').queryKey)).toEqual(PROFILE.achievements);
});

test.each([
  ['is not requested again by a visitor', '', 0],
  [
    'is requested again by a member, because the server rendered what visitors see',
    'boloboard_session=1',
    1,
  ],
])('the profile of the first page %s', async (_who, cookie, reads) => {
  vi.stubGlobal('document', { cookie });
  const client = createQueryClient();
  (await firstPageIn(documentWith(page)))?.fillCache(client);
  const { result, stop } = watch(client);
  expect(result.data).toEqual(PROFILE.page);
  expect(call).toHaveBeenCalledTimes(reads);
  stop();
});

test('fillCache caches a 404 error when no member has the name in the URL, so that the page requests nothing until hydration', () => {
  const client = createQueryClient();
  profileFirstPageKind.fillCache(client, { ...page, profile: null }, READ_AT);
  const { result, stop } = watch(client, { retryOnMount: false });
  expect(result).toMatchObject({ status: 'error', error: { status: 404 }, fetchStatus: 'idle' });
  expect(call).not.toHaveBeenCalled();
  stop();
  watch(client, { retryOnMount: true }).stop();
  expect(call).toHaveBeenCalledOnce();
});

test('urlOf returns the URL of the profile page, and adds the page number except on the first page', () => {
  expect(profileFirstPageKind.urlOf(page)).toBe('/user/ann_sells');
  expect(profileFirstPageKind.urlOf({ ...page, page: 2 })).toBe('/user/ann_sells?page=2');
});
