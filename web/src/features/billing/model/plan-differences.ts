import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import { FREE_RETENTION_DAYS, PREMIUM_RETENTION_DAYS } from '@contract/schemas/retention';
import { FREE_SUBMISSIONS_PER_MONTH } from '@contract/schemas/subscription';

interface PlanDifference {
  readonly name: string;
  readonly free: string;
  readonly premium: string;
  /** A full sentence that states what Premium adds. */
  readonly benefit: string;
  /** A full sentence that states what the free plan lacks. */
  readonly limitation: string;
}

/** All differences between the plans. If you change them, change docs/product.md, too. */
export const PLAN_DIFFERENCES: readonly PlanDifference[] = [
  {
    name: 'Submissions each month',
    free: `${FREE_SUBMISSIONS_PER_MONTH}`,
    premium: 'Unlimited',
    benefit: 'Share as many items as you want',
    limitation: `${FREE_SUBMISSIONS_PER_MONTH} submissions each month`,
  },
  {
    name: 'Pages of items',
    free: `The first ${PAGE_ALLOWANCE.free}`,
    premium: 'All',
    benefit: 'Browse every page of items and search results',
    limitation: `Only the first ${PAGE_ALLOWANCE.free} pages of items`,
  },
  {
    name: 'Your items stay for',
    free: `${FREE_RETENTION_DAYS} days`,
    premium: `${PREMIUM_RETENTION_DAYS} days`,
    benefit: `Your items stay for ${PREMIUM_RETENTION_DAYS} days`,
    limitation: `Your items stay for ${FREE_RETENTION_DAYS} days`,
  },
  {
    name: 'Ads',
    free: 'Shown',
    premium: 'None',
    benefit: 'No ads',
    limitation: 'Ads between items',
  },
  {
    name: 'Premium badge',
    free: 'No',
    premium: 'Yes',
    benefit: 'A premium badge beside your username',
    limitation: 'No premium badge',
  },
  {
    name: 'Achievements',
    free: 'Earned, details hidden',
    premium: 'Shown to everyone',
    benefit: 'Achievements in full, and on your profile',
    limitation: 'Achievements without details',
  },
  {
    name: 'Favorite sellers',
    free: 'No',
    premium: 'Yes',
    benefit: 'Favorite sellers on your dashboard',
    limitation: 'No favorite sellers',
  },
  {
    name: 'Bio and pinned items',
    free: 'No',
    premium: 'Yes',
    benefit: 'A bio and pinned items on your profile',
    limitation: 'No bio and no pinned items',
  },
];
