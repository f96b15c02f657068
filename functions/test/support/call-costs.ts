import {
  measureCurrentUserCosts,
  measureUsernameCosts,
  measureSessionCosts,
} from './account-costs';
import { measureAchievementCosts } from './achievement-costs';
import { measureAuditLogCosts } from './audit-costs';
import { measureBillingCosts } from './billing-costs';
import { measureBlockingCosts } from './blocking-costs';
import { measureCommentCosts } from './comment-costs';
import { measureFigureCosts } from './figure-costs';
import { measureHidingCosts } from './hiding-costs';
import { measureItemListCosts } from './item-list-costs';
import { measureMemberCosts } from './member-costs';
import { createMeteredMember, type MeteredMember, shareMeteredItem } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';
import { waitForNextSecond } from '../api/support/next-second';
import { measureModerationCosts } from './moderation-costs';
import { measureNotificationCosts } from './notification-costs';
import { measureLikeCosts, measureLinkAndReportCosts } from './reaction-costs';
import { measureSalesCosts } from './sales-costs';
import { measureOwnItemCosts, measureScreenshotCosts, measureSharingCosts } from './sharing-costs';
import { measureSanctionCosts } from './sanction-costs';
import { measureSearchAndCountCosts } from './site-costs';

/** Measures the calls one after another. The product must be empty. */
export async function measureCallCosts(product: MeteredProduct): Promise<CallCost[]> {
  const free = await createMeteredMember(product);
  const premium = await createMeteredMember(product);
  const renamed = await createMeteredMember(product);
  await product.call('setUsername', { cookie: free.cookie, json: { username: 'free_member' } });
  await product.call('setUsername', { cookie: premium.cookie, json: { username: 'premium_1' } });
  await product.db.doc(`users/${premium.uid}`).update({ subscriptionStatus: 'active' });
  const statusOf = ({ cookie }: MeteredMember) => product.call('getSubscriptionStatus', { cookie });
  // Waits for the next second, because a second sign-in in the same second would get the same session.
  await waitForNextSecond();
  const session = await product.call('createSession', { json: { idToken: free.idToken } });
  return [
    [
      'GET /api/items, first call of an instance, without a catalogue',
      await product.call('listItems'),
    ],
    ['POST /api/auth/session', session],
    ...(await measureSharingCosts(product, free)),
    ['POST /api/items/screenshot, premium', await shareMeteredItem(product, premium)],
    ['GET /api/subscription/status, free', await statusOf(free)],
    ['GET /api/subscription/status, premium', await statusOf(premium)],
    ...(await measureUsernameCosts(product, renamed, 'Free_Member')),
    ...(await measureLikeCosts(product, premium)),
    ...(await measureLinkAndReportCosts(product, premium, free)),
    ...(await measureAchievementCosts(product, premium, free)),
    ...(await measureOwnItemCosts(product, premium)),
    ...(await measureItemListCosts(product, premium)),
    ...(await measureCommentCosts(product, premium)),
    ...(await measureCurrentUserCosts(product, free)),
    ...(await measureSearchAndCountCosts(product, free)),
    ...(await measureSessionCosts(product)),
    ...(await measureScreenshotCosts(product, free)),
    ...(await measureBlockingCosts(product, free, 'premium_1')),
    ...(await measureNotificationCosts(product, premium)),
    ...(await measureBillingCosts(product, renamed)),
    ...(await measureSalesCosts(product, renamed)),
    ...(await measureHidingCosts(product, premium, renamed)),
    ...(await measureModerationCosts(product, premium, renamed)),
    ...(await measureAuditLogCosts(product)),
    ...(await measureMemberCosts(product)),
    ...(await measureSanctionCosts(product)),
    ...(await measureFigureCosts(product)),
  ];
}
