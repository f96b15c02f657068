import { isPremiumAt } from '@contract/rules/premium';
import type { ChampionSeller } from '@contract/schemas/champion';
import { itemListPageLike } from '@contract/schemas/item.test-support';
import { notificationSettingsSchema } from '@contract/schemas/notification-settings';
import { SESSION_MARK_COOKIE } from '@contract/schemas/session';
import type { CurrentUser } from '@contract/schemas/user';
import type { Item } from '@contract/schemas/item';
import { page } from 'vitest/browser';
import { statusLike } from './billing';
import { answer, refuse } from './fake-api';

/** Sets the responses for the home page: these items and no champions. */
export function answerHome(items: readonly Item[] = []): void {
  answer('listItems', itemListPageLike(items));
  answer('listItemCategories', { categories: [] });
  // Slow tests take longer than the minute after which a list asks.
  answer('getNewestItemTime', { storedAt: null, asOf: '2026-11-21T12:00:00.000001Z' });
  answerChampions(NOBODY);
}

export interface Champions {
  readonly liked: Item | null;
  readonly profit: Item | null;
  readonly seller: ChampionSeller;
}

export const NOBODY: Champions = { liked: null, profit: null, seller: null };

export function answerChampions({ liked, profit, seller }: Champions): void {
  answer('getMostLikedOfMonth', { item: liked });
  answer('getHighestProfitOfMonth', { item: profit });
  answer('getMostActiveSellerOfMonth', { seller });
}

export const answerVisitor = (): void => refuse('getCurrentUser', 'unauthorized', 'Unauthorized');

export function answerMember(member: CurrentUser): void {
  document.cookie = `${SESSION_MARK_COOKIE}=1; Path=/`;
  answer('getCurrentUser', member);
  answer('listLikedItems', { likedItems: [] });
  answer('getReportStatus', { hasReported: false });
  answer('getNotificationSettings', notificationSettingsSchema.parse({}));
  const { subscriptionStatus, subscriptionPlan, subscriptionEndDate } = member;
  const isPremium = isPremiumAt(member, new Date());
  answer(
    'getSubscriptionStatus',
    statusLike({
      ...{ subscriptionStatus, subscriptionPlan, subscriptionEndDate, isPremium },
      ...(isPremium && { submissionsLeft: null }),
    }),
  );
}

export const cards = () => page.getByRole('list', { name: 'Items' }).getByRole('article');
