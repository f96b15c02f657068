import { callsTo } from '@test/fake-api';
import { setHomeResponses, setSignedInMemberResponses, cards } from '@test/home';
import { setItemListResponses, bowls, expectTitles, bowlTitles } from '@test/item-list';
import { fakeMatchMedia } from '@test/match-media';
import { memberLike } from '@test/members';
import { renderApp } from '@test/render';
import { pullDown, fireTouchEvent } from '@test/touch';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

afterEach(() => {
  vi.restoreAllMocks();
});

test('pulling the home page down refetches items, champions and plan', async () => {
  fakeMatchMedia({
    '(pointer: coarse), (display-mode: standalone)': true,
    '(pointer: coarse)': true,
  });
  setSignedInMemberResponses(memberLike());
  setHomeResponses();
  setItemListResponses(bowls(2));
  await renderApp();
  await expect.element(cards()).toHaveLength(2);
  await expect.element(page.getByText('20 of 20 submissions left this month')).toBeVisible();
  await expect.poll(() => document.querySelector('p[aria-hidden][hidden]')).not.toBeNull();
  const counts = () =>
    (
      [
        'listItems',
        'getMostLikedOfMonth',
        'getHighestProfitOfMonth',
        'getMostActiveSellerOfMonth',
        'getSubscriptionStatus',
      ] as const
    ).map((name) => callsTo(name).length);
  const before = counts();
  setItemListResponses(bowls(3));
  pullDown(document.body, 200);
  fireTouchEvent(document.body, 'touchend');
  await expectTitles(bowlTitles(1, 3));
  await expect.element(page.getByText('Refreshed.', { exact: true })).toBeInTheDocument();
  expect(counts()).toEqual(before.map((count) => count + 1));
  // The request has no snapshot time, because a snapshot time would exclude new items.
  expect(callsTo('listItems').at(-1)?.url.searchParams.has('asOf')).toBe(false);
});
