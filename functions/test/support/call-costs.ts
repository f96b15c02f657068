import { costsOfCurrentUser, costsOfNames, costsOfSessions } from './account-costs';
import { costsOfAchievements } from './achievement-costs';
import { costsOfAuditLog } from './audit-costs';
import { costsOfBilling } from './billing-costs';
import { costsOfBlocking } from './blocking-costs';
import { costsOfComments } from './comment-costs';
import { costsOfFigures } from './figure-costs';
import { costsOfHiding } from './hiding-costs';
import { costsOfItemList } from './item-list-costs';
import { costsOfMembers } from './member-costs';
import { createMeteredMember, type MeteredMember, shareMetered } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';
import { nextSecond } from '../api/support/next-second';
import { costsOfModeration } from './moderation-costs';
import { costsOfNotifications } from './notification-costs';
import { costsOfLikes, costsOfLinksAndReports } from './reaction-costs';
import { costsOfSales } from './sales-costs';
import { costsOfOwnItems, costsOfScreenshots, costsOfSharing } from './sharing-costs';
import { costsOfSanctions } from './sanction-costs';
import { costsOfSearchesAndCounts } from './site-costs';

/** Measures the calls one after another. The product must be empty. */
export async function measureCallCosts(product: MeteredProduct): Promise<CallCost[]> {
  const [free, premium, renamed] = [
    await createMeteredMember(product),
    await createMeteredMember(product),
    await createMeteredMember(product),
  ];
  await product.call('setUsername', { cookie: free.cookie, json: { username: 'free_member' } });
  await product.call('setUsername', { cookie: premium.cookie, json: { username: 'premium_1' } });
  await product.db.doc(`users/${premium.uid}`).update({ subscriptionStatus: 'active' });
  const statusOf = ({ cookie }: MeteredMember) => product.call('getSubscriptionStatus', { cookie });
  // Waits, because another sign-in in the same second would be the same session.
  await nextSecond();
  const session = await product.call('createSession', { json: { idToken: free.idToken } });
  return [
    [
      'GET /api/items, first call of an instance, without a catalogue',
      await product.call('listItems'),
    ],
    ['POST /api/auth/session', session],
    ...(await costsOfSharing(product, free)),
    ['POST /api/items/screenshot, premium', await shareMetered(product, premium)],
    ['GET /api/subscription/status, free', await statusOf(free)],
    ['GET /api/subscription/status, premium', await statusOf(premium)],
    ...(await costsOfNames(product, renamed, 'Free_Member')),
    ...(await costsOfLikes(product, premium)),
    ...(await costsOfLinksAndReports(product, premium, free)),
    ...(await costsOfAchievements(product, premium, free)),
    ...(await costsOfOwnItems(product, premium)),
    ...(await costsOfItemList(product, premium)),
    ...(await costsOfComments(product, premium)),
    ...(await costsOfCurrentUser(product, free)),
    ...(await costsOfSearchesAndCounts(product, free)),
    ...(await costsOfSessions(product)),
    ...(await costsOfScreenshots(product, free)),
    ...(await costsOfBlocking(product, free, 'premium_1')),
    ...(await costsOfNotifications(product, premium)),
    ...(await costsOfBilling(product, renamed)),
    ...(await costsOfSales(product, renamed)),
    ...(await costsOfHiding(product, premium, renamed)),
    ...(await costsOfModeration(product, premium, renamed)),
    ...(await costsOfAuditLog(product)),
    ...(await costsOfMembers(product)),
    ...(await costsOfSanctions(product)),
    ...(await costsOfFigures(product)),
  ];
}
