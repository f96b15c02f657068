import { setResponseByUrl, callsTo, setErrorResponse } from '@test/fake-api';
import {
  setSharedItemResponses,
  sharedItem,
  fillInNewSale,
  submitSale,
  successMessage,
} from '@test/share-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const CALLS = [
  'getMostLikedOfMonth',
  'getHighestProfitOfMonth',
  'getMostActiveSellerOfMonth',
] as const;

const item = sharedItem();
const liked = () => page.getByRole('article', { name: 'Most Liked Item' });
const freshCallsTo = (name: (typeof CALLS)[number]) =>
  callsTo(name).filter(({ url }) => url.searchParams.has('since'));

test("the home page shows a member's new share among the champions without waiting until caches expire", async () => {
  await fillInNewSale();
  setSharedItemResponses(item);
  setResponseByUrl('getMostLikedOfMonth', ({ searchParams }) => ({
    item: searchParams.has('since') ? item : null,
  }));
  await submitSale();
  await expect.element(successMessage()).toBeVisible();
  await expect.element(liked().getByText(item.title)).toBeVisible();
  for (const name of CALLS) expect(freshCallsTo(name)).toHaveLength(1);
  const since = freshCallsTo('getMostLikedOfMonth')[0]?.url.searchParams.get('since') ?? '';
  expect(Math.abs(Date.parse(since) - Date.now())).toBeLessThan(60_000);
});

test('the home page loads the cached champions when the fresh ones cannot be fetched', async () => {
  await fillInNewSale();
  setSharedItemResponses(item);
  const before = callsTo('getHighestProfitOfMonth').length;
  setErrorResponse('getHighestProfitOfMonth', 'unavailable', 'Not now');
  await submitSale();
  await expect.element(successMessage()).toBeVisible();
  await expect.poll(() => callsTo('getHighestProfitOfMonth').length).toBe(before + 2);
  expect(freshCallsTo('getHighestProfitOfMonth')).toHaveLength(1);
});
