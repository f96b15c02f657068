import type { Firestore } from 'firebase-admin/firestore';
import { composeSubscriptionReconciliation } from '../../functions/src/app/billing-services';
import { createRepos } from '../../functions/src/app/repos';
import { loadStripeClient } from '../../functions/src/gateways/billing/load-stripe-client';
import { createStripeBillingGateway } from '../../functions/src/gateways/billing/stripe-billing';
import { createJsonLogger } from '../../functions/src/lib/json-logger';

/**
 * Composes the billing services for a command that reads subscriptions from a Stripe account and corrects the stored
 * plans. With these services, nobody can pay, and no events are handled.
 */
export function composeBillingServices(
  db: Firestore,
  account: Parameters<typeof loadStripeClient>[0],
  now = () => new Date(),
) {
  const log = createJsonLogger();
  const repos = createRepos({ db, log, now });
  const open = () => loadStripeClient(account);
  const gateway = createStripeBillingGateway({ open, webhookSecret: null, siteOrigin: '', now });
  const reconciliation = composeSubscriptionReconciliation({
    repos,
    gateway,
    log,
    now,
  });
  return { repos, gateway, reconciliation };
}
