import type { ChampionSeller } from '@contract/schemas/champion';
import type { CurrentUser } from '@contract/schemas/user';
import type { Item } from '@contract/schemas/item';
import { page } from 'vitest/browser';
import { answer, refuse } from './fake-api';
import { pageLike } from './items';

/** Answers what the home page asks for: these items and no champions. */
export function answerHome(items: readonly Item[] = []): void {
  answer('listItems', pageLike(items));
  answer('listItemCategories', { categories: [] });
  answerChampions(NOBODY);
}

/** Who leads each ranking of the month; null if nobody does. */
export interface Champions {
  readonly liked: Item | null;
  readonly profit: Item | null;
  readonly seller: ChampionSeller;
}

export const NOBODY: Champions = { liked: null, profit: null, seller: null };

/** Answers the rankings with these champions from now on. */
export function answerChampions({ liked, profit, seller }: Champions): void {
  answer('getMostLikedOfMonth', { item: liked });
  answer('getHighestProfitOfMonth', { item: profit });
  answer('getMostActiveSellerOfMonth', { seller });
}

/** From now on nobody is signed in. */
export const answerVisitor = (): void => refuse('getCurrentUser', 'unauthorized', 'Unauthorized');

/** From now on `member` is signed in. */
export function answerMember(member: CurrentUser): void {
  answer('getCurrentUser', member);
  answer('getSubscriptionStatus', {
    subscriptionStatus: member.subscriptionStatus,
    subscriptionPlan: member.subscriptionPlan,
    subscriptionEndDate: member.subscriptionEndDate,
    isPremium: member.subscriptionStatus === 'active',
    submissionsLeft: member.subscriptionStatus === 'active' ? null : 20,
  });
}

/** The cards of the items listed. */
export const cards = () => page.getByRole('list', { name: 'Items' }).getByRole('article');
