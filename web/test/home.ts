import { isPremiumAt } from '@contract/rules/premium';
import type { ChampionSeller } from '@contract/schemas/champion';
import { itemListPageLike } from '@contract/schemas/item.test-support';
import { notificationSettingsSchema } from '@contract/schemas/notification-settings';
import { SESSION_MARK_COOKIE } from '@contract/schemas/session';
import type { CurrentUser } from '@contract/schemas/user';
import type { Item } from '@contract/schemas/item';
import { page } from 'vitest/browser';
import { subscriptionStatusLike } from './billing';
import { setResponse, setErrorResponse } from './fake-api';

/** Sets the responses for a home page with these items and without champions. */
export function setHomeResponses(items: readonly Item[] = []): void {
  setResponse('listItems', itemListPageLike(items));
  setResponse('listItemCategories', { categories: [] });
  // A list asks for the newest item after a minute. A test that takes longer needs this response.
  setResponse('getNewestItemTime', { storedAt: null, asOf: '2026-11-21T12:00:00.000001Z' });
  setChampionResponses(NO_CHAMPIONS);
}

export interface Champions {
  readonly liked: Item | null;
  readonly profit: Item | null;
  readonly seller: ChampionSeller;
}

export const NO_CHAMPIONS: Champions = { liked: null, profit: null, seller: null };

export function setChampionResponses({ liked, profit, seller }: Champions): void {
  setResponse('getMostLikedOfMonth', { item: liked });
  setResponse('getHighestProfitOfMonth', { item: profit });
  setResponse('getMostActiveSellerOfMonth', { seller });
}

export const setVisitorResponses = (): void =>
  setErrorResponse('getCurrentUser', 'unauthorized', 'Unauthorized');

export function setSignedInMemberResponses(member: CurrentUser): void {
  document.cookie = `${SESSION_MARK_COOKIE}=1; Path=/`;
  setResponse('getCurrentUser', member);
  setResponse('listLikedItems', { likedItems: [] });
  setResponse('getReportStatus', { hasReported: false });
  setResponse('getNotificationSettings', notificationSettingsSchema.parse({}));
  const { subscriptionStatus, subscriptionPlan, subscriptionEndDate } = member;
  const isPremium = isPremiumAt(member, new Date());
  setResponse(
    'getSubscriptionStatus',
    subscriptionStatusLike({
      subscriptionStatus,
      subscriptionPlan,
      subscriptionEndDate,
      isPremium,
      ...(isPremium && { submissionsLeft: null }),
    }),
  );
}

export const cards = () => page.getByRole('list', { name: 'Items' }).getByRole('article');
